import { sql, type Kysely, type Selectable } from 'kysely';
import { optInPath } from '../../domain/submissions/newsletter';
import { resetPath } from '../../domain/accounts/passwordLinks';
import { confirmPath, ownPath, questionPath } from '../../domain/submissions/submissionForms';
import { verificationPath } from '../../domain/submissions/verification';
import { claimDue, endAttempt, type Claimed, type Ending } from '../queue/queue';
import type { Tables } from '../tables';
import type { OutboxTable } from '../tables/mails';
import type { OutgoingMail } from './transport';

/** A mail claimed by a worker for one attempt. */
export interface ClaimedMail extends OutgoingMail, Claimed {
  kind: string;
}

type Row = Claimed & Selectable<OutboxTable> & { claim: string };

/** Claims the mail that has been due for longest, for one attempt. */
export async function claimMail(db: Kysely<Tables>, lease: number): Promise<ClaimedMail | undefined> {
  const row = await claimDue<Row>(db, 'outbox', lease);
  if (!row) return undefined;
  const { id, recipient, subject, kind, attempts, claim } = row;
  const { text_body: text, html_body: html, message_id: messageId, created_at: createdAt } = row;
  return { id, recipient, subject, kind, attempts, claim, text, html, messageId, createdAt };
}

/** Once a mail is sent, its personal link is replaced by a hash. */
const withoutCodes = (column: 'text_body' | 'html_body') =>
  sql<string>`regexp_replace(${sql.ref(column)},
    ${`(${verificationPath}|${optInPath}|${resetPath}|${confirmPath}|${ownPath}|${questionPath})[A-Za-z0-9_-]+`},
    '\\1…', 'g')`;

/** Stores the outcome of an attempt, and removes personal links from a mail that was sent. */
export const endMail = (db: Kysely<Tables>, mail: Pick<Claimed, 'id' | 'claim'>, ending: Ending): Promise<boolean> =>
  endAttempt(
    db,
    'outbox',
    mail,
    ending,
    ending.state === 'sent' ? { text_body: withoutCodes('text_body'), html_body: withoutCodes('html_body') } : {},
  );

/**
 * Mails contain personal data: sent ones are deleted after this many days; failed ones stay until an administrator
 * handles them.
 */
export const retentionDays = 90;

export async function removeOldMails(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('sent_at', '<', sql<Date>`now() - ${retentionDays} * interval '1 day'`)
    .execute();
}
