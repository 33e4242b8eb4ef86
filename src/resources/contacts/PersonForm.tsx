import type { FieldValues } from 'react-hook-form';
import { personType } from '../../../domain/types/contact';
import { persons } from '../../../domain/types/person';
import { FieldInput } from '../../fields/FieldInput';
import { contactWords } from '../../i18n/contacts';
import type { FormMode } from '../../ui/form/FormMode';
import { FormSection } from '../../ui/form/FormSection';
import { ContactForm, contactPreview } from './ContactForm';
import { AddressInputs, CommentInput } from './ContactInputs';
import { VerificationNote } from './VerificationNote';

const Preview = contactPreview(personType);

/** Create and edit share this form (document 2, section 2 "Contact edit form (person)"). */
export function PersonForm({ record, mode }: { record?: FieldValues; mode?: FormMode }) {
  return <ContactForm type={persons} contactType={personType} Preview={Preview} record={record} mode={mode}><PersonInputs /></ContactForm>;
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
