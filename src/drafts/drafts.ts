import { createDraftStore, newSession, type Draft } from './draftStore';
import { indexedDrafts } from './indexedDrafts';

/** The drafts of this browser. */
export const drafts = createDraftStore(
  indexedDrafts(globalThis.indexedDB),
  typeof localStorage === 'undefined' ? null : localStorage,
);

/** Leaves what was typed for another form, which will offer it. In: where that form's drafts lie. Out: false when the browser keeps nothing. */
export function shelve(place: string, values: Draft['values'], at = new Date().toISOString()): Promise<boolean> {
  return drafts.write({ place, session: newSession(), at, version: values._version as string | undefined, values });
}
