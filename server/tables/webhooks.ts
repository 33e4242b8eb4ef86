import type { Generated, GeneratedAlways } from 'kysely';
import type { MailState } from '../../domain/administration/mails';
import type { Subscription } from '../../domain/administration/webhooks';
import type { Timestamp, NullableTimestamp } from './columns';

export interface WebhooksTable {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  /** Stored unhashed, because it is needed for signing. */
  secret: string;
  events: Subscription[];
  is_active: Generated<boolean>;
  failing_since: NullableTimestamp;
  switched_off_at: NullableTimestamp;
  created_at: Timestamp;
  created_by: string | null;
}

/** Messages to webhooks. Triggers queue them in the transaction of the change (migration 098). */
export interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>;
  webhook_id: number;
  message_id: Generated<string>;
  event: string;
  payload: string;
  state: Generated<MailState>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  last_status: number | null;
  created_at: Timestamp;
  sent_at: NullableTimestamp;
  claim: string | null;
  leased_until: NullableTimestamp;
}
