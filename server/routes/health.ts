import { setTimeout as after } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone } from '../../domain/access';
import { answers } from '../http/described';
import { HttpProblem } from '../http/problems';

const status = z.object({ status: z.enum(['ok', 'ready']) });

/** How long the database may take to answer before the server counts as not ready, in milliseconds. */
const patience = 2_000;

/** For monitoring: `/health` answers while the server runs, `/ready` if it can serve requests. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const config = { access: anyone, withoutSession: true };
  app.get(
    '/health',
    { config, schema: { summary: 'Läuft der Server?', tags: ['Betrieb'], ...answers(status) } },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: { status: 'ok' } };
    },
  );
  app.get(
    '/ready',
    { config, schema: { summary: 'Kann der Server antworten?', tags: ['Betrieb'], ...answers(status) } },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      const stop = new AbortController();
      const query = app.database.db.executeQuery(CompiledQuery.raw('select 1')).then(() => true);
      const late = after(patience, false, { signal: stop.signal, ref: false }).catch(() => false);
      const isReady = await Promise.race([query, late]).catch(() => false);
      stop.abort();
      query.catch(() => undefined);
      if (!isReady) throw HttpProblem.unavailable();
      if (await app.isDiskFull()) throw HttpProblem.diskFull('Auf dem Server ist kein Speicherplatz mehr frei.');
      return { data: { status: 'ready' } };
    },
  );
}
