import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { testApi } from '../../tests/support/testApi';
import { createTestApp, missingDatabase } from '../../tests/support/testApp';
import { connect } from '../database';
import { projectRoot } from '../config';
import { startMetrics } from './metrics';

const token = 'geheim-geheim-geheim';
const api = testApi({ env: { METRICS_TOKEN: token, METRICS_PORT: '0' } });
const read = async (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  api.app.inject({ url: '/metrics', headers });

it('metrics count requests by route, the queues, connections, the cache and the event loop', async () => {
  await api.ask('POST', '/posts', { title: 'Neu', isPublic: true });
  for (const _ of [1, 2]) await api.ask('GET', '/posts?term=geheim');
  await api.ask('GET', '/gibt-es-nicht');
  await api.database.db
    .insertInto('outbox')
    .values({ recipient: 'a@example.org', subject: 's', text_body: '', html_body: '', kind: 'x', state: 'failed' })
    .execute();
  const { statusCode, headers, body } = await read();
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  const lines = body.split('\n');
  for (const line of [
    'regio_http_request_duration_seconds_count{method="GET",route="/api/v1/posts",status="200"} 2',
    'regio_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    'regio_list_cache_requests_total{result="hit"} 1',
    'regio_queue_jobs{queue="mails",state="failed"} 1',
    'regio_queue_jobs{queue="webhooks",state="waiting"} 0',
    'regio_database_connections{pool="editors",state="waiting"} 0',
    'regio_database_up 1',
  ])
    expect(lines).toContain(line);
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).not.toContain('geheim');
});

it('metrics need their token, or their own port, and are off by default', async () => {
  expect((await read({})).statusCode).toBe(401);
  expect((await read({ authorization: 'Bearer falsch' })).statusCode).toBe(401);
  const own = await startMetrics(api.app);
  expect(await (await fetch(`http://127.0.0.1:${own?.port}/`)).text()).toContain('regio_database_up 1');
  await own?.stop();
  const off = await createTestApp(api.database);
  expect((await off.inject('/metrics')).statusCode).toBe(404);
  expect(await startMetrics(off)).toBe(null);
  await off.close();
});

it('a database that is down is a value, not an error', async () => {
  const app = await createTestApp(missingDatabase(connect), { env: { METRICS_TOKEN: token } });
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('regio_database_up 0')]);
  await app.close();
});

it('dashboard and alerts name only metrics that exist', async () => {
  for (const name of ['backup', 'chmos'])
    await api.database.db.insertInto('import_state').values({ name, value: '{}' }).execute();
  const known = new Set((await read()).body.match(/^[a-z_0-9]+(?=[{ ])/gm));
  const text = (file: string) => readFileSync(path.join(projectRoot, 'deploy', file), 'utf8');
  const dashboard = JSON.parse(text('grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const rules = parse(text('alerts.yaml')).groups[0].rules as { expr: string }[];
  const used = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map((rule) => rule.expr),
  ]
    .join('\n')
    .match(/\b(regio|nodejs|process)_\w+/g);
  expect(used?.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});
