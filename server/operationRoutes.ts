import { setTimeout as after } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone } from '../domain/access';
import { respondsWith, named } from './http/described';
import { HttpProblem } from './http/problems';
import { statfs } from 'node:fs/promises';
import plugin from 'fastify-plugin';
import type { PublicConfig } from '../domain/features';
import { publicConfig } from './config';

const status = z.object({ status: z.enum(['ok', 'ready']) });

/** If the database takes longer than this, the server is not ready. In milliseconds. */
const readyTimeout = 2_000;

/** For monitoring: `/health` responds while the server runs, `/ready` if it can serve requests. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const config = { access: anyone, withoutSession: true };
  app.get(
    '/health',
    { config, schema: { summary: 'Läuft der Server?', tags: ['Betrieb'], ...respondsWith(status) } },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: { status: 'ok' } };
    },
  );
  app.get(
    '/ready',
    { config, schema: { summary: 'Kann der Server antworten?', tags: ['Betrieb'], ...respondsWith(status) } },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      const stop = new AbortController();
      const query = app.database.db.executeQuery(CompiledQuery.raw('select 1')).then(() => true);
      const late = after(readyTimeout, false, { signal: stop.signal, ref: false }).catch(() => false);
      const isReady = await Promise.race([query, late]).catch(() => false);
      stop.abort();
      query.catch(() => undefined);
      if (!isReady) throw HttpProblem.unavailable();
      if (await app.isDiskFull()) throw HttpProblem.diskFull('Auf dem Server ist kein Speicherplatz mehr frei.');
      return { data: { status: 'ready' } };
    },
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the disk is full, as far as can be known without writing. */
    isDiskFull: () => Promise<boolean>;
  }
}

/** Less free space than this counts as a full disk, in bytes. */
const minFreeBytes = 20_000_000;
/**
 * For how long the disk counts as full after a failed write, in milliseconds. Free space cannot always be checked: the
 * database may be on another machine.
 */
const failureMemory = 60_000;

/** Remembers failed writes for monitoring. */
export const fullDisk = plugin(async (app: FastifyInstance) => {
  let fullAt = Number.NEGATIVE_INFINITY;
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method === 'GET' || method === 'HEAD') return;
    if (statusCode === 507) fullAt = performance.now();
    else if (statusCode < 300) fullAt = Number.NEGATIVE_INFINITY;
  });
  app.decorate('isDiskFull', async () => {
    if (performance.now() - fullAt < failureMemory) return true;
    const room = await statfs(app.config.dataDir).catch(() => null);
    return room !== null && room.bavail * room.bsize < minFreeBytes;
  });
});

const configAnswer = named<PublicConfig>('Config', () =>
  z.object({
    productId: z.string(),
    productName: z.string(),
    logo: z.string().nullable(),
    themeColors: z.tuple([z.string(), z.string(), z.string(), z.string()]),
    features: z.record(z.string(), z.boolean()),
    website: z.string().optional(),
    privacyUrl: z.string().optional(),
    mapTiles: z.object({ url: z.string(), attribution: z.string() }).optional(),
    provider: z.object({ label: z.string() }).optional(),
    imports: z.enum(['chmos', 'spreadsheet']).array().optional(),
    leftOut: z.string().array().optional(),
    noExports: z.string().optional(),
  }),
);

/** The configuration for the browser, readable without a session. */
export async function configRoutes(app: FastifyInstance): Promise<void> {
  const data = publicConfig(app.config);
  app.get(
    '/config',
    {
      config: { access: anyone, withoutSession: true },
      schema: { summary: 'Konfiguration', tags: ['Betrieb'], ...respondsWith(configAnswer) },
    },
    async () => ({ data }),
  );
}
