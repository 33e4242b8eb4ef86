import { projects } from '../../../domain/types/project';
import { ContentEdit } from '../../form/ContentEdit';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { ProjectForm } from './ProjectForm';

export const ProjectEdit = () => (
  <ContentEdit type={projects}>
    <ProjectForm />
    <OutdatedWarning />
  </ContentEdit>
);
