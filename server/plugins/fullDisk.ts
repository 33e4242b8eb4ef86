import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether nothing can be written at the moment, as far as one can tell without writing. */
    isDiskFull: () => Promise<boolean>;
  }
}

/** So little is no room, in bytes. */
const least = 20_000_000;
/** So long after a write that found no room it is taken for full, in milliseconds: the database may be elsewhere. */
const remembered = 60_000;

/** Remembers when a write found no room, for whoever watches the server. */
export const fullDisk = plugin(async (app: FastifyInstance) => {
  let seenAt = Number.NEGATIVE_INFINITY;
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method === 'GET' || method === 'HEAD') return;
    if (statusCode === 507) seenAt = performance.now();
    else if (statusCode < 300) seenAt = Number.NEGATIVE_INFINITY;
  });
  app.decorate('isDiskFull', async () => {
    if (performance.now() - seenAt < remembered) return true;
    const room = await statfs(app.config.dataDir).catch(() => null);
    return room !== null && room.bavail * room.bsize < least;
  });
});
