import { defaultLimit } from '../http';
import type { Person } from '../inbox/inbox';
import type { Listed } from '../lists/listRequest';

/** A record that is no more, as the list of all deleted ones shows it (`GET /deleted`). */
export interface DeletedCard {
  resource: string;
  id: number;
  /** In German, else in another language; '' where it had none. */
  title: string;
  code: string | null;
  /** Its last entry in the history. */
  historyId: number;
  /** ISO 8601 in UTC. */
  deletedAt: string;
  deletedBy: Person | null;
  /** The record of the same type that it has become part of; null where it was deleted like any other. */
  partOf: number | null;
}

/** What the list may be asked for, beside term and page: the order of each of its columns. */
export const deletedListDeclaration: Listed = {
  filters: {},
  orderBy: ['type', 'id', 'title', 'deletedAt', 'deletedBy'],
  defaultOrder: { field: 'deletedAt', direction: 'DESC' },
  limit: defaultLimit,
};
