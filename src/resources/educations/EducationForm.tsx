import { educations } from '../../../domain/types/education';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { FormSection, MediaSection, ProgrammeInput } from '../../form/FormSection';
import { sectionWords } from '../../i18n/forms';
import type { ContentFormDefinition } from '../formPages';

export const educationForm: ContentFormDefinition = { type: educations, Inputs: EducationInputs };

function EducationInputs() {
  return (
    <>
      <FormSection later>
        <FieldInput source="name" wide />
        <FieldInput source="text" />
        <FieldWithoutInput source="description" />
      </FormSection>
      <FormSection title={sectionWords.classification} later>
        <FieldInput source="educationTypes" />
        <FieldInput source="languages" />
        <FieldInput source="locations" />
      </FormSection>
      <FormSection title={sectionWords.contact} later>
        <FieldInput source="location" />
        <FieldInput source="organizer" />
        <FieldInput source="contact" />
      </FormSection>
      <FormSection>
        <ProgrammeInput />
      </FormSection>
      <MediaSection />
    </>
  );
}
