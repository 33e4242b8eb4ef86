import type { Generated } from 'kysely';
import type { Answers, Correction } from '../../domain/submissions/submissionAnswers';
import type { SubmissionOutcome } from '../../domain/submissions/verification';
import type { Json, Moment, NullableMoment } from './columns';

/** The kinds of what strangers send and confirm by a link, as the table calls them. */
export type SubmissionKindName = 'contact_verification' | 'newsletter' | 'entry' | 'own_entry' | 'question';

/** What strangers send and confirm by a link, or are asked for by one: server/submissions/. */
export interface SubmissionsTable {
  id: Generated<number>;
  kind: SubmissionKindName;
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
