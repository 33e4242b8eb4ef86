import { useEffect } from 'react';
import { locales, type Locale } from '../../../domain/locales';
import type { SubmissionForm as Form } from '../../../domain/submissionForms';
import { ofBrowser } from '../verification/ofBrowser';
import { SubmissionForm } from './SubmissionForm';

/** A form as a page by itself, in the language of its address, else of the browser. */
export function FormPage({ form, language }: { form: Form; language: string | null }) {
  const locale: Locale = locales.find((known) => known === language) ?? ofBrowser();
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = form.title[locale];
  }, [form, locale]);
  return <main><SubmissionForm form={form} locale={locale} /></main>;
}
