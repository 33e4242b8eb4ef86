import { jobs } from '../../../domain/types/job';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { FormSection, MediaSection } from '../../form/FormSection';
import { sectionWords } from '../../i18n/forms';
import { jobWords } from '../../i18n/types';
import type { ContentFormDefinition } from '../formPages';

export const jobForm: ContentFormDefinition = { type: jobs, Inputs: JobInputs, failures: jobWords.failures };

function JobInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="name" wide />
        <FieldInput source="description" />
        <FieldWithoutInput source="position" />
      </FormSection>
      <FormSection title={sectionWords.classification} later>
        <FieldInput source="locations" />
        <FieldInput source="stints" />
      </FormSection>
      <FormSection title={sectionWords.contact} later>
        <FieldInput source="location" />
        <FieldInput source="employer" />
        <FieldInput source="contact" />
      </FormSection>
      <FormSection title={jobWords.deadline} later>
        <FieldInput source="applicationDeadline" />
      </FormSection>
      <MediaSection />
    </>
  );
}
