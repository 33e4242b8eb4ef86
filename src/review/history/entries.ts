import type { Identifier } from 'react-admin';
import type { Side } from '../../../domain/review/places';
import { apiFetch } from '../../api/http';

/** What was done to a record, as `GET /{resource}/{id}/history` answers it. */
export interface HistoryEntry {
  id: number;
  /** Whose version it is: also of a record that has become part of the one that was asked for. */
  recordId: number;
  version: number;
  action: 'create' | 'update' | 'delete';
  /** ISO 8601. */
  at: string;
  user: { id: number | null; email: string } | null;
  /** The record after it; after a deletion, as it was before. */
  record: Side;
}

/** How many entries one call brings. */
export const pageSize = 20;

/** In: how many to leave out; whether to bring those of records too that have become part of this one. Out: entries of the history, newest first. Errors as in `apiFetch`. */
export function readHistory(resource: string, id: Identifier, { offset = 0, limit = pageSize, merged = false }: { offset?: number; limit?: number; merged?: boolean } = {}): Promise<HistoryEntry[]> {
  return apiFetch<HistoryEntry[]>(`/${resource}/${encodeURIComponent(id)}/history?limit=${limit}&offset=${offset}${merged ? '&merged=true' : ''}`);
}
