import type { FieldValues } from 'react-hook-form';
import { companies } from '../../../domain/types/company';
import { companyType } from '../../../domain/types/contact';
import { FieldInput } from '../../fields/FieldInput';
import { contactWords } from '../../i18n/contacts';
import { FormSection } from '../../ui/form/FormSection';
import { ContactForm, contactPreview } from './ContactForm';
import { AddressInputs, CommentInput } from './ContactInputs';

const Preview = contactPreview(companyType);

/** Create and edit share this form (document 2, section 2 "Contacts: organisations"). */
export function CompanyForm({ record }: { record?: FieldValues }) {
  return <ContactForm type={companies} contactType={companyType} Preview={Preview} record={record}><CompanyInputs /></ContactForm>;
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
