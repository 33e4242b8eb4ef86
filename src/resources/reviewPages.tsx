import type { ComponentType } from 'react';
import type { PreviewOf } from '../form/PreviewDialog';
import { entryHeadings } from '../i18n/forms';
import { submittedSource } from '../../domain/inbox/inbox';
import type { AboveReview } from '../review/inbox/ReviewForm';
import { ReviewPage } from '../review/inbox/ReviewPage';
import { SubmitterPanel } from '../review/inbox/submitter/SubmitterPanel';
import { FormOf, type ContentFormDefinition } from './formPages';

const submitter: AboveReview = ([item]) =>
  item?.source === submittedSource ? <SubmitterPanel item={item.id} /> : null;

/** The page that reviews inbox items, in the form of the content type. */
export function reviewPage(form: ContentFormDefinition, Preview: PreviewOf | undefined): ComponentType {
  // A stable element, so that a preloaded review is not rendered again.
  const content = <FormOf form={form} Preview={Preview} />;
  return () => (
    <ReviewPage
      type={form.type}
      headings={form.headings ?? entryHeadings}
      above={form.above ?? submitter}
      failure={form.failures?.opening}
    >
      {content}
    </ReviewPage>
  );
}
