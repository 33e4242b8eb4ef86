import { ProjectView } from '../../embed/views/ProjectView';
import type { PublicViewProps } from '../resource';

/** A project as its public page shows it. */
export function ProjectPreview({ record, locale }: PublicViewProps) {
  return <ProjectView project={record} locale={locale} />;
}
