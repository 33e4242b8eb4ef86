// Employments refer to people, so this loads their declaration, for their names and for creating new ones.
import '../../../domain/types/person';
import { companyType } from '../../../domain/types/contact';
import { companies } from '../../../domain/types/company';
import { FieldInput } from '../../fields/FieldInput';
import { FormSection } from '../../form/FormSection';
import { contactWords } from '../../i18n/types';
import type { ContentFormDefinition } from '../formPages';
import { ContactForm, AddressInputs, CommentInput } from './ContactForm';

export const companyForm: ContentFormDefinition = {
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
