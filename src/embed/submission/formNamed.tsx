import type { Locale } from '../../../domain/locales';
import { declaredForm } from '../../../domain/submissions/declaredForm';
import {
  submissionFormOf,
  submissionForms,
  type SubmissionForm as Form,
} from '../../../domain/submissions/submissionForms';
import { declaredForVisitors } from '../declared';
import { SubmissionForm } from './SubmissionForm';

/** The form of a type by its name, if visitors submit such records. */
export async function formOf(name: string): Promise<Form | undefined> {
  const known = submissionFormOf(name);
  const type = known ? undefined : await declaredForVisitors(name);
  return known ?? (type && declaredForm(type));
}

/**
 * A form by its name in addresses.
 * @throws if there is no such form
 */
export async function formNamed(name: string, locale: Locale, level: 'h1' | 'h2') {
  const form = submissionForms.find(({ embed }) => embed === name) ?? (await formOf(name.replace(/-form$/, '')));
  if (!form) throw new Error(`There is no form "${name}".`);
  return <SubmissionForm form={form} locale={locale} level={level} />;
}
