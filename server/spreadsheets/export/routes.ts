import type { FastifyInstance } from 'fastify';
import type { ContentTypeName } from '../../../domain/contents';
import type { ContentType } from '../../../domain/contentType';
import { contentTypes } from '../../../domain/contentTypes';
import type { Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { localesOf } from '../../../domain/locales';
import { readInBatches } from '../../engine/read/readInBatches';
import { listParameters } from '../../engine/routes/listParameters';
import { answersFile } from '../../http/described';
import { sendWorkbook, workbookType } from '../write/sendWorkbook';
import { declaredColumns } from './columns';

/** `/{type}.xlsx` for these types, with the filters of their lists. */
export const exportRoutes = (types: readonly ContentTypeName[]) => async (app: FastifyInstance) => {
  for (const name of types) {
    const type: ContentType = contentTypes[name];
    if (!app.config.features[type.feature]) continue;
    const { plural: title } = type.label;
    const columns = declaredColumns(type);
    const schema = {
      summary: `${title} als XLSX`,
      tags: [title],
      querystring: listParameters(type),
      ...answersFile(workbookType),
    };
    app.get(`/${name}.xlsx`, { config: { access: type.write }, schema }, async (request, reply) => {
      const listRequest = readListRequest(type, request.query as Query);
      const base = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
      const rows = readInBatches(app.database.searches, type, listRequest);
      return sendWorkbook(
        reply,
        { title, locales: localesOf(type), columns },
        (record, locale) => columns.map(({ text }) => text(record, { locale, base })),
        rows,
      );
    });
  }
};
