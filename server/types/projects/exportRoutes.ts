import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import { readListRequest } from '../../../domain/lists/listRequest';
import { locales, type Locale } from '../../../domain/locales';
import type { Query } from '../../../domain/http';
import { projects, type Project } from '../../../domain/types/project';
import { readInBatches } from '../../engine/read/readInBatches';
import { listParameters } from '../../engine/routes/listParameters';
import { projectColumns } from './sheetColumns';
import { answersFile } from '../../http/described';
import { sendWorkbook, workbookType } from '../../spreadsheets/write/sendWorkbook';

/** The export of projects. */
export async function projectExportRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[projects.feature]) return;

  // Three sheets, one per language, with the filters of the list.
  app.get(
    '/projects.xlsx',
    {
      config: { access: editors },
      schema: {
        summary: `${projects.label.plural} als XLSX`,
        tags: [projects.label.plural],
        querystring: listParameters(projects),
        ...answersFile(workbookType),
      },
    },
    async (request, reply) => {
      const listRequest = readListRequest(projects, request.query as Query);
      const base = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
      return sendWorkbook<Project>(
        reply,
        { title: projects.label.plural, locales, columns: projectColumns },
        (project, locale) => projectColumns.map(({ text }) => text(project, locale as Locale, base)),
        readInBatches(app.database.searches, projects, listRequest) as AsyncIterable<Project>,
      );
    },
  );
}
