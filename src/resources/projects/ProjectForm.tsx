import { lazy } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Locale } from '../../../domain/locales';
import type { Project } from '../../../domain/types/project';
import { ContentForm } from '../../form/ContentForm';
import { useFormMode } from '../../form/FormMode';
import { proposalWords } from '../../i18n/inbox';
import { projectWords } from '../../i18n/projects';
import { ProjectInputs } from './ProjectInputs';

const ProjectView = lazy(() => import('../../embed/ProjectView').then((module) => ({ default: module.ProjectView })));

/** What creating, editing and reviewing share. */
export function ProjectForm() {
  // In the inbox there is a gentler way than deleting.
  const question = useFormMode() ? `${projectWords.deleteQuestion} ${proposalWords.deleteHint}` : projectWords.deleteQuestion;
  return <ContentForm deleteQuestion={question} Preview={ProjectPreview}><ProjectInputs /></ContentForm>;
}

function ProjectPreview({ record, locale }: { record: FieldValues; locale: Locale }) {
  return <ProjectView project={record as Project} locale={locale} />;
}
