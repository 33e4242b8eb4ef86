import { projects } from '../../../domain/types/project';
import { EditPage } from '../../ui/form/EditPage';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { ProjectForm } from './ProjectForm';

export function ProjectEdit() {
  return <EditPage type={projects}>{(record) => <><ProjectForm record={record} /><OutdatedWarning resource={projects.name} id={record.id as number} /></>}</EditPage>;
}
