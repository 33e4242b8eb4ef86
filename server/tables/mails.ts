import type { Generated, GeneratedAlways } from 'kysely';
import type { MailState } from '../../domain/administration/mails';
import type { Moment, NullableMoment } from './columns';

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
  next_attempt_at: Moment;
  last_error: string | null;
  created_at: Moment;
  sent_at: NullableMoment;
  message_id: Generated<string>;
  claim: string | null;
  leased_until: NullableMoment;
}
