import { lazy, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { Locale } from '../../../domain/locales';
import { contactWords } from '../../i18n/contacts';
import { deleteForeverWords } from '../../i18n/forms';
import { formReview } from '../../review/formReview';
import type { FormMode } from '../../ui/form/FormMode';
import type { PreviewOf } from '../../ui/form/PreviewDialog';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { DeleteContact } from './DeleteContact';
import { useDuplicateCheck } from './useDuplicateCheck';

const ContactView = lazy(() => import('../../embed/ContactView').then((module) => ({ default: module.ContactView })));

/** The public view of a contact that is edited. In: whether it is a person or an organisation. */
export const contactPreview = (contactType: string): PreviewOf =>
  function ContactPreview({ record, locale }: { record: FieldValues; locale: Locale }) {
    return <ContactView contact={record} type={contactType} locale={locale} />;
  };

interface ContactFormProps {
  type: ContentType<any>;
  contactType: string;
  Preview: PreviewOf;
  record?: FieldValues | undefined;
  mode?: FormMode | undefined;
  /** The inputs. */
  children: ReactNode;
}

/** What the forms of persons and organisations have in common: a contact that is likely there already is told before it is made. */
export function ContactForm({ type, contactType, Preview, record, mode, children }: ContactFormProps) {
  const duplicates = useDuplicateCheck(contactType);
  return (
    <>
      <ResourceForm
        type={type}
        record={record}
        headings={contactWords.headings}
        deleteQuestion={deleteForeverWords.question}
        Delete={DeleteContact}
        Preview={Preview}
        review={formReview}
        ask={record ? undefined : duplicates.ask}
        mode={mode}
      >
        {children}
      </ResourceForm>
      {duplicates.dialog}
    </>
  );
}
