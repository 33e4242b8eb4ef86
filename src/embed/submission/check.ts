import type { Locale } from '../../../domain/locales';
import { submissionSchema } from '../../../domain/submissions/formSchema';
import type { SubmissionForm } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { CallFailed } from '../form/calls';

/**
 * Checks a submission as the server will, in its words. That a moment has passed is no reason not to ask the server,
 * since clocks of visitors may be wrong.
 * @throws CallFailed as if the server had refused it
 */
export function check(form: SubmissionForm, locale: Locale, body: object, own?: 'own'): void {
  const { error } = submissionSchema(form, locale, own).safeParse(body);
  const errors = (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
  if (errors.some(({ message }) => message !== submissionProblems[locale].past)) throw new CallFailed(422, errors);
}
