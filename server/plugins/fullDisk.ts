import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the disk is full, as far as can be told without writing. */
    isDiskFull: () => Promise<boolean>;
  }
}

/** Less free space than this counts as full, in bytes. */
const least = 20_000_000;
/** How long the disk counts as full after a failed write, in milliseconds: the database may be on another machine. */
const remembered = 60_000;

/** Remembers failed writes for monitoring. */
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
