import { useCallback } from 'react';
import { useConfig } from '../session/config';
import { useMe } from '../session/session';
import { createDraftStore, newSession, type Draft } from './draftStore';
import { indexedDrafts } from './indexedDrafts';

/** The drafts of this browser. */
export const drafts = createDraftStore(
  indexedDrafts(globalThis.indexedDB),
  typeof localStorage === 'undefined' ? null : localStorage,
);

/**
 * Leaves what was typed for another form, which will offer it. In: where that form's drafts lie. Out: false when the
 * browser keeps nothing.
 */
export function shelve(place: string, values: Draft['values'], at = new Date().toISOString()): Promise<boolean> {
  return drafts.write({ place, session: newSession(), at, version: values._version as string | undefined, values });
}

/** What the drafts of the form of a record are called; of a new one without its id. */
export const draftOfRecord = (resource: string, id?: string | number | null): string => `${resource}/${id ?? 'new'}`;

/** Where this person's drafts of a form lie. In: what they are called. */
export function useDraftPlace(): (name: string) => string {
  const { productId } = useConfig();
  const id = useMe()?.id ?? 0;
  return useCallback((name) => `${productId}/${id}/${name}`, [productId, id]);
}
