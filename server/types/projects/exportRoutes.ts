import dayjs from 'dayjs';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import { readListRequest } from '../../../domain/listRequest';
import { locales } from '../../../domain/locales';
import type { Query } from '../../../domain/http';
import { projects, type Project } from '../../../domain/types/project';
import { readInBatches } from '../../engine/read/readInBatches';
import { projectColumns } from './sheetColumns';
import { workbook } from '../../spreadsheets/write/workbook';

/** What projects offer beside the routes that all content types have. */
export async function projectExportRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[projects.feature]) return;

  // Three sheets, one a language; here with the filters of the list.
  app.get('/projects.xlsx', { config: { access: editors } }, async (request, reply) => {
    const asked = readListRequest(projects, request.query as Query);
    const base = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
    const sheets = locales.map((locale) => ({
      name: `Projekte - ${locale.toUpperCase()}`,
      columns: projectColumns,
      cells: (project: Project) => projectColumns.map(({ text }) => text(project, locale, base)),
    }));
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', `attachment; filename="Projekte-${dayjs().format('YYYY-MM-DD_HH-mm-ss')}.xlsx"`)
      .header('cache-control', 'no-store')
      .send(workbook(sheets, readInBatches(app.database.searches, projects, asked) as AsyncIterable<Project>));
  });
}
