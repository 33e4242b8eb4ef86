import type { EmbedType } from '../list/embedType';
import { formatPeriod } from '../../../domain/publicViews/amounts';
import { relationNames, translatedText, type ProjectLike } from '../../../domain/publicViews/projectData';
import { otherLocale } from '../../../domain/values/textsIn';
import { ProjectView } from '../views/ProjectView';
import { MapOfProjects } from '../projects/MapOfProjects';

/** Projects in the public list. */
export const contentType: EmbedType = {
  title: (record, locale) => translatedText(record as ProjectLike, 'title', locale),
  titleLang: (record, locale) => otherLocale(record, 'title', locale),
  image: (record) => (record as ProjectLike).images?.[0],
  Summary: ({ record, locale }) => {
    const project = record as ProjectLike;
    const lines = [
      relationNames(project, 'topics', locale).join(', '),
      relationNames(project, 'states', locale).join(', '),
      formatPeriod(project.startDate, project.endDate, locale),
    ];
    return lines.filter(Boolean).map((line) => <p key={line}>{line}</p>);
  },
  Detail: ({ record, locale }) => <ProjectView project={record as ProjectLike} locale={locale} />,
  Above: MapOfProjects,
};
