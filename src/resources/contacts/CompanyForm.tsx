// Employments lead there: its declaration says how the others are called, and what a new one needs.
import '../../../domain/types/person';
import { companyType } from '../../../domain/types/contact';
import { FieldInput } from '../../fields/FieldInput';
import { FormSection } from '../../form/FormSection';
import { contactWords } from '../../i18n/types';
import { companies as noun } from '.';
import { ContactForm } from './ContactForm';
import { AddressInputs, CommentInput } from './ContactInputs';

/** What creating, editing, reviewing and merging share. */
export function CompanyForm() {
  return (
    <ContactForm contactType={companyType} Preview={noun.publicView}>
      <CompanyInputs />
    </ContactForm>
  );
}

function CompanyInputs() {
  return (
    <>
      <FormSection title={contactWords.sections.company}>
        <FieldInput source="companyName" wide />
        <FieldInput source="specification" />
        <FieldInput source="parent" />
      </FormSection>
      <AddressInputs />
      <FormSection title={contactWords.sections.text} later>
        <FieldInput source="description" />
        <FieldInput source="contactGroups" />
      </FormSection>
      <FormSection later>
        <FieldInput source="employments" />
      </FormSection>
      <CommentInput />
    </>
  );
}
