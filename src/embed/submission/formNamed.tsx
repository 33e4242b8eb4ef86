import type { Locale } from '../../../domain/locales';
import { singularOf } from '../../../domain/names';
import type { SubmissionForm as Form } from '../../../domain/submissions/submissionForms';
import { declaredForVisitors } from '../declared';
import { SubmissionForm } from './SubmissionForm';

const files = import.meta.glob<{ form: Form }>('../../../domain/submissions/forms/*.ts');

/** The form of a type by its name, if visitors can submit such records. */
export async function formOf(name: string): Promise<Form | undefined> {
  const load = files[`../../../domain/submissions/forms/${singularOf(name)}.ts`];
  if (load) return (await load()).form;
  const type = await declaredForVisitors(name);
  return type && (await import('../../../domain/submissions/formOf')).declaredForm(type);
}

/**
 * A form by its name in URLs.
 * @throws if there is no such form
 */
export async function formNamed(name: string, locale: Locale, level: 'h1' | 'h2') {
  const form = await formOf(name.replace(/-form$/, ''));
  if (!form) throw new Error(`There is no form "${name}".`);
  return <SubmissionForm form={form} locale={locale} level={level} />;
}
