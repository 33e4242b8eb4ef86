import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { maxIds, type Query } from '../../../domain/http';
import { readAfter, readListRequest } from '../../../domain/lists/listRequest';
import { recordDocumentation } from './openapi';
import { selection } from '../read/listQuery';

/**
 * `GET /{resource}/ids`: the ids of all records that match a list's filters and term, for bulk actions. Ascending, at
 * most 50,000 per response; `after` continues after the last id, so that concurrent writes do not shift the pages. For
 * users who may write the records.
 */
export function serveIds(app: FastifyInstance, type: ContentType): void {
  const { db, searches } = app.database;
  app.get(
    `/${type.name}/ids`,
    { config: { access: type.write, scope: type.name }, ...recordDocumentation(type).ids },
    async (request): Promise<{ data: number[] }> => {
      const query = request.query as Query;
      const [listRequest, after] = [readListRequest(type, query, ['after']), readAfter(query)];
      const { rows } = await sql<{ id: number }>`
      select id from (select p.id ${selection(type, listRequest, 'all')}) found where id > ${after} order by id
        limit ${maxIds}`.execute(listRequest.term ? searches : db);
      return { data: rows.map(({ id }) => id) };
    },
  );
}
