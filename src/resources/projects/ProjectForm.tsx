import { ContentForm } from '../../form/ContentForm';
import { useFormMode } from '../../form/FormMode';
import { proposalWords } from '../../i18n/inbox';
import { projectWords } from '../../i18n/projects';
import { projects } from '.';
import { ProjectInputs } from './ProjectInputs';

/** What creating, editing and reviewing share. */
export function ProjectForm() {
  // In the inbox there is a gentler way than deleting.
  const question = useFormMode() ? `${projectWords.deleteQuestion} ${proposalWords.deleteHint}` : projectWords.deleteQuestion;
  return <ContentForm deleteQuestion={question} Preview={projects.publicView}><ProjectInputs /></ContentForm>;
}
