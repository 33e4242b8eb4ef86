import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { administrators, editors } from '../../../domain/access';
import { allContentTypes } from '../../../domain/contentTypes';
import { deletedListDeclaration } from '../../../domain/deleted';
import type { Query } from '../../../domain/http';
import { pagesOnly, readListRequest } from '../../../domain/listRequest';
import { parse } from '../../http/parse';
import { listDeleted, restoreRecord } from './deleted';
import { listAllDeleted } from './deletedOverview';
import { readPage } from '../../http/nextPage';
import { idParam } from '../../http/idParam';
import { answer, completed } from '../routes/recordRoutes';

const noObject = 'Hier wird ein Objekt erwartet.';
const wish = z.object({
  /** An entry of the history, whose record is wanted; without it the last one. */
  historyId: z.optional(z.nullable(z.int('Diese Id ist ungültig.').check(z.positive('Diese Id ist ungültig.')))),
  /** What it is to be then, as for a save. */
  record: z.optional(z.nullable(z.record(z.string(), z.unknown(), noObject))),
}, noObject);

/**
 * Editors bring back what they have deleted themselves, administrators everything. Who was at work on a record while somebody
 * else deleted it may bring it back together with that work.
 */
export async function deletedRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: editors };
  /** Whose deletions somebody sees: null for everybody's. */
  const only = (request: FastifyRequest) => (administrators(request.viewer) ? null : (request.viewer?.id ?? 0));
  const types = allContentTypes.filter((type) => app.config.features[type.feature]);

  app.get('/deleted', { config, schema: { summary: 'Gelöschte Einträge aller Arten; wer nicht Administrator ist, sieht die selbst gelöschten', tags: ['Gelöschte Einträge'] } }, async (request, reply) => {
    const asked = readListRequest(deletedListDeclaration, request.query as Query);
    return { data: await readPage(request, reply, asked, (page) => listAllDeleted(db, types, page, only(request))) };
  });

  for (const type of types) {
    const tags = [type.label.plural];

    app.get(`/${type.name}/deleted`, { config, schema: { summary: `${type.label.plural}: gelöschte`, tags } }, async (request, reply) => {
      const asked = readListRequest(pagesOnly, request.query as Query);
      return { data: await readPage(request, reply, asked, ({ limit, offset }) => listDeleted(db, type, { limit, offset, by: only(request) })) };
    });

    app.post(`/${type.name}/:id/restore`, { config, schema: { summary: `${type.label.singular} wiederherstellen`, tags, body: wish } }, async (request, reply) => {
      const { historyId, record } = parse(wish, request.body ?? {});
      const restored = await restoreRecord(db, type, idParam(request), {
        historyId: historyId ?? undefined,
        record: record ?? undefined,
        actor: request.viewer,
        mayRestore: (deletedBy) => record != null || administrators(request.viewer) || deletedBy === request.viewer?.id,
        after: app.savePartOf(type)?.recall,
      });
      return answer(reply.code(201), await completed(db, type, restored));
    });
  }
}
