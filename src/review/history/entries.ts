import type { Identifier } from 'react-admin';
import type { HistoryEntry } from '../../../domain/history';
import { apiFetch } from '../../api/http';

/** How many entries one call brings. */
export const pageSize = 20;

/** In: how many to leave out; whether to bring those of records too that have become part of this one. Out: entries of the history, newest first. Errors as in `apiFetch`. */
export function readHistory(resource: string, id: Identifier, { offset = 0, limit = pageSize, merged = false }: { offset?: number; limit?: number; merged?: boolean } = {}): Promise<HistoryEntry[]> {
  return apiFetch<HistoryEntry[]>(`/${resource}/${encodeURIComponent(id)}/history?limit=${limit}&offset=${offset}${merged ? '&merged=true' : ''}`);
}
