import { useWatch } from 'react-hook-form';
import WebsiteIcon from '@mui/icons-material/LaunchOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { ownLicense } from '../../../domain/values/licenses';
import { publications } from '../../../domain/types/publication';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { FormSection } from '../../form/FormSection';
import { DayOrPeriod } from '../../form/DayOrPeriod';
import { sectionWords } from '../../i18n/forms';
import { publicationWords } from '../../i18n/types';
import type { ContentFormDefinition } from '../formPages';
import { embedNamed, framePage } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { useFormLanguage } from '../../fields/formContext';
import { useConfig } from '../../session/config';
import { host } from '../../ui/fileUrls';

const { sections } = publicationWords;

export const publicationForm: ContentFormDefinition = {
  type: publications,
  Inputs: PublicationInputs,
  failures: publicationWords.failures,
};

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

/** The name and URL of a licence that is not in the list. */
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

/**
 * A link to the publication on the public website, in the language of the form if it exists there. Renders nothing if
 * the publication is not public.
 */
function WebsiteLink() {
  const record = useRecordContext<{ id: number; isPublic: boolean }>();
  const { website } = useConfig();
  const shown = useFormLanguage();
  if (!record?.isPublic) return null;
  const locale: Locale = shown === 'fr' || shown === 'it' ? shown : 'de';
  return (
    <Button
      component="a"
      href={addressOf(record.id, locale, website)}
      target="_blank"
      rel="noopener"
      size="small"
      variant="outlined"
      startIcon={<WebsiteIcon />}
      sx={{ justifySelf: 'start', alignSelf: 'center' }}
    >
      {publicationWords.website}
    </Button>
  );
}

/** The website lists publications on the agenda's page; without a website, our own frame is used. */
function addressOf(id: number, locale: Locale, website: string | undefined): string {
  const embed = embedNamed('publications');
  const page =
    website === undefined && embed
      ? `${host}${framePage(embed, locale)}`
      : `${website ?? ''}${locale === 'de' ? '' : `/${locale}`}/agenda`;
  return `${page}?${embed?.primaryKey ?? 'publication-id'}=${id}`;
}
