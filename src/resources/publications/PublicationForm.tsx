import { useWatch } from 'react-hook-form';
import { ownLicense } from '../../../domain/nouns/licenses';
import { publications } from '../../../domain/types/publication';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { FormSection } from '../../form/FormSection';
import { DayOrPeriod } from '../../form/DayOrPeriod';
import { sectionWords } from '../../i18n/forms';
import { publicationWords } from '../../i18n/nouns/publications';
import type { EntryForm } from '../formPages';
import { WebsiteLink } from './WebsiteLink';

const { sections } = publicationWords;

export const publicationForm: EntryForm = { type: publications, Inputs: PublicationInputs, failures: publicationWords.failures };

function PublicationInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <FieldInput source="description" />
        <FieldInput source="keywords" />
        <FieldInput source="email" />
        <WebsiteLink />
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
      <FormSection title={sectionWords.classification} later>
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
