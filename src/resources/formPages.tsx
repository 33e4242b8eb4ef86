import { type ComponentType, type ReactNode, lazy, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { emptyRecord, type ContentType } from '../../domain/contentType';
import { ContentCreate, ContentEdit } from '../form/ContentEdit';
import { ContentForm } from '../form/ContentForm';
import { type DeleteDialogProps, DeleteForever } from '../form/deleting/DeleteDialog';
import type { PreviewOf } from '../form/PreviewDialog';
import { deleteForeverWords, entryHeadings } from '../i18n/forms';
import type { AboveReview } from '../review/inbox/ReviewForm';
import { useFormType } from '../fields/formContext';
import { usePendingItem } from '../form/saving/SaveChoice';

/** What the pages that contain a form need to know about it. */
export interface ContentFormDefinition {
  type: ContentType;
  Inputs: ComponentType;
  /** Wraps the inputs, in forms with special behaviour. */
  Form?: ComponentType<{ Preview: PreviewOf | undefined; children: ReactNode }>;
  /** The heading, if it is not 'Eintrag bearbeiten'. */
  headings?: { editing: string; creating: string };
  /** The initial values of a new record, if any. */
  start?: () => Record<string, unknown>;
  /** The dialog before deleting, if the default one is not enough. */
  Delete?: ComponentType<DeleteDialogProps>;
  /** The wording of dialogs for a save that failed, and for an inbox item that cannot be opened. */
  failures?: { saving: string; opening: string };
  /** Content above the fields of a review. */
  above?: AboveReview;
}

/**
 * The form that creating, editing and reviewing share.
 * @param Preview the public view of the type
 */
export function FormOf({
  form: { Inputs, Form, Delete = DeleteForever, failures },
  Preview,
}: {
  form: ContentFormDefinition;
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
export function editPage(form: ContentFormDefinition, Preview: PreviewOf | undefined): ComponentType {
  return () => (
    <ContentEdit type={form.type} headings={form.headings ?? entryHeadings}>
      <FormOf form={form} Preview={Preview} />
      <OutdatedWarning />
    </ContentEdit>
  );
}

/** The page that creates a record. */
export function createPage(form: ContentFormDefinition, Preview: PreviewOf | undefined): ComponentType {
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

/** Loaded on demand, because it brings the strings of the review, which forms do not need. */
const OutdatedDialog = lazy(async () => ({ default: (await import('../review/inbox/OutdatedDialog')).OutdatedDialog }));

/** Warns, when a record is opened, that an inbox item about it is waiting. */
function OutdatedWarning() {
  const resource = useFormType().name;
  const id = useRecordContext<{ id: number }>()?.id;
  const [isSeen, setSeen] = useState(false);
  const card = usePendingItem(resource, id);
  return card && !isSeen ? (
    <Suspense fallback={null}>
      <OutdatedDialog resource={resource} card={card} onClose={() => setSeen(true)} />
    </Suspense>
  ) : null;
}
