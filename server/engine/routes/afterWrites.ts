import type { FastifyInstance } from 'fastify';
import { sortSearchIndex } from '../search/searchIndex';
import { sumUpResourceVersions } from '../storage/resourceVersions';

/** Saves come in bursts; what they leave to do should not pile up either. In milliseconds. */
const delay = 2_000;

/** What is done a little later than writes, so that none of them waits for it. */
export function afterWrites(api: FastifyInstance): void {
  const { searches } = api.database;
  let timer: NodeJS.Timeout | undefined;
  const tidy = async () => {
    timer = undefined;
    // Nothing depends on it.
    await sortSearchIndex(searches).catch(() => undefined);
    await sumUpResourceVersions(searches).catch(() => undefined);
  };
  api.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') timer ??= setTimeout(() => void tidy(), delay).unref();
  });
}
