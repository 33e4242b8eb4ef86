import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { administrators } from '../../../domain/access';
import { allContentTypes } from '../../../domain/contentTypes';
import { deletedListDeclaration } from '../../../domain/deleted';
import type { Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/listRequest';
import { parse } from '../../http/parse';
import { listDeleted, restoreRecord } from './deleted';
import { listAllDeleted } from './deletedOverview';
import { idParam } from '../../http/idParam';
import { answer } from '../routes/recordRoutes';

/** An entry of the history, whose record is wanted; without it the last one. */
const wish = z.object({ historyId: z.optional(z.nullable(z.int('Diese Id ist ungültig.').check(z.positive('Diese Id ist ungültig.')))) }, 'Hier wird ein Objekt erwartet.');

/** Administrators bring back what was deleted (issue 3, "History"). */
export async function deletedRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: administrators };
  const types = allContentTypes.filter((type) => app.config.features[type.feature]);

  app.get('/deleted', { config, schema: { summary: 'Gelöschte Einträge aller Arten', tags: ['Gelöschte Einträge'] } }, async (request) => {
    return { data: await listAllDeleted(db, types, readListRequest(deletedListDeclaration, request.query as Query)) };
  });

  for (const type of types) {
    const tags = [type.label.plural];

    app.get(`/${type.name}/deleted`, { config, schema: { summary: `${type.label.plural}: gelöschte`, tags } }, async (request) => {
      const { limit, offset } = readListRequest(type, request.query as Query);
      return { data: await listDeleted(db, type, limit, offset) };
    });

    app.post(`/${type.name}/:id/restore`, { config, schema: { summary: `${type.label.singular} wiederherstellen`, tags, body: wish } }, async (request, reply) => {
      const { historyId } = parse(wish, request.body ?? {});
      return answer(reply.code(201), type, await restoreRecord(db, type, idParam(request), historyId ?? undefined, request.viewer));
    });
  }
}
