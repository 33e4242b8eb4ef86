import { lazy } from 'react';
import { ContentForm } from '../../form/ContentForm';
import type { DeleteDialogProps } from '../../form/deleting/DeleteDialog';
import { useFormMode } from '../../form/FormMode';
import { releasingWords } from '../../i18n/lists';
import { projectWords } from '../../i18n/types';
import { projects } from '.';
import { ProjectInputs } from './ProjectInputs';

const DeleteProject = lazy(async () => {
  const { DeleteMember } = await import('../../collections/DeleteMember');
  return { default: (props: DeleteDialogProps) => <DeleteMember {...props} collections="project-collections" /> };
});

/** What creating, editing and reviewing share. */
export function ProjectForm() {
  // In the inbox there is a gentler way than deleting.
  const question = useFormMode()
    ? `${projectWords.deleteQuestion} ${releasingWords.deleteHint}`
    : projectWords.deleteQuestion;
  return (
    <ContentForm deleteQuestion={question} Delete={DeleteProject} Preview={projects.publicView}>
      <ProjectInputs />
    </ContentForm>
  );
}
