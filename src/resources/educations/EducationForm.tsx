import { educations } from '../../../domain/types/education';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { FormSection } from '../../form/FormSection';
import { MediaSection } from '../../form/MediaSection';
import { educationWords } from '../../i18n/educations';
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
      <FormSection later>
        <FieldInput source="programs" askBeforeRemoving={askBeforeRemoving} />
      </FormSection>
      <MediaSection />
    </>
  );
}

/** What somebody has put together does not go by a slip. */
function askBeforeRemoving({ units }: Record<string, unknown>): string | null {
  return Array.isArray(units) && units.length > 0 ? educationWords.removeProgram : null;
}
