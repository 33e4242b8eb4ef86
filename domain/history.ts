import type { Side } from './review/places';

/** What was done to a record, as `GET /{resource}/{id}/history` answers it. */
export interface HistoryEntry {
  id: number;
  /** Whose version it is: also of a record that has become part of the one that was asked for. */
  recordId: number;
  version: number;
  action: 'create' | 'update' | 'delete';
  /** ISO 8601. */
  at: string;
  /** Who it was; the address stays when the account is gone, the id does not. */
  user: { id: number | null; email: string } | null;
  /** The record after it; after a deletion, as it was before. */
  record: Side;
}

/** What an entry is to people. A record that is made begins with version 1; one that is brought back goes on. */
export const eventOf = ({ action, version }: HistoryEntry): HistoryEntry['action'] | 'restore' =>
  action === 'create' && version > 1 ? 'restore' : action;
