import { useCallback } from 'react';
import { useConfig } from '../session/config';
import { useMe } from '../session/session';

/** What the drafts of the form of a record are called; of a new one without its id. */
export const draftOfRecord = (resource: string, id?: string | number | null): string => `${resource}/${id ?? 'new'}`;

/** Where this person's drafts of a form lie. In: what they are called. */
export function useDraftPlace(): (name: string) => string {
  const { productId } = useConfig();
  const id = useMe()?.id ?? 0;
  return useCallback((name) => `${productId}/${id}/${name}`, [productId, id]);
}
