import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { LazyContactPerson } from '../../form/contactPerson/LazyContactPerson';
import { contactSummary } from '../../form/contactSummary';
import { projectWords } from '../../i18n/types';
import { FormSection } from '../../form/FormSection';
import { videoPreviewOf } from '../../form/videoPreview';

const VideoPreview = videoPreviewOf('url');

/** The fields of the project editor in the order that editors know; each knows its switch and its languages. */
export function ProjectInputs() {
  return (
    <>
      <FormSection title={projectWords.sections.text}>
        <FieldInput source="title" wide />
        <FieldInput source="projectCode" />
        <FieldInput source="keywords" />
        <FieldInput source="description" />
      </FormSection>
      <FormSection title={projectWords.sections.classification} later>
        <FieldInput source="programs" />
        <FieldInput source="instruments" />
        <FieldInput source="topics" />
        <FieldInput source="geographicRegions" />
        <FieldInput source="tags" />
        <FieldInput source="countries" />
        <FieldInput source="states" />
        <FieldInput source="businessSectors" />
      </FormSection>
      <FormSection title={projectWords.sections.costs} later>
        <FieldInput source="projectCosts" />
        <FieldInput source="financing" />
      </FormSection>
      <FormSection title={projectWords.sections.dates} later>
        <FieldInput source="startDate" />
        <FieldInput source="endDate" />
        <FieldWithoutInput source="dates" />
      </FormSection>
      <FormSection title={projectWords.sections.media} later>
        <FieldInput source="links" />
        <FieldInput source="images" />
        <FieldInput source="files" />
        <FieldInput source="videos" Extra={VideoPreview} />
      </FormSection>
      <FormSection title={projectWords.sections.place} later>
        <FieldInput source="lat" />
        <FieldInput source="lng" />
      </FormSection>
      <FormSection later>
        <FieldInput source="contacts" summary={contactSummary} Extra={LazyContactPerson} />
      </FormSection>
    </>
  );
}
