import type { FastifyInstance } from 'fastify';
import type { ContentType } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import { linkTo } from '../../../domain/lists/nextPage';
import { allContentTypes } from '../../../domain/contentTypes';
import { readChangesRequest, readRecordListRequest } from '../../../domain/lists/recordRequest';
import { recordDocumentation } from './openapi';
import { setCacheControl } from '../../http/caching';
import { readChanges } from '../read/changes';
import { poolFor, readList } from '../read/readList';
import { serveIds } from './ids';
import { serveOptions } from './options';
import { readersOf, serveRecords, viewOf } from './recordRoutes';
import { serveYears } from './years';

/** Registers the same routes for every content type that is switched on. */
export async function resourceRoutes(app: FastifyInstance): Promise<void> {
  for (const type of allContentTypes) if (app.config.features[type.feature]) serveType(app, type);
}

/** The routes that follow from a declaration: list, ids, options, years and single records. */
export function serveType(app: FastifyInstance, type: ContentType): void {
  const path = `/${type.name}`;
  app.get(
    path,
    { config: { access: readersOf(type), scope: type.name, lists: type.name }, ...recordDocumentation(type).list },
    async (request, reply) => {
      const view = viewOf(type, request);
      const listRequest = readRecordListRequest(type, request.query as never);
      return readList({ app, type, view, listRequest }, request, reply);
    },
  );
  app.get(
    `${path}/changes`,
    { config: { access: readersOf(type), scope: type.name }, ...recordDocumentation(type).changes },
    async (request, reply) => {
      const view = viewOf(type, request);
      const page = readChangesRequest(type, request.query as Query);
      const { texts, next, more } = await readChanges(poolFor(app.database, view), type, { view, ...page });
      setCacheControl(request, reply);
      if (more) void reply.header('link', linkTo(request.url, { since: next }));
      return reply
        .type('application/json; charset=utf-8')
        .send(`{"data":[${texts.join(',')}],"meta":${JSON.stringify({ next, more })}}`);
    },
  );
  serveIds(app, type);
  serveOptions(app, type);
  serveYears(app, type);
  serveRecords(app, { path, type });
}
