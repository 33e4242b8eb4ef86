import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Decision, InboxOutcome, InboxStatus, InboxType, LeftOut } from '../../domain/inbox/inbox';
import type { Json, Timestamp, NullableTimestamp } from './columns';

/** Inbox items, and what imports store about them. */

/** The data needed to reopen a closed item. */
export interface Undo {
  /** The record that was linked before the item was closed. */
  internalId: number | null;
  /** The previous state of the source's record; null if there was none. */
  source?: Record<string, unknown> | null;
  /** The released item together with which this one was closed. */
  with?: number;
  /** The version that the release created, and its history entry; null if it changed nothing. */
  record?: { id: number; version: number; historyId: number | null; isNew: boolean };
  /** The record that was deleted on request. */
  deleted?: number;
  /** The assignment of an unknown value: the entry, whether its synonym is new, and the changed proposals. */
  assigned?: { entry: number; isNewSynonym: boolean; items: number[] };
}

/** Described in domain/inbox/inbox.ts; written by server/inbox/. */
export interface InboxItemsTable {
  id: Generated<number>;
  version: Generated<number>;
  type: InboxType;
  source: string;
  status: InboxStatus;
  title: string;
  internal_id: number | null;
  foreign_id: string | null;
  data: Json<unknown>;
  normalized_data: Json<Record<string, unknown>>;
  base: Json<Record<string, unknown> | null>;
  fingerprint: string | null;
  proposed_at: Timestamp;
  interim: Json<Record<string, unknown> | null>;
  interim_base: Json<Record<string, unknown> | null>;
  interim_by: number | null;
  interim_by_email: string | null;
  interim_at: NullableTimestamp;
  has_interim: Generated<boolean>;
  deletes: Generated<boolean>;
  has_changes: Generated<boolean>;
  search: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  outcome: InboxOutcome | null;
  ended_at: NullableTimestamp;
  ended_by: number | null;
  ended_by_email: string | null;
  left_out: Json<LeftOut[] | null>;
  undo: Json<Undo | null>;
  decisions: ColumnType<Decision[], string | undefined, string>;
  import_id: number | null;
}

/** One import run. */
export interface InboxImportsTable {
  id: GeneratedAlways<number>;
  source: string;
  name: string;
  created_at: Timestamp;
  created_by: number | null;
  created_by_email: string | null;
}

/** An item's interim saves, by version, as the base for merging. */
export interface InboxInterimsTable {
  item_id: number;
  version: number;
  record: Json<Record<string, unknown>>;
}

/** The last state of a source's record, and what became of it. */
export interface SourceRecordsTable {
  source: string;
  type: InboxType;
  foreign_id: string;
  record_id: number | null;
  merged: Json<Record<string, unknown> | null>;
  merged_fingerprint: string | null;
  dismissed_fingerprint: string | null;
  updated_at: Timestamp;
}

/** What an import stores between runs. */
export interface ImportStateTable {
  name: string;
  value: Json<unknown>;
  updated_at: Timestamp;
}
