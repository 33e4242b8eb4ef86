import type { FastifyInstance } from 'fastify';
import type { ContentType } from '../../../domain/contentType';
import { allContentTypes } from '../../../domain/contentTypes';
import { readListRequest } from '../../../domain/lists/listRequest';
import { recordDocumentation } from './openapi';
import { readList } from '../read/readList';
import { serveIds } from './ids';
import { serveOptions } from './options';
import { readersOf, serveRecords, viewOf } from './recordRoutes';
import { serveYears } from './years';

/** Registers the same routes for every content type that is switched on. */
export async function resourceRoutes(app: FastifyInstance): Promise<void> {
  for (const type of allContentTypes) if (app.config.features[type.feature]) serveType(app, type);
}

/** What follows from a declaration. */
export function serveType(app: FastifyInstance, type: ContentType): void {
  const path = `/${type.name}`;
  app.get(
    path,
    { config: { access: readersOf(type), lists: type.name }, ...recordDocumentation(type).list },
    async (request, reply) => {
      const view = viewOf(type, request);
      return readList({ app, type, view, listRequest: readListRequest(type, request.query as never) }, request, reply);
    },
  );
  serveIds(app, type);
  serveOptions(app, type);
  serveYears(app, type);
  serveRecords(app, { path, type });
}
