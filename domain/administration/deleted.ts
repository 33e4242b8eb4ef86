import { defaultLimit } from '../http';
import type { AccountReference } from '../inbox/inbox';
import type { ListDeclaration } from '../lists/listRequest';

/** An entry in the list of all deleted records (`GET /deleted`). */
export interface DeletedCard {
  resource: string;
  id: number;
  /** The German title if there is one; '' for records without a title. */
  title: string;
  code: string | null;
  /** The id of its last history entry. */
  historyId: number;
  /** ISO 8601 in UTC. */
  deletedAt: string;
  deletedBy: AccountReference | null;
  /** The record it was merged into; null if it was simply deleted. */
  partOf: number | null;
}

export const deletedListDeclaration: ListDeclaration = {
  filters: {},
  orderBy: ['type', 'id', 'title', 'deletedAt', 'deletedBy'],
  defaultOrder: { field: 'deletedAt', direction: 'DESC' },
  limit: defaultLimit,
};
