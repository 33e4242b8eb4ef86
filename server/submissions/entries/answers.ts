import { sql, type Kysely, type Transaction } from 'kysely';
import { listEmbeds } from '../../../domain/embeds/allEmbeds';
import { staticPage, type Embed } from '../../../domain/embeds/embeds';
import { allForms } from '../../../domain/submissions/allForms';
import type { SubmissionForm } from '../../../domain/submissions/submissionForms';
import {
  usualAnswers,
  type AnswerKind,
  type Answers,
  type Submitter,
} from '../../../domain/submissions/submissionAnswers';
import { tableOf } from '../../engine/storage/naming';
import { HttpProblem } from '../../http/problems';
import { queueMail } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import type { Tables } from '../../tables';
import { formOf, type StoredSubmission, type MailContext } from './storedSubmission';
import { answerMail } from './mail';
import { readQuestions } from './questions';
import { contactLines, titleOf, typeOf } from './record';

interface Due {
  id: number;
  request: StoredSubmission;
  answers: Partial<Answers> | null;
  recordId: number | null;
}

/** While the confirmation message is shown, editors can still undo the decision, so no mail is sent. */
const undoTime = sql`interval '1 minute'`;

/**
 * Informs submitters that their submission was published or declined. Each is informed once, whatever caused it: a
 * save, the visibility switch later on, or restoring a version. Changes in the last minute are left for later. Several
 * servers can run this concurrently.
 * @returns the number of answers
 */
export async function answerSubmitters(db: Kysely<Tables>, surroundings: MailContext): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const declined = await sql<Due>`
      select s.id, s.request, s.answers, null::int as "recordId" from submissions s join inbox_items i
        on i.id = s.inbox_id
      where s.kind = 'entry' and s.answered_at is null and i.outcome = 'dismissed'
        and i.ended_at < now() - ${undoTime} order by s.id limit 50 for update of s skip locked`.execute(trx);
    for (const due of declined.rows) await answer(trx, due, 'declined', surroundings);
    let count = declined.rows.length;
    for (const form of allForms) {
      const published = await findPublished(trx, form);
      for (const due of published) await answer(trx, due, 'published', surroundings);
      count += published.length;
    }
    return count;
  });
}

async function findPublished(trx: Transaction<Tables>, form: SubmissionForm): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select s.id, s.request, s.answers, r.id as "recordId" from submissions s join inbox_items i on i.id = s.inbox_id
      join ${sql.table(tableOf(typeOf(form)))} r on r.id = i.internal_id
    where s.kind = 'entry' and s.answered_at is null and i.type = ${form.item} and i.outcome in ('merged', 'partial')
      and r.is_public
      and greatest(i.ended_at, r.updated_at) < now() - ${undoTime} order by s.id limit 50
      for update of s skip locked`.execute(trx);
  return rows;
}

async function answer(
  trx: Transaction<Tables>,
  { id, request, answers, recordId }: Due,
  kind: AnswerKind,
  { sender, host }: MailContext,
): Promise<void> {
  const { said: values, locale } = request;
  const form = formOf(request);
  const title = titleOf(form, values);
  const text = answers?.[kind] ?? usualAnswers(locale, form, title)[kind];
  const embed = listEmbeds.find(({ name }) => name === form.name) as Embed;
  const address = recordId === null ? null : `${host}${staticPage(embed, recordId, locale)}`;
  // An empty text suppresses the mail.
  if (text.trim() !== '')
    await queueMail(trx, {
      to: values.contactInfo.email as string,
      kind: 'SUBMISSION_ANSWER',
      mail: renderMail(answerMail(locale, title, text, address), sender),
    });
  await sql`update submissions set answered_at = now() where id = ${id}`.execute(trx);
}

/** The submitter of an item, and the answers they would receive; null for other items. */
export async function readSubmitter(db: Kysely<Tables>, item: number): Promise<Submitter | null> {
  const row = await db
    .selectFrom('submissions')
    .select(['request', 'answers', 'answered_at', 'corrections'])
    .where('kind', '=', 'entry')
    .where('inbox_id', '=', item)
    .executeTakeFirst();
  if (!row) return null;
  const submission = row.request as StoredSubmission;
  const form = formOf(submission);
  const { locale, said: values } = submission;
  return {
    locale,
    email: values.contactInfo.email as string,
    contact: contactLines(form, values),
    answers: { ...usualAnswers(locale, form, titleOf(form, values)), ...row.answers },
    answeredAt: row.answered_at?.toISOString() ?? null,
    questions: await readQuestions(db, item),
    corrections: row.corrections ?? [],
  };
}

/**
 * Stores the answers for the submitter of an item.
 * @throws 404 if it has no submitter; 409 if they have already been informed
 */
export async function storeAnswers(db: Kysely<Tables>, item: number, answers: Partial<Answers>): Promise<Submitter> {
  const { rows } = await sql<{ answered: boolean }>`
    update submissions set answers = case when answered_at is null then
      coalesce(answers, '{}') || ${JSON.stringify(answers)}::jsonb else answers end
    where kind = 'entry' and inbox_id = ${item} returning answered_at is not null as answered`.execute(db);
  if (!rows[0]) throw HttpProblem.notFound();
  if (rows[0].answered) throw HttpProblem.conflict('Diese Person hat schon eine Antwort bekommen.');
  return (await readSubmitter(db, item)) as Submitter;
}
