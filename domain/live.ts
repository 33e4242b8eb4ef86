import type { AccountReference } from './inbox/inbox';

/**
 * Events of the live channel (`GET /live`), and presence: who has which record open (`POST /presence`). The browser
 * loads this file with every page, so it does not import zod.
 */

/** A person who has a record or inbox item open. */
export interface Presence {
  id: number;
  email: string;
  /** ISO 8601. */
  since: string;
  /** The path of the field that has the focus; null if none has. */
  field: string | null;
}

/** A person who has a record open, with the record. */
export interface RecordPresence extends Presence {
  resource: string;
  recordId: number;
}

/** A write, by a person or an import: ids and version only, never contents. */
export interface RecordEvent {
  type: 'created' | 'updated' | 'deleted';
  resource: string;
  /** Null if there were many. */
  ids: number[] | null;
  /** The new version, if one record was written. */
  version: number | null;
  /** Null for an import. */
  by: AccountReference | null;
}

export type LiveEvent =
  | RecordEvent
  /** These lists have changed. */
  | { type: 'lists'; resources: string[] }
  /** Everyone who currently has a record open. Sent first, and again whenever events may have been missed. */
  | { type: 'present'; people: RecordPresence[] }
  | ({ type: 'entered' | 'left' } & RecordPresence)
  /** The comments on a record or its assignment have changed. */
  | { type: 'comments'; resource: string; recordId: number }
  /** The mentions of these accounts have changed. */
  | { type: 'mentions'; users: number[] }
  | { type: 'heartbeat' }
  /** The session is over. */
  | { type: 'ended' };

/** The resource of inbox items. */
export const inboxPresence = 'inbox';

/** How often an open page reports itself, in milliseconds; browsers throttle hidden pages to once a minute. */
export const presenceInterval = 45_000;
/** The same without the live channel, where these responses are the only source. */
export const presencePolling = 20_000;
/** The time after which a silent page counts as closed, in milliseconds. */
export const presenceTimeout = 130_000;
/** The interval of heartbeats on the channel, in milliseconds. */
export const heartbeat = 25_000;
