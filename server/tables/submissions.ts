import type { Generated } from 'kysely';
import type { Answers, Correction } from '../../domain/submissions/submissionAnswers';
import type { SubmissionOutcome } from '../../domain/submissions/verification';
import type { Json, Timestamp, NullableTimestamp } from './columns';

/** The kinds of personal links in this table. */
export type SubmissionKindName = 'contact_verification' | 'newsletter' | 'entry' | 'own_entry' | 'question';

/** Personal links, for requests that visitors confirm or that editors send: server/submissions/. */
export interface SubmissionsTable {
  id: Generated<number>;
  kind: SubmissionKindName;
  code_hash: string;
  record_id: number | null;
  request: Json<unknown>;
  batch: string | null;
  message_id: string | null;
  created_at: Timestamp;
  created_by: number | null;
  created_by_email: string | null;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  outcome: SubmissionOutcome | 'superseded' | null;
  inbox_id: number | null;
  answers: Json<Partial<Answers> | null>;
  /** The key of the visitor's network (accounts/knownNetworks.ts), while a limit needs it. */
  network: string | null;
  document_bytes: number | null;
  corrections: Json<Correction[] | null>;
  answered_at: NullableTimestamp;
}

/** Visitors' documents, until their submission is confirmed. */
export interface SubmissionDocumentsTable {
  id: Generated<number>;
  code_hash: string;
  /** The key of the visitor's network, to limit uploads. */
  network: string;
  name: string;
  extension: string;
  mime_type: string;
  size: number;
  hash: string;
  bytes: Buffer;
  created_at: Timestamp;
  submission_id: number | null;
}
