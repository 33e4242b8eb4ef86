import type { FastifyInstance } from 'fastify';
import { sortSearchIndex } from '../search/searchIndex';

/** What is done some time after writes, so that none of them waits for it. */
export function afterWrites(api: FastifyInstance): void {
  const written = sortSearchIndex(api.database.searches);
  api.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') written();
  });
}
