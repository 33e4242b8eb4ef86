import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ContentLocale } from '../../domain/locales';
import type { GapState, StaleText } from '../../domain/translations/gaps';
import type { LeftText } from '../../domain/translations/texts';
import type { Json, Moment } from './columns';

/** Records and what is kept of them: search, history, versions, gaps of translations. */

/**
 * Records of a type that led to one that goes by one of their fields. `joined`: those of them that led to the one that
 * stays, too.
 */
export interface Moved {
  resource: string;
  field: string;
  ids: number[];
  joined: number[];
}

/** What a merge has changed, to take it back. */
export interface MergeUndo {
  /** The record that stays, as it was before, and its version afterwards. */
  stays: object;
  version: number;
  /** The record that is gone, as it was. */
  goes: object;
  moved: Moved[];
  /** Ids that led to the record that is gone, and lead on since. */
  led?: number[];
  /** What was about the record that is gone, and is about the other since. */
  followed: number[];
}

/** What every content table has; the declared fields stand beside it. */
export interface ContentTable {
  id: ColumnType<number, number | undefined, never>;
  version: ColumnType<number, number | undefined, number>;
  is_public: boolean;
  created_at: Moment;
  updated_at: Moment;
  translations: Json<object>;
  /** The record as JSON text in its three shapes, written with the row (docs/decisions/storage-model.md). */
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
  is_public: boolean;
  position: number;
  name: string;
  translations: Json<object>;
  synonyms: string[];
  context: string | null;
  extra: Json<object>;
  created_at: Moment;
  updated_at: Moment;
}

/** What the global and the per-list search read: narrow, so that no text lies outside its row. */
export interface SearchIndexTable {
  resource: string;
  record_id: number;
  is_public: boolean;
  title: string;
  code: string | null;
  text: string;
  /** What hits are ranked by (`titleWords`). */
  title_words: Generated<string>;
  /**
   * Whether the indexes of searches know the text as it is; else they look through it. A trigger says no where the text
   * becomes another.
   */
  is_indexed: Generated<boolean>;
}

export interface HistoryTable {
  id: GeneratedAlways<number>;
  resource: string;
  record_id: number;
  version: number;
  action: 'create' | 'update' | 'delete';
  at: Moment;
  user_id: number | null;
  /** Kept beside the id: an account that is gone is still named. */
  user_email: string | null;
  record: Json<object>;
  /** The record is what changed only; `history_record(history)` is the whole. */
  partial: Generated<boolean>;
}

/** How the stored texts of a resource were made: engine/write/rendering.ts. */
export interface ResourceStateTable {
  resource: string;
  rendered_as: Generated<number>;
}

/**
 * The version of a resource, which grows with every write, is the sum of its rows: engine/storage/resourceVersions.ts.
 */
export interface ResourceVersionsTable {
  resource: string;
  version: number;
}

export interface MergedRecordsTable {
  resource: string;
  old_id: number;
  new_id: number;
  at: Moment;
  user_id: number | null;
  user_email: string | null;
  undo: Json<MergeUndo>;
}

/** What translations lack (domain/translations/gaps.ts); written with every save. */
export interface TranslationGapsTable {
  id: Generated<number>;
  resource: string;
  record_id: number;
  field: string;
  locale: ContentLocale;
  state: GapState;
  stale: Json<StaleText[]>;
  left_texts: Json<LeftText[]>;
  version: number;
  at: Moment;
  user_id: number | null;
  user_email: string | null;
}
