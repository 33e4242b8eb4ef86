import { lazy } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Locale } from '../../../domain/locales';
import { projects, type Project } from '../../../domain/types/project';
import { projectWords } from '../../i18n/projects';
import { formReview } from '../../review/formReview';
import { proposalWords } from '../../i18n/inbox';
import type { FormMode } from '../../ui/form/FormMode';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { uploadsSettled } from '../../uploads/uploadsSettled';
import { ProjectInputs } from './ProjectInputs';

const ProjectView = lazy(() => import('../../embed/ProjectView').then((module) => ({ default: module.ProjectView })));

// One element for all forms, so that they draw their fields anew only where something changes for one.
const inputs = <ProjectInputs />;

/** Create and edit share this form (document 1, section 2 "Project editor"). */
export function ProjectForm({ record, mode }: { record?: FieldValues; mode?: FormMode }) {
  // Document 1, section 8: in the inbox there is a gentler way.
  const question = mode ? `${projectWords.deleteQuestion} ${proposalWords.deleteHint}` : projectWords.deleteQuestion;
  return (
    <ResourceForm type={projects} record={record} deleteQuestion={question} Preview={ProjectPreview} review={formReview} ready={uploadsSettled} mode={mode}>
      {inputs}
    </ResourceForm>
  );
}

function ProjectPreview({ record, locale }: { record: FieldValues; locale: Locale }) {
  return <ProjectView project={record as Project} locale={locale} />;
}
