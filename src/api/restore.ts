import type { Identifier } from 'react-admin';
import { apiFetch } from './http';

/**
 * Restores a deleted record.
 * @param wish the version of its history, or its new values; by default the last version. A merged contact is
 * separated unless `apart` keeps what moved with the merge.
 * @throws like `apiFetch`: 403 for records deleted by others, unless restored along with one's own work; 409 if it
 * exists; 422 if it is no longer valid
 */
export function restoreRecord(
  resource: string,
  id: Identifier,
  wish: { historyId?: number; record?: object; apart?: boolean } = {},
): Promise<unknown> {
  return apiFetch(`/${resource}/${encodeURIComponent(id)}/restore`, { method: 'POST', body: wish });
}
