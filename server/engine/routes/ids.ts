import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { editors } from '../../../domain/access';
import type { ContentType } from '../../../domain/contentType';
import { mostIds, type Query } from '../../../domain/http';
import { readAfter, readListRequest } from '../../../domain/lists/listRequest';
import { recordDocumentation } from './openapi';
import { selection } from '../read/listQuery';

/**
 * The ids of all records that a list's filters and term show, for what is done with all that match: `GET
 * /{resource}/ids`. Ascending, at most 50,000 an answer; a full one goes on with `after`, its last id, so that what is
 * written meanwhile moves none. Editors only.
 */
export function serveIds(app: FastifyInstance, type: ContentType): void {
  const { db, searches } = app.database;
  app.get(
    `/${type.name}/ids`,
    { config: { access: editors }, ...recordDocumentation(type).ids },
    async (request): Promise<{ data: number[] }> => {
      const query = request.query as Query;
      const [asked, after] = [readListRequest(type, query, ['after']), readAfter(query)];
      const { rows } = await sql<{ id: number }>`
      select id from (select p.id ${selection(type, asked, 'all')}) found where id > ${after} order by id limit ${mostIds}`.execute(
        asked.term ? searches : db,
      );
      return { data: rows.map(({ id }) => id) };
    },
  );
}
