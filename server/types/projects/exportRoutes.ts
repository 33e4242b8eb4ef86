import type { FastifyInstance } from 'fastify';
import { locales, type Locale } from '../../../domain/locales';
import { projects, type Project } from '../../../domain/types/project';
import { readInBatches } from '../../engine/read/readInBatches';
import { projectColumns } from './sheetColumns';
import { serveExport } from '../../spreadsheets/export/serveExport';
import { sendWorkbook } from '../../spreadsheets/write/sendWorkbook';

/** The export of projects. */
export async function projectExportRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[projects.feature]) return;

  // Three sheets, one per language.
  serveExport(app, projects, async (request, reply, records) => {
    const base = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
    return sendWorkbook<Project>(
      reply,
      { title: projects.label.plural, locales, columns: projectColumns },
      (project, locale) => projectColumns.map(({ text }) => text(project, locale as Locale, base)),
      readInBatches(app.database.searches, projects, records) as AsyncIterable<Project>,
    );
  });
}
