// Employments refer to persons: loads the declaration for their names and for creating new ones.
import '../../../domain/types/person';
import { companyType } from '../../../domain/types/contact';
import { companies } from '../../../domain/types/company';
import { FieldInput } from '../../fields/FieldInput';
import { FormSection } from '../../form/FormSection';
import { contactWords } from '../../i18n/types';
import type { EntryForm } from '../formPages';
import { ContactForm } from './ContactForm';
import { AddressInputs, CommentInput } from './ContactInputs';

export const companyForm: EntryForm = {
  type: companies,
  Form: (props) => <ContactForm contactType={companyType} {...props} />,
  Inputs: CompanyInputs,
};

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
