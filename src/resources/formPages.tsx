import type { ComponentType, ReactNode } from 'react';
import { emptyRecord, type ContentType } from '../../domain/contentType';
import { ContentCreate } from '../form/ContentCreate';
import { ContentEdit } from '../form/ContentEdit';
import { ContentForm } from '../form/ContentForm';
import type { DeleteDialogProps } from '../form/deleting/DeleteDialog';
import { DeleteForever } from '../form/deleting/DeleteForever';
import type { PreviewOf } from '../form/PreviewDialog';
import { deleteForeverWords, entryHeadings } from '../i18n/forms';
import { OutdatedWarning } from '../review/inbox/OutdatedWarning';
import type { AboveReview } from '../review/inbox/ReviewForm';

/** All that the pages around a form need to know of it. */
export interface EntryForm {
  type: ContentType;
  Inputs: ComponentType;
  /** Stands around the inputs, where a form does more than most. */
  Form?: ComponentType<{ Preview: PreviewOf | undefined; children: ReactNode }>;
  /** What stands above the form, where it is not 'Eintrag bearbeiten'. */
  headings?: { editing: string; creating: string };
  /** What a new record starts with, where that is more than nothing. */
  start?: () => Record<string, unknown>;
  /** Asks before deleting, where there is more to say. */
  Delete?: ComponentType<DeleteDialogProps>;
  /** What is said in a dialog of its own where saving, or opening an item of the inbox, fails. */
  failures?: { saving: string; opening: string };
  /** Says more above the fields of a review. */
  above?: AboveReview;
}

/** What creating, editing and reviewing share. In: the public view of the noun, for the preview. */
export function FormOf({
  form: { Inputs, Form, Delete = DeleteForever, failures },
  Preview,
}: {
  form: EntryForm;
  Preview: PreviewOf | undefined;
}) {
  if (Form) {
    return (
      <Form Preview={Preview}>
        <Inputs />
      </Form>
    );
  }
  return (
    <ContentForm
      deleteQuestion={deleteForeverWords.question}
      Delete={Delete}
      Preview={Preview}
      failure={failures?.saving}
    >
      <Inputs />
    </ContentForm>
  );
}

/** The page that edits an entry: with the warning that something about it waits in the inbox. */
export function editPage(form: EntryForm, Preview: PreviewOf | undefined): ComponentType {
  return () => (
    <ContentEdit type={form.type} headings={form.headings ?? entryHeadings}>
      <FormOf form={form} Preview={Preview} />
      <OutdatedWarning />
    </ContentEdit>
  );
}

/** The page that makes an entry. */
export function createPage(form: EntryForm, Preview: PreviewOf | undefined): ComponentType {
  return () => (
    <ContentCreate
      type={form.type}
      headings={form.headings ?? entryHeadings}
      record={form.start && { ...emptyRecord(form.type), ...form.start() }}
    >
      <FormOf form={form} Preview={Preview} />
    </ContentCreate>
  );
}
