import { lazy } from 'react';
import { projects } from '../../../domain/types/project';
import { ContentForm } from '../../form/ContentForm';
import type { DeleteDialogProps } from '../../form/deleting/DeleteDialog';
import { useFormMode } from '../../form/FormMode';
import { formWords } from '../../i18n/forms';
import { releasingWords } from '../../i18n/lists';
import { projectWords } from '../../i18n/types';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { LazyContactPerson, contactSummary } from '../../form/contactPerson/LazyContactPerson';
import { FormSection, videoPreviewOf } from '../../form/FormSection';
import type { ContentFormDefinition } from '../formPages';

const DeleteProject = lazy(async () => {
  const { DeleteMember } = await import('../../form/deleting/DeleteMember');
  return { default: (props: DeleteDialogProps) => <DeleteMember {...props} collections="project-collections" /> };
});

const ProjectFrame: ContentFormDefinition['Form'] = ({ Preview, children }) => {
  // In the inbox there is a gentler alternative to deleting.
  const question = useFormMode()
    ? `${projectWords.deleteQuestion} ${releasingWords.deleteHint}`
    : projectWords.deleteQuestion;
  return (
    <ContentForm deleteQuestion={question} Delete={DeleteProject} Preview={Preview}>
      {children}
    </ContentForm>
  );
};

export const projectForm: ContentFormDefinition = {
  type: projects,
  Form: ProjectFrame,
  Inputs: ProjectInputs,
  headings: {
    editing: formWords.editing(projects.label.singular),
    creating: formWords.creating(projects.label.singular),
  },
};

const VideoPreview = videoPreviewOf('url');

/** The fields of the project form in the order editors are used to. */
function ProjectInputs() {
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
