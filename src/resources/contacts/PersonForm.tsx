// Employments lead there: its declaration says how the others are called, and what a new one needs.
import '../../../domain/types/company';
import { personType } from '../../../domain/types/contact';
import { FieldInput } from '../../fields/FieldInput';
import { contactWords } from '../../i18n/types';
import { FormSection } from '../../form/FormSection';
import { persons } from '.';
import { ContactForm } from './ContactForm';
import { AddressInputs, CommentInput } from './ContactInputs';
import { VerificationNote } from './VerificationNote';

/** What creating, editing and reviewing share. */
export function PersonForm() {
  return (
    <ContactForm contactType={personType} Preview={persons.publicView}>
      <PersonInputs />
    </ContactForm>
  );
}

function PersonInputs() {
  return (
    <>
      <VerificationNote />
      <FormSection title={contactWords.sections.person}>
        <FieldInput source="gender" />
        <FieldInput source="academicTitle" />
        <FieldInput source="firstName" />
        <FieldInput source="lastName" />
      </FormSection>
      <AddressInputs />
      <FormSection title={contactWords.sections.text} later>
        <FieldInput source="description" />
        <FieldInput source="topics" />
        <FieldInput source="contactGroups" />
      </FormSection>
      <FormSection later>
        <FieldInput source="employments" />
      </FormSection>
      <CommentInput />
    </>
  );
}
