import { projects } from '../../../domain/types/project';
import { ContentCreate } from '../../form/ContentCreate';
import { ProjectForm } from './ProjectForm';

export const ProjectCreate = () => (
  <ContentCreate type={projects}>
    <ProjectForm />
  </ContentCreate>
);
