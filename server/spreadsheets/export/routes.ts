import type { FastifyInstance } from 'fastify';
import type { ContentTypeName } from '../../../domain/contents';
import type { ContentType } from '../../../domain/contentType';
import { contentTypes } from '../../../domain/contentTypes';
import { localesOf } from '../../../domain/locales';
import { readInBatches } from '../../engine/read/readInBatches';
import { sendWorkbook } from '../write/sendWorkbook';
import { declaredColumns } from './columns';
import { serveExport } from './serveExport';

/** `/{type}.xlsx` for these types, with the columns of their declarations. */
export const exportRoutes = (types: readonly ContentTypeName[]) => async (app: FastifyInstance) => {
  for (const name of types) {
    const type: ContentType = contentTypes[name];
    if (!app.config.features[type.feature]) continue;
    const { plural: title } = type.label;
    const columns = declaredColumns(type);
    serveExport(app, type, async (request, reply, records) => {
      const base = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
      return sendWorkbook(
        reply,
        { title, locales: localesOf(type), columns },
        (record, locale) => columns.map(({ text }) => text(record, { locale, base })),
        readInBatches(app.database.searches, type, records),
      );
    });
  }
};
