import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { hashToken } from '../accounts/sessions';
import { HttpProblem } from '../http/problems';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this server; null if they are switched off. */
    metrics: Registry | null;
  }
}

/** In seconds: from a cached list to a long export. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The path at which metrics are read with a token. */
export const metricsPath = '/metrics';

/**
 * Metrics in the Prometheus format, if METRICS_TOKEN or METRICS_PORT is set. Labels are names of routes, never URLs:
 * there is no limit to those, and they contain search terms and codes.
 */
export const metrics = plugin(async (app: FastifyInstance) => {
  const { metricsToken, metricsPort } = app.config;
  const isOn = metricsToken !== null || metricsPort !== null;
  app.decorate('metrics', isOn ? measured(app) : null);
  if (metricsToken === null) return;
  const expected = hashToken(metricsToken);
  app.get(metricsPath, { logLevel: 'warn' }, async (request, reply) => {
    const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(hashToken(token), expected)) {
      void reply.header('www-authenticate', 'Bearer');
      throw HttpProblem.unauthorized('Für die Messwerte braucht es das Token aus METRICS_TOKEN.');
    }
    return reply
      .type(Registry.PROMETHEUS_CONTENT_TYPE)
      .header('cache-control', 'no-store')
      .send(await app.metrics?.metrics());
  });
});

/** Serves the metrics on a separate port, which only the monitoring system should be able to reach. */
export async function startMetrics(app: FastifyInstance): Promise<{ port: number; stop(): Promise<void> } | null> {
  const { config, metrics: registry } = app;
  if (config.metricsPort === null || !registry) return null;
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.metricsPort ?? 0, config.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function measured(app: FastifyInstance): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'regio_http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions, is404 }, reply) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none');
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  new Counter({
    name: 'regio_list_cache_requests_total',
    help: 'Requests for lists, by whether the cache had the response',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, app.lists.hits);
      this.inc({ result: 'miss' }, app.lists.misses);
    },
  });
  new Gauge({
    name: 'regio_database_connections',
    help: 'Connections of each pool, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { total, idle, waiting }] of Object.entries(app.database.pools())) {
        this.set({ pool, state: 'used' }, total - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  measureDatabase(app, registers);
  return registry;
}

/** Metrics from the database, which are the same on each server. */
function measureDatabase(app: FastifyInstance, registers: Registry[]): void {
  let measuring: Promise<void> | undefined;
  // All of these are collected at once, from a single query.
  const collect = () => (measuring ??= measure().finally(() => (measuring = undefined)));
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers, collect });
  const jobs = gauge('regio_queue_jobs', 'Mails and webhook messages by state', 'queue', 'state');
  const oldest = gauge('regio_queue_oldest_seconds', 'How long the oldest job has been due', 'queue');
  const off = gauge('regio_webhooks_switched_off', 'Webhooks that were switched off after days of failures');
  const inbox = gauge('regio_inbox_items', 'Proposals that wait for a decision');
  const imports = gauge(
    'regio_import_last_run_timestamp_seconds',
    'When the external project database was read last',
    'source',
  );
  const backup = gauge('regio_backup_last_timestamp_seconds', 'When npm run backup ended last');
  const up = gauge('regio_database_up', 'Whether the database answers');

  async function measure(): Promise<void> {
    for (const one of [jobs, oldest, off, inbox, imports, backup]) one.reset();
    try {
      const { rows } = await figures.execute(app.database.versions);
      for (const queue of ['mails', 'webhooks'])
        for (const state of ['waiting', 'sent', 'failed']) jobs.set({ queue, state }, 0);
      for (const { metric, label, state, value } of rows) {
        if (metric === 'jobs') jobs.set({ queue: label, state }, value);
        else if (metric === 'oldest') oldest.set({ queue: label }, value);
        else if (metric === 'off') off.set(value);
        else if (metric === 'inbox') inbox.set(value);
        else if (metric === 'backup') backup.set(value);
        else imports.set({ source: label }, value);
      }
      up.set(1);
    } catch (error) {
      app.log.warn({ err: error }, 'the database could not be measured');
      up.set(0);
    }
  }
}

const figures = sql<{ metric: string; label: string; state: string; value: number }>`
  select 'jobs' as metric, 'mails' as label, state, count(*)::float8 as value from outbox group by state
  union all select 'jobs', 'webhooks', state, count(*) from webhook_deliveries group by state
  union all select 'oldest', 'mails', '', coalesce(max(extract(epoch from now() - next_attempt_at)), 0)
    from outbox where state = 'waiting' and next_attempt_at <= now()
  union all select 'oldest', 'webhooks', '', coalesce(max(extract(epoch from now() - next_attempt_at)), 0)
    from webhook_deliveries where state = 'waiting' and next_attempt_at <= now()
  union all select 'off', '', '', count(*) from webhooks where switched_off_at is not null and not is_active
  union all select 'inbox', '', '', count(*) from inbox_items where outcome is null
  union all select name, name, '', extract(epoch from updated_at) from import_state
    where name in ('chmos', 'backup')`;
