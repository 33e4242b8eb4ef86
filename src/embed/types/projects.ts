import { formatPeriod } from '../../../domain/publicViews/amounts';
import { view } from '../../../domain/publicViews/projects';
import { namesSaid } from '../../../domain/values/textsIn';
import { standardType } from '../list/standardType';
import type { EmbedType } from '../list/embedType';
import { MapOfProjects } from '../projects/MapOfProjects';

/** Projects in the public list. */
export const contentType: EmbedType = {
  ...standardType('projects', view, {
    lines: (project, locale) => [
      namesSaid(project, 'topics', locale),
      namesSaid(project, 'states', locale),
      formatPeriod(project.startDate as string | null, project.endDate as string | null, locale),
    ],
  }),
  Above: MapOfProjects,
};
