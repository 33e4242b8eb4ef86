import { useWatch } from 'react-hook-form';
import { ownLicense } from '../../../domain/licenses';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { ContentForm } from '../../form/ContentForm';
import { DeleteForever } from '../../form/deleting/DeleteForever';
import { FormSection } from '../../form/FormSection';
import { DayOrPeriod } from '../../form/DayOrPeriod';
import { deleteForeverWords } from '../../i18n/forms';
import { publicationWords } from '../../i18n/publications';
import { publications } from '.';

const { sections } = publicationWords;

/** What creating, editing and reviewing share. */
export function PublicationForm() {
  return <ContentForm deleteQuestion={deleteForeverWords.question} Delete={DeleteForever} Preview={publications.publicView}><PublicationInputs /></ContentForm>;
}

function PublicationInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <FieldInput source="description" />
        <FieldInput source="keywords" />
        <FieldInput source="email" />
      </FormSection>
      <FormSection title={sections.publication}>
        <FieldInput source="url" />
        <FieldInput source="type" />
        <DayOrPeriod start="startDate" end="endDate" dayLabel={publicationWords.day} />
      </FormSection>
      <FormSection title={sections.files} later>
        <FieldInput source="files" />
      </FormSection>
      <FormSection title={sections.license} later>
        <FieldInput source="licenseType" />
        <FieldInput source="rightsHolder" />
        <OwnLicense />
      </FormSection>
      <FormSection title={sections.classification} later>
        <FieldInput source="languages" />
        <FieldInput source="geographicRegions" />
        <FieldInput source="topics" />
      </FormSection>
      <FormSection title={sections.people} later>
        <FieldInput source="authors" wide={false} />
        <FieldInput source="organizations" wide={false} />
      </FormSection>
    </>
  );
}

/** What no table says of a licence. */
function OwnLicense() {
  const Place = useWatch({ name: 'licenseType' }) === ownLicense ? FieldInput : FieldWithoutInput;
  return (
    <>
      <Place source="licenseName" />
      <Place source="licenseUrl" />
      <Place source="licenseAttribution" />
    </>
  );
}
