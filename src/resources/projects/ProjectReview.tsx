import { projects } from '../../../domain/types/project';
import { ReviewPage, type ReviewedForm } from '../../review/inbox/ReviewPage';
import { ProjectForm } from './ProjectForm';

const reviewed: ReviewedForm = (record, mode) => <ProjectForm record={record ?? undefined} mode={mode} />;

/** Document 1, section 2 "Inbox project review": /inbox/projects/{id}. */
export function ProjectReview() {
  return <ReviewPage type={projects}>{reviewed}</ReviewPage>;
}
