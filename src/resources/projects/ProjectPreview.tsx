import { ProjectView } from '../../embed/views/ProjectView';
import type { PublicViewProps } from '../resource';

/** A project as on its public page. */
export function ProjectPreview({ record, locale }: PublicViewProps) {
  return <ProjectView project={record} locale={locale} />;
}
