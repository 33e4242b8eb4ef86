import { referenceLists, type ReferenceEntry, type ReferenceListName } from '../domain/references';
import { apiRequest } from './http';

export interface CachedList {
  etag: string | null;
  entries: ReferenceEntry[];
}

/** Kept across visits and people: the lists are public, and the same for everybody of one instance. */
const keyOf = (productId: string, list: ReferenceListName) => `pv.${productId}.references.${list}`;

/** The list as the last visit left it; null when there is none or it can't be read. */
export function readCachedList(productId: string, list: ReferenceListName): CachedList | null {
  try {
    const cached = JSON.parse(localStorage.getItem(keyOf(productId, list)) ?? 'null') as CachedList | null;
    return cached && Array.isArray(cached.entries) ? cached : null;
  } catch {
    return null;
  }
}

/**
 * Asks the server for a list, by the ETag of the one we have. Out: the new list, or the given one when it still holds.
 * Errors as in `apiFetch`.
 */
export async function refreshList(productId: string, list: ReferenceListName, known: CachedList | null): Promise<CachedList> {
  const headers: Record<string, string> = known?.etag ? { 'If-None-Match': known.etag } : {};
  const answer = await apiRequest<ReferenceEntry[]>(`/${referenceLists[list].path}`, { headers });
  if (answer.status === 304 && known) return known;
  const fresh = { etag: answer.headers.get('ETag'), entries: answer.data };
  try {
    localStorage.setItem(keyOf(productId, list), JSON.stringify(fresh));
  } catch {
    // The browser's storage is full or switched off: the list is then loaded on each visit.
  }
  return fresh;
}
