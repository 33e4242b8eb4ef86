import type { Locale } from '../../../domain/locales';
import { submissionForms } from '../../../domain/submissions/submissionForms';
import { SubmissionForm } from './SubmissionForm';

/**
 * A form by its name in addresses.
 * @throws if there is no such form
 */
export function formNamed(name: string, locale: Locale, level: 'h1' | 'h2') {
  const form = submissionForms.find(({ embed }) => embed === name);
  if (!form) throw new Error(`There is no form "${name}".`);
  return <SubmissionForm form={form} locale={locale} level={level} />;
}
