import { projects } from '../../../domain/types/project';
import { ContentCreate } from '../../form/ContentCreate';
import { ContentEdit } from '../../form/ContentEdit';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { ProjectForm } from './ProjectForm';

export const ProjectEdit = () => (
  <ContentEdit type={projects}>
    <ProjectForm />
    <OutdatedWarning />
  </ContentEdit>
);

export const ProjectCreate = () => (
  <ContentCreate type={projects}>
    <ProjectForm />
  </ContentCreate>
);
