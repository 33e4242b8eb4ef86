import type { ComponentType } from 'react';
import type { PreviewOf } from '../form/PreviewDialog';
import { entryHeadings } from '../i18n/forms';
import { ReviewPage } from '../review/inbox/ReviewPage';
import { FormOf, type EntryForm } from './formPages';

/** The page that reviews what the inbox brings, in the form of the noun. */
export function reviewPage(form: EntryForm, Preview: PreviewOf | undefined): ComponentType {
  // One element for good: what stands ready must not be made again.
  const content = <FormOf form={form} Preview={Preview} />;
  return () => <ReviewPage type={form.type} headings={entryHeadings} failure={form.failures?.opening}>{content}</ReviewPage>;
}
