import { lazy } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Locale } from '../../../domain/locales';
import { companies } from '../../../domain/types/company';
import { companyType } from '../../../domain/types/contact';
import { FieldInput } from '../../fields/FieldInput';
import { contactWords } from '../../i18n/contacts';
import { deleteForeverWords } from '../../i18n/forms';
import { formReview } from '../../review/formReview';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { AddressInputs, CommentInput } from './ContactInputs';
import { DeleteContact } from './DeleteContact';
import { useDuplicateCheck } from './useDuplicateCheck';

const ContactView = lazy(() => import('../../embed/ContactView').then((module) => ({ default: module.ContactView })));

/** Create and edit share this form (document 2, section 2 "Contacts: organisations"). */
export function CompanyForm({ record }: { record?: FieldValues }) {
  const duplicates = useDuplicateCheck(companyType);
  return (
    <>
      <ResourceForm
        type={companies}
        record={record}
        headings={contactWords.headings}
        deleteQuestion={deleteForeverWords.question}
        Delete={DeleteContact}
        Preview={CompanyPreview}
        review={formReview}
        ask={record ? undefined : duplicates.ask}
      >
        <CompanyInputs />
      </ResourceForm>
      {duplicates.dialog}
    </>
  );
}

function CompanyInputs() {
  return (
    <>
      <FormSection title={contactWords.sections.company}>
        <FieldInput name="companyName" wide />
        <FieldInput name="specification" />
        <FieldInput name="parent" />
      </FormSection>
      <AddressInputs />
      <FormSection title={contactWords.sections.text} later>
        <FieldInput name="description" />
        <FieldInput name="contactGroups" />
      </FormSection>
      <FormSection later>
        <FieldInput name="employments" />
      </FormSection>
      <CommentInput />
    </>
  );
}

function CompanyPreview({ record, locale }: { record: FieldValues; locale: Locale }) {
  return <ContactView contact={record} type={companyType} locale={locale} />;
}
