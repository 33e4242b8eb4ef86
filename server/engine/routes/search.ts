import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import { allContentTypes } from '../../../domain/contentTypes';
import type { Query } from '../../../domain/http';
import { pagingOnly, readListRequest } from '../../../domain/lists/listRequest';
import { respondsWith } from '../../http/described';
import { sendCached } from '../read/cachedResponse';
import { searchResource } from '../storage/resourceVersions';
import { searchAndCount } from '../search/searchEverywhere';
import { describeHits } from '../search/whereFound';

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
 * Searches records of every type by words, ids or codes, for the global search. Responses are cached until the next
 * write.
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
    return { data: await describeHits(searches, hits, term), meta: { total, hasMore } };
  };
  const config = { access: editors, lists: searchResource };
  const schema = {
    summary: 'Suche über alle Inhalte',
    tags: ['Suche'],
    querystring: z.object({ term: z.string(), limit: z.number().optional() }),
    ...respondsWith(hit.array(), 200, z.object({ total: z.number(), hasMore: z.boolean() })),
  };
  app.get('/search', { config, schema }, async (request, reply) => {
    const { term, limit } = readListRequest(pagingOnly, request.query as Query);
    if (!term) return { data: [] };
    const parameters = { term, limit: Math.min(limit, 50) };
    void reply.header('cache-control', 'no-cache, private').header('vary', 'Cookie');
    const load = async () => ({
      isCut: false,
      identity: Buffer.from(JSON.stringify(await find(parameters.term, parameters.limit))),
    });
    const answer = await sendCached(
      {
        app,
        resource: searchResource,
        view: 'all',
        parameters,
        contentType: 'application/json; charset=utf-8',
        load,
      },
      request,
      reply,
    );
    return reply.send(answer?.body);
  });
}
