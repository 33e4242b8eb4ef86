import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { ContentForm } from '../../form/ContentForm';
import { DeleteForever } from '../../form/deleting/DeleteForever';
import { FormSection } from '../../form/FormSection';
import { videoPreviewOf } from '../../form/videoPreview';
import { educationWords } from '../../i18n/educations';
import { deleteForeverWords } from '../../i18n/forms';

const VideoPreview = videoPreviewOf('value');

/** What creating, editing and reviewing share. */
export function EducationForm() {
  return <ContentForm deleteQuestion={deleteForeverWords.question} Delete={DeleteForever}><EducationInputs /></ContentForm>;
}

function EducationInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="name" wide />
        <FieldInput source="text" />
        <FieldWithoutInput source="description" />
      </FormSection>
      <FormSection title={educationWords.sections.classification} later>
        <FieldInput source="educationTypes" />
        <FieldInput source="languages" />
        <FieldInput source="locations" />
      </FormSection>
      <FormSection title={educationWords.sections.contact} later>
        <FieldInput source="location" />
        <FieldInput source="organizer" />
        <FieldInput source="contact" />
      </FormSection>
      <FormSection later>
        <FieldInput source="programs" askBeforeRemoving={askBeforeRemoving} />
      </FormSection>
      <FormSection title={educationWords.sections.more} later>
        <FieldInput source="links" />
        <FieldInput source="videos" Extra={VideoPreview} />
        <FieldInput source="images" />
        <FieldInput source="files" />
      </FormSection>
    </>
  );
}

/** What somebody has put together does not go by a slip. */
function askBeforeRemoving({ units }: Record<string, unknown>): string | null {
  return Array.isArray(units) && units.length > 0 ? educationWords.removeProgram : null;
}
