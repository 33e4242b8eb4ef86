import { personType } from '../../../domain/types/contact';
import { FieldInput } from '../../fields/FieldInput';
import { contactWords } from '../../i18n/contacts';
import { FormSection } from '../../form/FormSection';
import { persons } from '.';
import { ContactForm } from './ContactForm';
import { AddressInputs, CommentInput } from './ContactInputs';
import { VerificationNote } from './VerificationNote';

/** What creating, editing and reviewing share. */
export function PersonForm() {
  return <ContactForm contactType={personType} Preview={persons.publicView}><PersonInputs /></ContactForm>;
}

function PersonInputs() {
  return (
    <>
      <VerificationNote />
      <FormSection title={contactWords.sections.person}>
        <FieldInput name="gender" />
        <FieldInput name="academicTitle" />
        <FieldInput name="firstName" />
        <FieldInput name="lastName" />
      </FormSection>
      <AddressInputs />
      <FormSection title={contactWords.sections.text} later>
        <FieldInput name="description" />
        <FieldInput name="topics" />
        <FieldInput name="contactGroups" />
      </FormSection>
      <FormSection later>
        <FieldInput name="employments" />
      </FormSection>
      <CommentInput />
    </>
  );
}
