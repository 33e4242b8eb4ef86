import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../domain/access';
import type { ContentType } from '../../../domain/contentType';
import { yearFilters } from '../../../domain/lists/years';
import { sayWhoMayKeep } from '../../http/caching';
import { answerCached } from '../read/cachedAnswer';
import { poolFor } from '../read/readList';
import { readYears } from '../read/years';
import { viewOf } from './recordRoutes';

/**
 * The years that there is something of, for who chooses one: `GET /{resource}/years`. From memory where nothing was
 * written since.
 */
export function serveYears(app: FastifyInstance, type: ContentType<any>): void {
  if (yearFilters(type).length === 0) return;
  const data = z.object(
    Object.fromEntries(yearFilters(type).map(([name, { label }]) => [name, z.int().array().describe(label)])),
  );
  const schema = {
    summary: `${type.label.plural}: Jahre, aus denen es Einträge gibt, das letzte zuerst`,
    tags: [type.label.plural],
    response: { 200: z.object({ data }) },
  };
  app.get(`/${type.name}/years`, { config: { access: anyone, lists: type.name }, schema }, async (request, reply) => {
    const view = viewOf(type, request);
    sayWhoMayKeep(request, reply);
    const load = async () => ({
      isCut: false,
      identity: Buffer.from(JSON.stringify({ data: await readYears(poolFor(app.database, view), type, view) })),
    });
    const answer = await answerCached(
      { app, resource: type.name, view, asked: { years: true }, contentType: 'application/json; charset=utf-8', load },
      request,
      reply,
    );
    return reply.send(answer?.body);
  });
}
