import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { ListRequest } from '../../domain/lists/listRequest';
import {
  mailKindLabels,
  mailStateLabels,
  type Mail,
  type MailSummary,
  type MailState,
} from '../../domain/administration/mails';
import { optInPath } from '../../domain/submissions/newsletter';
import { resetPath } from '../../domain/accounts/passwordLinks';
import { confirmPath, ownPath, questionPath } from '../../domain/submissions/submissionForms';
import { verificationPath } from '../../domain/submissions/verification';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import type { OutboxTable } from '../tables/mails';

const cardColumns = [
  'id',
  'recipient',
  'subject',
  'kind',
  'state',
  'attempts',
  'last_error',
  'created_at',
  'next_attempt_at',
  'sent_at',
] as const;
type CardRow = Pick<Selectable<OutboxTable>, (typeof cardColumns)[number]>;

/** Sorts a column by collation. */
const words = (column: RawBuilder<string>) => sql`${column} collate "de-x-icu"`;
/** Sorts a column by its displayed labels. */
const sortByLabel = (column: string, labels: Record<string, string>) =>
  words(sql`coalesce(${JSON.stringify(labels)}::jsonb ->> ${sql.ref(column)}, ${sql.ref(column)})`);

/** The sort expression of each column; mails without an error come last. */
const orderTerms: Record<string, RawBuilder<unknown>> = {
  id: sql`id`,
  recipient: words(sql`recipient`),
  subject: words(sql`subject`),
  kind: sortByLabel('kind', mailKindLabels),
  state: sortByLabel('state', mailStateLabels),
  attempts: sql`attempts`,
  lastError: words(sql`last_error`),
  createdAt: sql`created_at`,
};

/** The outbox without the texts of mails; among equals, newest first. */
export async function listMails(
  db: Kysely<Tables>,
  { filters, order, limit, offset }: ListRequest,
): Promise<MailSummary[]> {
  const states = filters.find(({ name }) => name === 'state')?.values as MailState[] | undefined;
  const rows = await db
    .selectFrom('outbox')
    .select(cardColumns)
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .orderBy(
      sql`${sql.join(
        order.map(
          ({ field, direction }) => sql`${orderTerms[field] ?? sql`id`}
        ${direction === 'ASC' ? sql`asc` : sql`desc`} nulls last`,
        ),
      )}, id desc`,
    )
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toCard);
}

/** A mail with its text. */
export async function findMail(db: Kysely<Tables>, id: number): Promise<Mail | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select([...cardColumns, 'text_body'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...toCard(row), text: withoutCodes(row.text_body) };
}

/** Removes the codes of personal links, which are only for the recipient. */
const withoutCodes = (text: string) =>
  text.replace(
    new RegExp(`(${verificationPath}|${optInPath}|${resetPath}|${confirmPath}|${ownPath}|${questionPath})[\\w-]+`, 'g'),
    '$1…',
  );

/**
 * Queues a failed mail again.
 * @throws 404; 409 if the mail has not failed
 */
export async function retryMail(db: Kysely<Tables>, id: number): Promise<MailSummary> {
  const row = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning(cardColumns)
    .executeTakeFirst();
  if (row) return toCard(row);
  throw (await findMail(db, id))
    ? HttpProblem.conflict('Nur eine fehlgeschlagene E-Mail kann erneut gesendet werden.')
    : HttpProblem.notFound();
}

function toCard({
  last_error,
  created_at,
  next_attempt_at,
  sent_at,
  id,
  recipient,
  subject,
  kind,
  state,
  attempts,
}: CardRow): MailSummary {
  return {
    id,
    recipient,
    subject,
    kind,
    state,
    attempts,
    lastError: last_error,
    createdAt: created_at.toISOString(),
    nextAttemptAt: state === 'waiting' ? next_attempt_at.toISOString() : null,
    sentAt: sent_at?.toISOString() ?? null,
  };
}
