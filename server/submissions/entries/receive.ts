import type { Transaction } from 'kysely';
import type { Locale } from '../../../domain/locales';
import { confirmDays, confirmPath, type SubmissionForm } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { proposeRecord } from '../../engine/write/repository';
import { HttpProblem } from '../../http/problems';
import { queueMail } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import type { Tables } from '../../tables';
import { makeRoom } from '../limits';
import { insertLinks, newLink } from '../links';
import { attachDocuments } from './documents';
import type { StoredSubmission, MailContext } from './storedSubmission';
import { confirmationMail } from './mail';
import { formFieldOf, recordOf, typeOf } from './record';
import type { SubmittedValues } from '../../../domain/submissions/formSchema';

/** No person fills in a form faster than this, in milliseconds. */
const minFillTime = 3_000;

/** Whether a bot sent the form: only bots fill in the hidden field. */
export const isBot = ({ leaveEmpty }: SubmittedValues): boolean => leaveEmpty !== '';

/** @throws 422 if the form was filled in faster than a person could */
export function refuseTooFast({ elapsed }: SubmittedValues, locale: Locale): void {
  if (elapsed !== null && elapsed < minFillTime)
    throw HttpProblem.invalid([{ field: '', message: submissionProblems[locale].tooFast }]);
}

/**
 * Stores a submission and asks the submitter to confirm it; nothing else happens before that.
 * @param network the key of the visitor's network
 * @throws 422 with field errors in the visitor's language; 429 if too many wait
 */
export async function storeSubmission(
  trx: Transaction<Tables>,
  form: SubmissionForm,
  locale: Locale,
  values: SubmittedValues,
  network: string,
  { sender, host }: MailContext,
): Promise<void> {
  await checkRecord(trx, form, locale, values);
  await makeRoom(trx, 'entry');
  const { code, row } = newLink({ name: 'entry', days: confirmDays });
  const [id] = await insertLinks(trx, [
    { ...row, network, request: JSON.stringify({ form: form.name, locale, said: values } satisfies StoredSubmission) },
  ]);
  await attachDocuments(trx, values.files, id as number, form, locale);
  const mail = renderMail(confirmationMail(locale, form, `${host}${confirmPath}${code}/${locale}`), sender);
  await queueMail(trx, { to: values.contactInfo.email as string, kind: 'SUBMISSION', mail });
}

/**
 * Validates the resulting record before it is confirmed.
 * @throws 422 at the fields of the form, in the visitor's language
 */
export async function checkRecord(
  trx: Transaction<Tables>,
  form: SubmissionForm,
  locale: Locale,
  values: SubmittedValues,
): Promise<void> {
  try {
    await proposeRecord(trx, typeOf(form), null, recordOf(form, locale, values), undefined);
  } catch (error) {
    if (!(error instanceof HttpProblem) || !error.errors) throw error;
    throw HttpProblem.invalid(
      error.errors.map(({ field, message }) => ({
        field: formFieldOf(form, field),
        message: locale === 'de' ? message : submissionProblems[locale].choice,
      })),
    );
  }
}
