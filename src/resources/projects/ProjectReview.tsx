import { projects } from '../../../domain/types/project';
import { ReviewPage } from '../../review/inbox/ReviewPage';
import { ProjectForm } from './ProjectForm';

/** Document 1, section 2 "Inbox project review": /inbox/projects/{id}. */
export function ProjectReview() {
  return <ReviewPage type={projects}>{(record, mode) => <ProjectForm record={record ?? undefined} mode={mode} />}</ReviewPage>;
}
