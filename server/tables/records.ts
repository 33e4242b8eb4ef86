import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ContentLocale } from '../../domain/locales';
import type { GapState, MachineText, OutdatedText } from '../../domain/translations/gaps';
import type { LeftEmptyText } from '../../domain/translations/texts';
import type { Json, Timestamp } from './columns';

/** Records and related data: search, history, versions, translation gaps. */

/** Records that referred to a merged one through a field. `joined`: those that also referred to the survivor. */
export interface Moved {
  resource: string;
  field: string;
  ids: number[];
  joined: number[];
}

/** The changes of a merge, for undoing it. */
export interface MergeUndo {
  /** The survivor before the merge, and its version after it. */
  stays: object;
  version: number;
  /** The removed record. */
  goes: object;
  moved: Moved[];
  /** Ids that used to point to the removed record. */
  led?: number[];
  /** Ids of what was moved to the survivor. */
  followed: number[];
}

/** The columns of every content table, in addition to declared fields. */
export interface ContentTable {
  id: ColumnType<number, number | undefined, never>;
  version: ColumnType<number, number | undefined, number>;
  is_public: boolean;
  created_at: Timestamp;
  updated_at: Timestamp;
  translations: Json<object>;
  /** The record as JSON text in three shapes, written with the row (docs/decisions/storage-model.md). */
  body: string;
  summary: string;
  public_body: string | null;
}

export interface LinkTable {
  record_id: number;
  target_id: number;
  position: number;
}

export interface ReferenceTable {
  id: number;
  version: Generated<number>;
  is_public: boolean;
  position: number;
  name: string;
  translations: Json<object>;
  synonyms: string[];
  context: string | null;
  extra: Json<object>;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** The entry in the shapes of a content type, maintained by a trigger (migration 089). */
  body: Generated<string>;
  summary: Generated<string>;
  public_body: string | null;
}

/** References whose new name has not yet reached records and searches: engine/write/renamed.ts. */
export interface RenamedReferencesTable {
  list: string;
  id: number;
  /** Whether records may contain its earlier name. */
  used: boolean;
  /** Grows with every rename. */
  change: number;
}

/** The search index for the global search and lists; narrow, so that the text stays in the row. */
export interface SearchIndexTable {
  resource: string;
  record_id: number;
  is_public: boolean;
  title: string;
  code: string | null;
  text: string;
  /** The text for ranking (`titleWords`). */
  title_words: Generated<string>;
  /**
   * Whether the text has been sorted into the index; waiting rows are scanned. A trigger resets this when the text
   * changes.
   */
  is_indexed: Generated<boolean>;
}

export interface HistoryTable {
  id: GeneratedAlways<number>;
  resource: string;
  record_id: number;
  version: number;
  action: 'create' | 'update' | 'delete';
  at: Timestamp;
  user_id: number | null;
  /** Stored in addition to the id, so that deleted accounts can still be named. */
  user_email: string | null;
  record: Json<object>;
  /** The entry stores only changes; `history_record(history)` returns the whole record. */
  partial: Generated<boolean>;
}

/** The version of the renderer that wrote a resource's stored JSON: engine/write/rendering.ts. */
export interface ResourceStateTable {
  resource: string;
  rendered_as: Generated<number>;
}

/** The version of a resource is the sum of its rows and grows with every write: engine/storage/resourceVersions.ts. */
export interface ResourceVersionsTable {
  resource: string;
  version: number;
}

export interface MergedRecordsTable {
  resource: string;
  old_id: number;
  new_id: number;
  at: Timestamp;
  user_id: number | null;
  user_email: string | null;
  undo: Json<MergeUndo>;
}

/** Translation gaps (domain/translations/gaps.ts), updated with every save. */
export interface TranslationGapsTable {
  id: Generated<number>;
  resource: string;
  record_id: number;
  field: string;
  locale: ContentLocale;
  state: GapState;
  stale: Json<OutdatedText[]>;
  left_texts: Json<LeftEmptyText[]>;
  machine_texts: Json<MachineText[]>;
  is_noise: Generated<boolean>;
  version: number;
  at: Timestamp;
  user_id: number | null;
  user_email: string | null;
}

/** What a machine has proposed for the texts of a record, by which a save recognises it. */
export interface MachineTextsTable {
  resource: string;
  record_id: number;
  field: string;
  part: string;
  locale: ContentLocale;
  /** Of the German text. */
  digest: string;
  text: string;
  provider: string;
  at: Timestamp;
}

/** The latest change of each record, by the number of its transaction. Triggers write this (migration 098). */
export interface RecordChangesTable {
  resource: string;
  record_id: number;
  changed_in: string;
  public_changed_in: string | null;
}

/** Which German texts have been translated, for proposals. */
export interface TranslationMemoryTable {
  resource: string;
  record_id: number;
  field: string;
  part: string;
  digest: string;
  /** Null for long texts. */
  words: string | null;
  locales: ContentLocale[];
}
