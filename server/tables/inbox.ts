import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Decision, InboxOutcome, InboxStatus, InboxType, LeftOut } from '../../domain/inbox/inbox';
import type { Json, Moment, NullableMoment } from './columns';

/** What waits for an editor, and what imports remember. */

/** What it takes to take an ending back. */
export interface Undo {
  /** The linked record before. */
  internalId: number | null;
  /** What was known of the source's record before; null where nothing was. */
  source?: Record<string, unknown> | null;
  /** The item that was released, where this one ended along with it. */
  with?: number;
  /**
   * What the release made of the record: the version since, and the entry of the history that it wrote; null where it
   * changed nothing.
   */
  record?: { id: number; version: number; historyId: number | null; isNew: boolean };
  /** The record was deleted, as the item wished. */
  deleted?: number;
  /**
   * What an unknown value was assigned to: the entry, whether its synonym is new, and the proposals that got the entry.
   */
  assigned?: { entry: number; isNewSynonym: boolean; items: number[] };
}

/** domain/inbox/inbox.ts says what they are; written by server/inbox/. */
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
  proposed_at: Moment;
  interim: Json<Record<string, unknown> | null>;
  interim_base: Json<Record<string, unknown> | null>;
  interim_by: number | null;
  interim_by_email: string | null;
  interim_at: NullableMoment;
  has_interim: Generated<boolean>;
  deletes: Generated<boolean>;
  has_changes: Generated<boolean>;
  search: string;
  created_at: Moment;
  updated_at: Moment;
  outcome: InboxOutcome | null;
  ended_at: NullableMoment;
  ended_by: number | null;
  ended_by_email: string | null;
  left_out: Json<LeftOut[] | null>;
  undo: Json<Undo | null>;
  decisions: ColumnType<Decision[], string | undefined, string>;
  import_id: number | null;
}

/** One run of an import that has put items into the inbox. */
export interface InboxImportsTable {
  id: GeneratedAlways<number>;
  source: string;
  name: string;
  created_at: Moment;
  created_by: number | null;
  created_by_email: string | null;
}

/** What an item's interim save was at a version, for who started from it. */
export interface InboxInterimsTable {
  item_id: number;
  version: number;
  record: Json<Record<string, unknown>>;
}

/** What a source last said of a record, and what became of it. */
export interface SourceRecordsTable {
  source: string;
  type: InboxType;
  foreign_id: string;
  record_id: number | null;
  merged: Json<Record<string, unknown> | null>;
  merged_fingerprint: string | null;
  dismissed_fingerprint: string | null;
  updated_at: Moment;
}

/** What an import remembers from one run to the next. */
export interface ImportStateTable {
  name: string;
  value: Json<unknown>;
  updated_at: Moment;
}
