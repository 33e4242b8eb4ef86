import { sql, type Transaction } from 'kysely';
import type { Locale } from '../../../domain/locales';
import { confirmDays, confirmPath, type SubmissionForm } from '../../../domain/submissionForms';
import { submissionProblems } from '../../../domain/submissionProblems';
import { proposeRecord } from '../../engine/write/repository';
import { HttpProblem } from '../../http/problems';
import { queueMail } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import type { Tables } from '../../tables';
import { insertLinks, newLink } from '../links';
import { giveDocuments } from './documents';
import type { Handed, Surroundings } from './handed';
import { confirmationMail } from './mail';
import { askedFor, recordOf, typeOf } from './record';
import type { Said } from './schema';

/** Nobody fills in a form faster, in milliseconds. */
const fastest = 3_000;
/** So many may wait to be confirmed. Where more come, the oldest go, but none that is younger than an hour. */
const mostWaiting = 2_000;

/** Whether a program has filled it in, and not a person: what is hidden from people is filled in, too. */
export const isByProgram = ({ website }: Said): boolean => website !== '';

/** Errors: 422 where it was faster than people are. */
export function refuseTooFast({ elapsed }: Said, locale: Locale): void {
  if (elapsed !== null && elapsed < fastest) throw HttpProblem.invalid([{ field: '', message: submissionProblems[locale].tooFast }]);
}

/** Keeps what was handed in and writes to who has done so; nothing else happens before that is confirmed. Errors: 422 at fields, in the visitor's language; 429 where too many wait. */
export async function receive(trx: Transaction<Tables>, form: SubmissionForm, locale: Locale, said: Said, { sender, host }: Surroundings): Promise<void> {
  await checkRecord(trx, form, locale, said);
  await makeRoom(trx);
  const { code, row } = newLink({ name: 'entry', days: confirmDays });
  const [id] = await insertLinks(trx, [{ ...row, request: JSON.stringify({ form: form.name, locale, said } satisfies Handed) }]);
  const { missing, wrong } = await giveDocuments(trx, said.files.map((file) => file.code), id as number, form.fileTypes);
  const problems = submissionProblems[locale];
  const errors = [...missing.map((index) => ({ field: `files.${index}`, message: problems.fileGone })), ...wrong.map((index) => ({ field: `files.${index}`, message: problems.fileType }))];
  if (errors.length > 0) throw HttpProblem.invalid(errors);
  const mail = renderMail(confirmationMail(locale, form, `${host}${confirmPath}${code}/${locale}`), sender);
  await queueMail(trx, { to: said.contactInfo.email as string, kind: 'SUBMISSION', mail });
}

/** What the record would be refused for is said before anybody confirms it. */
async function checkRecord(trx: Transaction<Tables>, form: SubmissionForm, locale: Locale, said: Said): Promise<void> {
  try {
    await proposeRecord(trx, typeOf(form), null, recordOf(form, locale, said), undefined);
  } catch (error) {
    if (!(error instanceof HttpProblem) || !error.errors) throw error;
    throw HttpProblem.invalid(error.errors.map(({ field, message }) => ({ field: askedFor(form, field), message: locale === 'de' ? message : submissionProblems[locale].choice })));
  }
}

async function makeRoom(trx: Transaction<Tables>): Promise<void> {
  const { rows: [waiting] } = await sql<{ count: number }>`select count(*)::int as count from submissions where kind = 'entry' and used_at is null and expires_at > now()`.execute(trx);
  if ((waiting?.count ?? 0) < mostWaiting) return;
  const { numAffectedRows = 0n } = await sql`
    delete from submissions where id in (
      select id from submissions where kind = 'entry' and used_at is null and created_at < now() - interval '1 hour' order by created_at limit 10 for update skip locked)`.execute(trx);
  if (numAffectedRows === 0n) throw HttpProblem.tooMany(600);
}
