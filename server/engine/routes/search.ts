import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import { allContentTypes } from '../../../domain/contentTypes';
import type { Query } from '../../../domain/http';
import { pagesOnly, readListRequest } from '../../../domain/lists/listRequest';
import { envelopeDocumentation } from './openapi';
import { answerCached } from '../read/cachedAnswer';
import { searchResource } from '../storage/resourceVersions';
import { searchAndCount, type Hit } from '../search/searchEverywhere';
import { whereFound } from '../search/whereFound';
import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { tableOf } from '../storage/naming';

const found = z.object({ label: z.string(), locale: z.string(), path: z.string(), text: z.string() });
const hit = z.object({
  resource: z.string(),
  id: z.number(),
  title: z.string(),
  isPublic: z.boolean(),
  code: z.string().nullable(),
  detail: z.optional(z.string()),
  found: found.optional(),
});

/**
 * Finds records of every type by any word, id or code; for the search over all pages. From memory where nothing was
 * written since somebody asked the same.
 */
export async function searchRoutes(app: FastifyInstance): Promise<void> {
  const types = allContentTypes.filter((type) => app.config.features[type.feature]);
  const find = async (term: string, limit: number) => {
    const { searches } = app.database;
    const { hits, total, hasMore } = await searchAndCount(
      searches,
      types.map(({ name }) => name),
      term,
      limit,
    );
    const [detailed, where] = await Promise.all([withDetails(searches, hits, types), whereFound(searches, hits, term)]);
    return {
      data: detailed.map((one, index) => ({ ...one, ...(where[index] && { found: where[index] }) })),
      meta: { total, hasMore },
    };
  };
  const config = { access: editors, lists: searchResource };
  const { schema } = envelopeDocumentation('Suche über alle Inhalte', hit.array());
  app.get(
    '/search',
    { config, schema: { ...schema, querystring: z.object({ term: z.string(), limit: z.number().optional() }) } },
    async (request, reply) => {
      const { term, limit } = readListRequest(pagesOnly, request.query as Query);
      if (!term) return { data: [] };
      const asked = { term, limit: Math.min(limit, 50) };
      void reply.header('cache-control', 'no-cache, private').header('vary', 'Cookie');
      const load = async () => ({
        isCut: false,
        identity: Buffer.from(JSON.stringify(await find(asked.term, asked.limit))),
      });
      const answer = await answerCached(
        { app, resource: searchResource, view: 'all', asked, contentType: 'application/json; charset=utf-8', load },
        request,
        reply,
      );
      return reply.send(answer?.body);
    },
  );
}

/**
 * What tells found records from their namesakes: e-mail and place of persons. One query for each table that has such
 * records.
 */
async function withDetails(
  db: Kysely<Tables>,
  hits: readonly Hit[],
  types: readonly ContentType[],
): Promise<(Hit & { detail?: string })[]> {
  const telling = new Map(types.flatMap((type) => (type.detailOf ? [[type.name, type] as const] : [])));
  const tableOfHit = ({ resource }: Hit) => {
    const type = telling.get(resource);
    return type && tableOf(type);
  };
  const tables = new Set(hits.flatMap((hit) => tableOfHit(hit) ?? []));
  const summaries = new Map<string, Record<string, any>>();
  for (const table of tables) {
    const ids = hits.filter((hit) => tableOfHit(hit) === table).map(({ id }) => id);
    const { rows } = await sql<{
      id: number;
      summary: string;
    }>`select id, summary from ${sql.table(table)} where id = any(${ids}::int[])`.execute(db);
    for (const { id, summary } of rows) summaries.set(`${table} ${id}`, JSON.parse(summary) as Record<string, any>);
  }
  return hits.map((hit) => {
    const type = telling.get(hit.resource);
    const summary = type && summaries.get(`${tableOf(type)} ${hit.id}`);
    const detail = summary && type.detailOf?.(summary);
    return detail ? { ...hit, detail } : hit;
  });
}
