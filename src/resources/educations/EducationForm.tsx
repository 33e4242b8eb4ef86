import { educations } from '../../../domain/types/education';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { FormSection } from '../../form/FormSection';
import { MediaSection } from '../../form/MediaSection';
import { ProgrammeInput } from '../../form/ProgrammeInput';
import { sectionWords } from '../../i18n/forms';
import type { EntryForm } from '../formPages';

export const educationForm: EntryForm = { type: educations, Inputs: EducationInputs };

function EducationInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="name" wide />
        <FieldInput source="text" />
        <FieldWithoutInput source="description" />
      </FormSection>
      <FormSection title={sectionWords.classification}>
        <FieldInput source="educationTypes" />
        <FieldInput source="languages" />
        <FieldInput source="locations" />
      </FormSection>
      <FormSection title={sectionWords.contact}>
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
