import type { Generated, GeneratedAlways } from 'kysely';
import type { MailState } from '../../domain/administration/mails';
import type { Timestamp, NullableTimestamp } from './columns';

/** Outgoing mails. */
export interface OutboxTable {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  kind: string;
  state: Generated<MailState>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  created_at: Timestamp;
  sent_at: NullableTimestamp;
  message_id: Generated<string>;
  claim: string | null;
  leased_until: NullableTimestamp;
}
