import { defaultLimit } from '../http';
import type { AccountReference } from '../inbox/inbox';
import type { ListDeclaration } from '../lists/listRequest';

/** A deleted record in the list of all of them (`GET /deleted`). */
export interface DeletedCard {
  resource: string;
  id: number;
  /** German if possible; '' if it had no title. */
  title: string;
  code: string | null;
  /** The id of its last history entry. */
  historyId: number;
  /** ISO 8601 in UTC. */
  deletedAt: string;
  deletedBy: AccountReference | null;
  /** The record into which it was merged; null if it was simply deleted. */
  partOf: number | null;
}

export const deletedListDeclaration: ListDeclaration = {
  filters: {},
  orderBy: ['type', 'id', 'title', 'deletedAt', 'deletedBy'],
  defaultOrder: { field: 'deletedAt', direction: 'DESC' },
  limit: defaultLimit,
};
