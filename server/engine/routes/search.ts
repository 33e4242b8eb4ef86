import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import { allContentTypes } from '../../../domain/contentTypes';
import type { Query } from '../../../domain/http';
import { pagesOnly, readListRequest } from '../../../domain/listRequest';
import { envelopeDocumentation } from './openapi';
import { withDetails } from '../search/details';
import { searchAndCount } from '../search/searchIndex';
import { whereFound } from '../search/whereFound';

const found = z.object({ label: z.string(), locale: z.string(), text: z.string() });
const hit = z.object({ resource: z.string(), id: z.number(), title: z.string(), isPublic: z.boolean(), code: z.string().nullable(), detail: z.optional(z.string()), found: found.optional() });

/** Finds records of every type by any word, id or code; for the search over all pages. */
export async function searchRoutes(app: FastifyInstance): Promise<void> {
  const types = allContentTypes.filter((type) => app.config.features[type.feature]);
  app.get('/search', { config: { access: editors }, ...envelopeDocumentation('Suche über alle Inhalte', hit.array()) }, async (request) => {
    const { term, limit } = readListRequest(pagesOnly, request.query as Query);
    if (!term) return { data: [] };
    const { hits, total, hasMore } = await searchAndCount(app.database.searches, types.map(({ name }) => name), term, Math.min(limit, 50));
    const [detailed, where] = await Promise.all([withDetails(app.database.searches, hits, types), whereFound(app.database.searches, hits, term)]);
    return { data: detailed.map((one, index) => ({ ...one, ...(where[index] && { found: where[index] }) })), meta: { total, hasMore } };
  });
}
