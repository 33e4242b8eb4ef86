import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { ContentForm } from '../../form/ContentForm';
import type { PreviewOf } from '../../form/PreviewDialog';
import { deleteForeverWords } from '../../i18n/forms';
import { DeleteContact } from './DeleteContact';
import { useDuplicateCheck } from './useDuplicateCheck';
import { useMerging } from './merging/useMerging';

/** Shared by the forms of persons and organisations: warns about a likely duplicate before creating a contact. */
export function ContactForm({
  contactType,
  Preview,
  children,
}: {
  contactType: string;
  Preview: PreviewOf | undefined;
  children: ReactNode;
}) {
  const duplicates = useDuplicateCheck(contactType);
  const record = useRecordContext();
  const isNew = record === undefined;
  const merging = useMerging(`contacts/${contactType}`, record);
  return (
    <>
      <ContentForm
        deleteQuestion={deleteForeverWords.question}
        Delete={DeleteContact}
        Preview={Preview}
        ask={isNew ? duplicates.ask : undefined}
        actions={merging.actions}
      >
        {children}
      </ContentForm>
      {duplicates.dialog}
      {merging.dialog}
    </>
  );
}
