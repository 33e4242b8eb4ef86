import { DeleteMember } from '../../collections/DeleteMember';
import { ContentForm } from '../../form/ContentForm';
import type { DeleteDialogProps } from '../../form/deleting/DeleteDialog';
import { useFormMode } from '../../form/FormMode';
import { releaseWords } from '../../i18n/release';
import { projectWords } from '../../i18n/projects';
import { projects } from '.';
import { ProjectInputs } from './ProjectInputs';

const DeleteProject = (props: DeleteDialogProps) => <DeleteMember {...props} collections="project-collections" />;

/** What creating, editing and reviewing share. */
export function ProjectForm() {
  // In the inbox there is a gentler way than deleting.
  const question = useFormMode() ? `${projectWords.deleteQuestion} ${releaseWords.deleteHint}` : projectWords.deleteQuestion;
  return <ContentForm deleteQuestion={question} Delete={DeleteProject} Preview={projects.publicView}><ProjectInputs /></ContentForm>;
}
