import { sql, type Kysely } from 'kysely';
import { optInPath } from '../../domain/submissions/newsletter';
import { resetPath } from '../../domain/accounts/passwordLinks';
import { confirmPath, ownPath, questionPath } from '../../domain/submissions/submissionForms';
import { verificationPath } from '../../domain/submissions/verification';
import type { Tables } from '../tables';
import type { OutgoingMail } from './transport';

/** A mail claimed by a worker for one attempt. */
export interface ClaimedMail extends OutgoingMail {
  kind: string;
  /** Including this attempt. */
  attempts: number;
  claim: string;
}

const seconds = (count: number) => sql<Date>`now() + ${count} * interval '1 second'`;

/**
 * Claims the mail that has been due longest. Skips mails that other workers are claiming. If a worker dies, its claim
 * expires with the lease. Uses the clock of the database for all workers.
 * @param lease in seconds
 */
export async function claimMail(db: Kysely<Tables>, lease: number): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable('outbox')
    .set({ attempts: sql`attempts + 1`, claim: sql`gen_random_uuid()`, leased_until: seconds(lease) })
    .where('id', '=', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', sql<Date>`now()`)]))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient',
      'subject',
      'text_body',
      'html_body',
      'message_id',
      'created_at',
      'kind',
      'attempts',
      'claim',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { text_body: text, html_body: html, message_id: messageId, created_at: createdAt, claim, ...rest } = row;
  return { ...rest, text, html, messageId, createdAt, claim: claim as string };
}

/** The outcome of an attempt. Ignored if the lease has expired and another worker has the mail. */
export type Ending =
  { state: 'sent' } | { state: 'failed'; error: string } | { state: 'waiting'; error: string; rest: number };

/** After a mail is sent, only the hash of its personal link is kept. */
const withoutCodes = (column: 'text_body' | 'html_body') =>
  sql<string>`regexp_replace(${sql.ref(column)}, ${`(${verificationPath}|${optInPath}|${resetPath}|${confirmPath}|${ownPath}|${questionPath})[A-Za-z0-9_-]+`}, '\\1…', 'g')`;

/**
 * Stores the outcome of an attempt.
 * @returns whether the claim was still valid
 */
export async function endAttempt(
  db: Kysely<Tables>,
  { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>,
  ending: Ending,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: ending.state,
      claim: null,
      leased_until: null,
      last_error: ending.state === 'sent' ? null : ending.error,
      ...(ending.state === 'sent' && {
        sent_at: sql<Date>`now()`,
        text_body: withoutCodes('text_body'),
        html_body: withoutCodes('html_body'),
      }),
      ...(ending.state === 'waiting' && { next_attempt_at: seconds(ending.rest) }),
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Mails contain personal data: sent ones are deleted after this many days, failed ones stay until an administrator
 * handles them.
 */
export const keptDays = 90;

export async function removeOldMails(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('sent_at', '<', sql<Date>`now() - ${keptDays} * interval '1 day'`)
    .execute();
}
