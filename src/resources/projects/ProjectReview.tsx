import { projects } from '../../../domain/types/project';
import { ReviewPage } from '../../review/inbox/ReviewPage';
import { ProjectForm } from './ProjectForm';

const form = <ProjectForm />;

/** At /inbox/projects/{id}. */
export const ProjectReview = () => <ReviewPage type={projects}>{form}</ReviewPage>;
