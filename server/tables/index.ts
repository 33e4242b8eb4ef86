import type {
  UsersTable,
  SessionsTable,
  LoginFailuresTable,
  KnownNetworksTable,
  PresenceTable,
  IdempotentAnswersTable,
} from './accounts';
import type { FilesTable, SourceFilesTable } from './files';
import type {
  InboxItemsTable,
  InboxImportsTable,
  InboxInterimsTable,
  SourceRecordsTable,
  ImportStateTable,
} from './inbox';
import type { LogsTable, EntryReadsTable, EmbedLoadsTable } from './logs';
import type { OutboxTable } from './mails';
import type {
  ContentTable,
  LinkTable,
  ReferenceTable,
  RenamedReferencesTable,
  SearchIndexTable,
  HistoryTable,
  ResourceStateTable,
  ResourceVersionsTable,
  MergedRecordsTable,
  TranslationGapsTable,
} from './records';
import type { SubmissionsTable, SubmissionDocumentsTable } from './submissions';

/** All tables. Those of content types and their links are addressed through declarations: engine/storage/. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  login_failures: LoginFailuresTable;
  known_networks: KnownNetworksTable;
  idempotent_answers: IdempotentAnswersTable;
  files: FilesTable;
  history: HistoryTable;
  merged_records: MergedRecordsTable;
  translation_gaps: TranslationGapsTable;
  resource_state: ResourceStateTable;
  resource_versions: ResourceVersionsTable;
  search_index: SearchIndexTable;
  // Content, link and reference tables are named by declarations; these represent their shapes.
  projects: ContentTable & { project_code: string };
  contacts: ContentTable & { type: 'person' | 'company' };
  projects_topics: LinkTable;
  projects_uploads: { record_id: number; file_id: number };
  topics: ReferenceTable;
  renamed_references: RenamedReferencesTable;
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
