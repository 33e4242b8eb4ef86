import { useEffect } from 'react';
import { locales, type Locale } from '../../../domain/locales';
import type { SubmissionForm as Form } from '../../../domain/submissions/submissionForms';
import { submissionWords } from '../../i18n/submissions';
import { browserLocale } from '../link/useLink';
import { SubmissionForm } from './SubmissionForm';

/** A form on its own page, in the language of the URL or the browser. */
export function FormPage({ form, language }: { form: Form | undefined; language: string | null }) {
  const locale: Locale = locales.find((known) => known === language) ?? browserLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
    if (form) document.title = form.title[locale];
  }, [form, locale]);
  return <main>{form ? <SubmissionForm form={form} locale={locale} /> : <p>{submissionWords[locale].noForm}</p>}</main>;
}
