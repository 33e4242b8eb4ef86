import type { Locale } from '../../../domain/locales';
import { submissionSchema } from '../../../domain/submissions/formSchema';
import type { SubmissionForm } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { CallFailed } from '../form/calls';

/**
 * Checks a submission as the server will, with the same messages. A date in the past alone does not stop it, because a
 * visitor's clock may be wrong.
 * @throws CallFailed, as if the server had refused it
 */
export function check(form: SubmissionForm, locale: Locale, body: object, own?: 'own'): void {
  const { error } = submissionSchema(form, locale, own).safeParse(body);
  const errors = (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
  if (errors.some(({ message }) => message !== submissionProblems[locale].past)) throw new CallFailed(422, errors);
}
