import { ProjectForm } from './ProjectForm';

export function ProjectCreate() {
  return <ProjectForm />;
}
