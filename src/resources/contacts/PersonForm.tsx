import { lazy } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Locale } from '../../../domain/locales';
import { personType } from '../../../domain/types/contact';
import { persons } from '../../../domain/types/person';
import { FieldInput } from '../../fields/FieldInput';
import { contactWords } from '../../i18n/contacts';
import { deleteForeverWords } from '../../i18n/forms';
import { formReview } from '../../review/formReview';
import type { FormMode } from '../../ui/form/FormMode';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { AddressInputs, CommentInput } from './ContactInputs';
import { DeleteContact } from './DeleteContact';
import { useDuplicateCheck } from './useDuplicateCheck';
import { VerificationNote } from './VerificationNote';

const ContactView = lazy(() => import('../../embed/ContactView').then((module) => ({ default: module.ContactView })));

/** Create and edit share this form (document 2, section 2 "Contact edit form (person)"). */
export function PersonForm({ record, mode }: { record?: FieldValues; mode?: FormMode }) {
  const duplicates = useDuplicateCheck(personType);
  return (
    <>
      <ResourceForm
        type={persons}
        record={record}
        headings={contactWords.headings}
        deleteQuestion={deleteForeverWords.question}
        Delete={DeleteContact}
        Preview={PersonPreview}
        review={formReview}
        ask={record ? undefined : duplicates.ask}
        mode={mode}
      >
        <PersonInputs />
      </ResourceForm>
      {duplicates.dialog}
    </>
  );
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

function PersonPreview({ record, locale }: { record: FieldValues; locale: Locale }) {
  return <ContactView contact={record} type={personType} locale={locale} />;
}
