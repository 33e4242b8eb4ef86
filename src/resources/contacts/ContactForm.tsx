import { lazy, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Locale } from '../../../domain/locales';
import { ContentForm } from '../../form/ContentForm';
import type { PreviewOf } from '../../form/PreviewDialog';
import { deleteForeverWords } from '../../i18n/forms';
import { DeleteContact } from './DeleteContact';
import { useDuplicateCheck } from './useDuplicateCheck';

const ContactView = lazy(() => import('../../embed/ContactView').then((module) => ({ default: module.ContactView })));

/** The public view of a contact that is edited. In: whether it is a person or an organisation. */
export const contactPreview = (contactType: string): PreviewOf =>
  function ContactPreview({ record, locale }: { record: FieldValues; locale: Locale }) {
    return <ContactView contact={record} type={contactType} locale={locale} />;
  };

/** What the forms of persons and organisations have in common: a contact that is likely there already is told before it is made. */
export function ContactForm({ contactType, Preview, children }: { contactType: string; Preview: PreviewOf; children: ReactNode }) {
  const duplicates = useDuplicateCheck(contactType);
  const isNew = useRecordContext() === undefined;
  return (
    <>
      <ContentForm deleteQuestion={deleteForeverWords.question} Delete={DeleteContact} Preview={Preview} ask={isNew ? duplicates.ask : undefined}>{children}</ContentForm>
      {duplicates.dialog}
    </>
  );
}
