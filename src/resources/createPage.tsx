import type { ComponentType } from 'react';
import { emptyRecord } from '../../domain/contentType';
import { ContentCreate } from '../form/ContentCreate';
import type { PreviewOf } from '../form/PreviewDialog';
import { entryHeadings } from '../i18n/forms';
import { FormOf, type EntryForm } from './formPages';

/** The page that makes an entry, apart from the one that edits it: most forms are opened to edit. */
export function createPage(form: EntryForm, Preview: PreviewOf | undefined): ComponentType {
  return () => (
    <ContentCreate
      type={form.type}
      headings={entryHeadings}
      record={form.start && { ...emptyRecord(form.type), ...form.start() }}
    >
      <FormOf form={form} Preview={Preview} />
    </ContentCreate>
  );
}
