import { useWatch } from 'react-hook-form';
import { salutations } from '../../../domain/types/project';
import { VideoEmbed } from '../../embed/VideoEmbed';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { projectWords } from '../../i18n/projects';
import { FormSection } from '../../form/FormSection';

/** The fields of the project editor in the order of document 1, section 2; each knows its switch and its languages. */
export function ProjectInputs() {
  return (
    <>
      <FormSection title={projectWords.sections.text}>
        <FieldInput name="title" wide />
        <FieldInput name="projectCode" />
        <FieldInput name="keywords" />
        <FieldInput name="description" />
      </FormSection>
      <FormSection title={projectWords.sections.classification} later>
        <FieldInput name="programs" />
        <FieldInput name="instruments" />
        <FieldInput name="topics" />
        <FieldInput name="geographicRegions" />
        <FieldInput name="tags" />
        <FieldInput name="countries" />
        <FieldInput name="states" />
        <FieldInput name="businessSectors" />
      </FormSection>
      <FormSection title={projectWords.sections.costs} later>
        <FieldInput name="projectCosts" />
        <FieldInput name="financing" />
      </FormSection>
      <FormSection title={projectWords.sections.dates} later>
        <FieldInput name="startDate" />
        <FieldInput name="endDate" />
        <FieldWithoutInput name="dates" />
      </FormSection>
      <FormSection title={projectWords.sections.media} later>
        <FieldInput name="links" />
        <FieldInput name="images" />
        <FieldInput name="files" />
        <FieldInput name="videos" Extra={VideoPreview} />
      </FormSection>
      <FormSection title={projectWords.sections.place} later>
        <FieldInput name="lat" />
        <FieldInput name="lng" />
      </FormSection>
      <FormSection later>
        <FieldInput name="contacts" summary={contactSummary} />
      </FormSection>
    </>
  );
}

/** 'Frau Anna Muster, Projektleiterin'; the name of the organisation where no person is named. */
export function contactSummary({ salutation, title, firstName, lastName, name, role }: Record<string, unknown>): string {
  const address = salutations.find(({ id }) => id === salutation)?.label;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const called = person === '' ? name : [address, title, person].filter(Boolean).join(' ');
  return [called, role].filter(Boolean).join(', ');
}

/** Follows the address of its own video only. */
function VideoPreview({ path }: { path: string }) {
  const url = useWatch({ name: `${path}.url` }) as string | undefined;
  return url ? <VideoEmbed url={url} /> : null;
}
