import type { ComponentType, ReactNode } from 'react';
import { emptyRecord, type ContentType } from '../../domain/contentType';
import { ContentCreate, ContentEdit } from '../form/ContentEdit';
import { ContentForm } from '../form/ContentForm';
import { type DeleteDialogProps, DeleteForever } from '../form/deleting/DeleteDialog';
import type { PreviewOf } from '../form/PreviewDialog';
import { deleteForeverWords, entryHeadings } from '../i18n/forms';
import { OutdatedWarning } from '../review/inbox/OutdatedWarning';
import type { AboveReview } from '../review/inbox/ReviewForm';

/** What the pages around a form need to know about it. */
export interface EntryForm {
  type: ContentType;
  Inputs: ComponentType;
  /** Wraps the inputs, in forms with special behaviour. */
  Form?: ComponentType<{ Preview: PreviewOf | undefined; children: ReactNode }>;
  /** The heading, if not 'Eintrag bearbeiten'. */
  headings?: { editing: string; creating: string };
  /** The initial values of a new record, if any. */
  start?: () => Record<string, unknown>;
  /** The dialog before deleting, if it has more to say. */
  Delete?: ComponentType<DeleteDialogProps>;
  /** Dialog texts for a failed save, and for an inbox item that fails to open. */
  failures?: { saving: string; opening: string };
  /** Content above the fields of a review. */
  above?: AboveReview;
}

/**
 * Shared by creating, editing and reviewing.
 * @param Preview the public view of the type
 */
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

/** The page that edits a record, with a warning if an inbox item about it is waiting. */
export function editPage(form: EntryForm, Preview: PreviewOf | undefined): ComponentType {
  return () => (
    <ContentEdit type={form.type} headings={form.headings ?? entryHeadings}>
      <FormOf form={form} Preview={Preview} />
      <OutdatedWarning />
    </ContentEdit>
  );
}

/** The page that creates a record. */
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
