import type { Identifier } from 'react-admin';
import { apiFetch } from './http';

/**
 * Brings a deleted record back. In: which version of its history, or what it is to be then; without either it is as it
 * was last, and one that has become part of another is separated from it, unless it is to come back apart from what
 * moved there. Errors as in `apiFetch`: 403 for what somebody else has deleted, unless one brings it back with one's
 * own work; 409 where it is there; 422 where it is no longer valid.
 */
export function restoreRecord(
  resource: string,
  id: Identifier,
  wish: { historyId?: number; record?: object; apart?: boolean } = {},
): Promise<unknown> {
  return apiFetch(`/${resource}/${encodeURIComponent(id)}/restore`, { method: 'POST', body: wish });
}
