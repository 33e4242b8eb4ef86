import type { Side } from './review/places';

/** An entry of `GET /{resource}/{id}/history`. */
export interface HistoryEntry {
  id: number;
  /** The record it belongs to; not the requested record if it was merged into that. */
  recordId: number;
  version: number;
  action: 'create' | 'update' | 'delete';
  /** ISO 8601. */
  at: string;
  /** The email address stays when the account is deleted; the id is removed. */
  user: { id: number | null; email: string } | null;
  /** The record after the change; for a deletion, its last state. */
  record: Side;
}

export type HistoryEvent = HistoryEntry['action'] | 'restore';

/** The event as users see it: restoring a record continues its versions, while a new record starts with 1. */
export const eventOf = ({ action, version }: Pick<HistoryEntry, 'action' | 'version'>): HistoryEvent =>
  action === 'create' && version > 1 ? 'restore' : action;

export const eventLabels: Record<HistoryEvent, string> = {
  create: 'Erstellt',
  update: 'Geändert',
  delete: 'Gelöscht',
  restore: 'Wiederhergestellt',
};
