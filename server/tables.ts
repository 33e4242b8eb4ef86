import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Decision, InboxOutcome, InboxStatus, InboxType, LeftOut } from '../domain/inbox';
import type { MergeUndo } from './engine/merge/mergedRecords';
import type { Undo } from './inbox/undoing';
import type { ContentLocale } from '../domain/locales';
import type { LogEntry } from '../domain/logs';
import type { MailState } from '../domain/mails';
import type { GapState, StaleText } from '../domain/translations/gaps';
import type { OwnSettings } from '../domain/users';
import type { Answers, Correction } from '../domain/submissionAnswers';
import type { SubmissionOutcome } from '../domain/verification';
import type { SubmissionKind } from './submissions/kind';

/** The tables as SQL has them. Content tables and their links are addressed by the declaration: see storage.ts. */

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = ColumnType<T, null extends T ? string | null | undefined : string, null extends T ? string | null : string>;

export interface UsersTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  password_hash: string;
  roles: string[];
  notifications: string[];
  settings: Generated<Partial<OwnSettings>>;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
}

export interface LoginFailuresTable {
  key: string;
  failures: number;
  last_failed_at: Moment;
}

export interface FilesTable {
  id: GeneratedAlways<number>;
  name: string;
  extension: string;
  mime_type: string;
  size: number;
  /** sha256 of the content, hexadecimal: the key in the file store. */
  hash: string;
  created_at: Moment;
  created_by: number | null;
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

/** How the stored texts of a resource were made: engine/search/rendering.ts. */
export interface ResourceStateTable {
  resource: string;
  rendered_as: Generated<number>;
}

/** The version of a resource, which grows with every write, is the sum of its rows: engine/storage/resourceVersions.ts. */
export interface ResourceVersionsTable {
  resource: string;
  version: number;
}

/** What the global and the per-list search read: narrow, so that no text lies outside its row. */
export interface SearchIndexTable {
  resource: string;
  record_id: number;
  is_public: boolean;
  title: string;
  code: string | null;
  text: string;
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

/** domain/inbox.ts says what they are; written by server/inbox/. */
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

/** Who looks at what (presence.ts). */
export interface PresenceTable {
  resource: string;
  record_id: number;
  user_id: number;
  user_email: string;
  since: Moment;
  seen_at: Moment;
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

/** Mails on their way out. */
export interface OutboxTable {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  kind: string;
  state: Generated<MailState>;
  attempts: Generated<number>;
  next_attempt_at: Moment;
  last_error: string | null;
  created_at: Moment;
  sent_at: NullableMoment;
  message_id: Generated<string>;
  claim: string | null;
  leased_until: NullableMoment;
}

/** What strangers send and confirm by a link, or are asked for by one: server/submissions/. */
export interface SubmissionsTable {
  id: Generated<number>;
  kind: SubmissionKind['name'];
  code_hash: string;
  record_id: number | null;
  request: Json<unknown>;
  batch: string | null;
  message_id: string | null;
  created_at: Moment;
  created_by: number | null;
  created_by_email: string | null;
  expires_at: Moment;
  used_at: NullableMoment;
  outcome: SubmissionOutcome | 'superseded' | null;
  inbox_id: number | null;
  answers: Json<Partial<Answers> | null>;
  /** Where it came from, as long as that limits how much comes from one place. */
  network: string | null;
  document_bytes: number | null;
  corrections: Json<Correction[] | null>;
  answered_at: NullableMoment;
}

/** Documents of strangers, until the link of a mail confirms what they belong to. */
export interface SubmissionDocumentsTable {
  id: Generated<number>;
  code_hash: string;
  /** Where they came from, so that nobody fills all the room. */
  network: string;
  name: string;
  extension: string;
  mime_type: string;
  size: number;
  hash: string;
  bytes: Buffer;
  created_at: Moment;
  submission_id: number | null;
}

/** What an address of a source was last downloaded as. */
export interface SourceFilesTable {
  source: string;
  url: string;
  file_id: number;
  etag: string | null;
  last_modified: string | null;
}

/** What an import remembers from one run to the next. */
export interface ImportStateTable {
  name: string;
  value: Json<unknown>;
  updated_at: Moment;
}

/** First answers to writes that carried a key (idempotency/answers.ts). */
export interface IdempotentAnswersTable {
  key_hash: Buffer;
  fingerprint: Buffer;
  status: number | null;
  headers: Json<Record<string, string> | null>;
  body: string | null;
  created_at: Moment;
}

/** What visitors' pages tell (server/logs/): single lines, and what they add up to a day. */
export interface LogsTable extends Omit<LogEntry, 'id' | 'createdAt' | 'fingerprint'> {
  id: Generated<number>;
  created_at: Moment;
}

export interface EntryReadsTable {
  day: string;
  resource: string;
  record_id: number;
  /** `''` where the page did not say it. */
  locale: string;
  count: number;
}

export interface EmbedLoadsTable {
  day: string;
  /** The page's; `''` for all beyond those that a day holds. */
  origin: string;
  name: string;
  count: number;
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
  version: number;
  at: Moment;
  user_id: number | null;
  user_email: string | null;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  login_failures: LoginFailuresTable;
  idempotent_answers: IdempotentAnswersTable;
  files: FilesTable;
  history: HistoryTable;
  merged_records: MergedRecordsTable;
  translation_gaps: TranslationGapsTable;
  resource_state: ResourceStateTable;
  resource_versions: ResourceVersionsTable;
  search_index: SearchIndexTable;
  // The names of content, link and reference tables come from the declaration; `projects` stands for their shape.
  projects: ContentTable & { project_code: string };
  contacts: ContentTable & { type: 'person' | 'company' };
  projects_topics: LinkTable;
  projects_uploads: { record_id: number; file_id: number };
  topics: ReferenceTable;
  inbox_items: InboxItemsTable;
  inbox_imports: InboxImportsTable;
  inbox_interims: InboxInterimsTable;
  presence: PresenceTable;
  source_records: SourceRecordsTable;
  outbox: OutboxTable;
  submissions: SubmissionsTable;
  submission_documents: SubmissionDocumentsTable;
  source_files: SourceFilesTable;
  import_state: ImportStateTable;
  logs: LogsTable;
  entry_reads: EntryReadsTable;
  embed_loads: EmbedLoadsTable;
}
