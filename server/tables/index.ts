import type {
  UsersTable,
  MachineAccountsTable,
  SessionsTable,
  ExternalIdentitiesTable,
  LoginFailuresTable,
  SecondFactorsTable,
  RecoveryCodesTable,
  FactorStepsTable,
  KnownNetworksTable,
  PresenceTable,
  DraftsTable,
  IdempotentResponsesTable,
} from './accounts';
import type { AssignmentsTable, CommentsTable, MentionsTable } from './comments';
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
  RecordChangesTable,
  SearchIndexTable,
  HistoryTable,
  ResourceStateTable,
  ResourceVersionsTable,
  MergedRecordsTable,
  TranslationGapsTable,
  MachineTextsTable,
  TranslationMemoryTable,
} from './records';
import type { PreviewLinksTable, SharedSearchesTable } from './sharing';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhooks';
import type { SubmissionsTable, SubmissionDocumentsTable } from './submissions';

/** All tables. Those of content types and their links are addressed through declarations: engine/storage/. */
export interface Tables {
  users: UsersTable;
  machine_accounts: MachineAccountsTable;
  sessions: SessionsTable;
  external_identities: ExternalIdentitiesTable;
  login_failures: LoginFailuresTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  factor_steps: FactorStepsTable;
  known_networks: KnownNetworksTable;
  idempotent_answers: IdempotentResponsesTable;
  files: FilesTable;
  history: HistoryTable;
  merged_records: MergedRecordsTable;
  translation_gaps: TranslationGapsTable;
  translation_memory: TranslationMemoryTable;
  machine_texts: MachineTextsTable;
  resource_state: ResourceStateTable;
  resource_versions: ResourceVersionsTable;
  search_index: SearchIndexTable;
  // Declarations name the content, link and reference tables; these entries represent their shapes.
  projects: ContentTable & { project_code: string };
  contacts: ContentTable & { type: 'person' | 'company' };
  projects_topics: LinkTable;
  projects_uploads: { record_id: number; file_id: number };
  topics: ReferenceTable;
  renamed_references: RenamedReferencesTable;
  record_changes: RecordChangesTable;
  change_feed: { epoch: string };
  inbox_items: InboxItemsTable;
  inbox_imports: InboxImportsTable;
  inbox_interims: InboxInterimsTable;
  presence: PresenceTable;
  drafts: DraftsTable;
  comments: CommentsTable;
  mentions: MentionsTable;
  assignments: AssignmentsTable;
  shared_searches: SharedSearchesTable;
  preview_links: PreviewLinksTable;
  source_records: SourceRecordsTable;
  outbox: OutboxTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  submissions: SubmissionsTable;
  submission_documents: SubmissionDocumentsTable;
  source_files: SourceFilesTable;
  import_state: ImportStateTable;
  logs: LogsTable;
  entry_reads: EntryReadsTable;
  embed_loads: EmbedLoadsTable;
}
