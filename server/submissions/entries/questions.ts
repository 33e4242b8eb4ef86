import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { sql, type Kysely, type Transaction } from 'kysely';
import { invalidLink } from '../../../domain/submissions/verification';
import { answerField, maxQuestions, type SubmissionQuestion } from '../../../domain/submissions/submissionAnswers';
import { questionPath, type SubmissionForm } from '../../../domain/submissions/submissionForms';
import { fieldsSchema } from '../../../domain/submissions/formSchema';
import type { Locale } from '../../../domain/locales';
import type { Actor } from '../../engine/write/historyRows';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { lockItem, bumpInboxVersion } from '../../inbox/writeItems';
import { queueMail } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import type { Tables } from '../../tables';
import type { OpenLink, SubmissionKind } from '../kind';
import { insertLinks, newLink } from '../links';
import { shownOf, shownSchema, mailContextOf, tag, isAnyFormEnabled } from './entries';
import { formOf, reviewOf, type StoredSubmission, type MailContext } from './storedSubmission';
import { questionMail, replyMail } from './mail';
import { isWaiting, lockWaiting } from './ownSubmission';
import { titleOf } from './record';

/** For how many days a question can be answered. */
const days = 60;

/** The stored part of a question; its subject is stored with the submission. */
interface StoredQuestion {
  question: string;
  answer?: string;
}

const replySchema = (locale: Locale) => fieldsSchema([answerField], locale);

/** Questions of editors, answered through a link. */
export const questions = (app: FastifyInstance): SubmissionKind => ({
  name: 'question',
  days,
  failed: invalidLink,
  isOn: isAnyFormEnabled,
  route: {
    path: '/submissions/questions',
    tag,
    bodyLimit: 30_000,
    body: replySchema('de'),
    read: 'Was zurückgefragt wird',
    submit: 'Auf eine Rückfrage antworten',
    shown: z.object({ ...shownSchema, question: z.string(), waits: z.boolean() }),
  },
  read: async (db, link) => ({
    ...shownOf(await readSubmission(db, link.inboxId)),
    question: (link.request as StoredQuestion).question,
    waits: await isWaiting(db, link),
  }),
  submit: (trx, link, body) => storeReply(trx, link, body, mailContextOf(app)),
});

async function readSubmission(db: Kysely<Tables>, item: number | null): Promise<StoredSubmission> {
  const row = await db
    .selectFrom('submissions')
    .select('request')
    .where('kind', '=', 'entry')
    .where('inbox_id', '=', item as number)
    .executeTakeFirst();
  if (!row) throw HttpProblem.notFound(invalidLink);
  return row.request as StoredSubmission;
}

/**
 * Sends a question to the submitter of an item.
 * @throws 404 if it has no submitter; 409 if it has been decided, or too many questions were asked
 */
export async function sendQuestion(
  db: Kysely<Tables>,
  item: number,
  question: string,
  actor: Actor,
  { sender, host }: MailContext,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockItem(trx, item);
    const submission = await readSubmission(trx, item);
    const {
      rows: [earlier],
    } = await sql<{
      count: number;
    }>`select count(*)::int as count from submissions where kind = 'question' and inbox_id = ${item}`.execute(trx);
    if ((earlier?.count ?? 0) >= maxQuestions)
      throw HttpProblem.conflict('Zu dieser Einreichung wurde schon oft genug gefragt.');
    const { code, row } = newLink({ name: 'question', days });
    await insertLinks(trx, [
      {
        ...row,
        inbox_id: item,
        request: JSON.stringify({ question } satisfies StoredQuestion),
        created_by: actor?.id ?? null,
        created_by_email: actor?.email ?? null,
      },
    ]);
    const { locale, said: values } = submission;
    const form: SubmissionForm = formOf(submission);
    const mail = renderMail(
      questionMail(locale, form, titleOf(form, values), question, `${host}${questionPath}${code}/${locale}`),
      sender,
    );
    await queueMail(trx, { to: values.contactInfo.email as string, kind: 'SUBMISSION_QUESTION', mail });
    // The card shows that a question is open.
    await bumpInboxVersion(trx);
  });
}

/**
 * Stores an answer with its question and notifies the editor who asked.
 * @throws 409 if the item has been decided; 422 for an empty answer
 */
async function storeReply(trx: Transaction<Tables>, link: OpenLink, body: unknown, { sender, host }: MailContext) {
  const { id: item } = await lockWaiting(trx, link);
  const submission = await readSubmission(trx, item);
  const form = formOf(submission);
  const { answer } = parse(replySchema(submission.locale), body);
  await sql`update submissions set request = request || ${JSON.stringify({ answer })}::jsonb
    where id = ${link.id}`.execute(trx);
  const editor = await trx
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.created_by')
    .select('users.email')
    .where('submissions.id', '=', link.id)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  const mail = renderMail(replyMail(titleOf(form, submission.said), answer, reviewOf(host, form, item)), sender);
  if (editor) await queueMail(trx, { to: editor.email, kind: 'SUBMISSION_QUESTION', mail });
  await bumpInboxVersion(trx);
  return { outcome: 'confirmed' as const, inboxId: item };
}

/** The questions about an item, oldest first. */
export async function readQuestions(db: Kysely<Tables>, item: number): Promise<SubmissionQuestion[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(['request', 'created_at', 'created_by_email', 'used_at'])
    .where('kind', '=', 'question')
    .where('inbox_id', '=', item)
    .orderBy('id')
    .execute();
  return rows.map(({ request, created_at, created_by_email, used_at }) => {
    const { question, answer = null } = request as StoredQuestion;
    return {
      question,
      askedAt: created_at.toISOString(),
      askedBy: created_by_email,
      answer,
      answeredAt: used_at?.toISOString() ?? null,
    };
  });
}
