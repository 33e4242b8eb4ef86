import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/users';
import { startTestServer, type TestServer } from '../../tests/support/testServer';
import { buildApp } from '../app';
import { openFileStore } from '../files/openFileStore';
import { compare, countDifferences, Side, type Report } from './compare';

type Values = Record<string, any>;
/** Makes the existing system differ: changes its response for a URL. */
let change: (path: string, records: Values[]) => unknown[];
/** Error statuses that it sends, one per request, instead of a list. */
let failures: number[];
let credentials: string[];
let server: TestServer;
let old: Server;
const addresses = { old: '', new: '' };

/** The existing system: our own records through /compat, modified by `change`. */
beforeAll(async () => {
  server = await startTestServer();
  const config = { ...server.config, compat: true };
  const app = await buildApp({ config, database: server.database, files: openFileStore(config.filesUrl) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  addresses.new = `http://127.0.0.1:${port}/api/v1`;
  old = createServer((request, reply) => {
    const answer = async () => {
      const url = request.url ?? '';
      const path = url.replace('/api/v1', '').split('?')[0] ?? '';
      if (request.method === 'GET') credentials.push(url);
      const failure = path.startsWith('/login') ? undefined : failures.shift();
      if (failure) return reply.writeHead(failure).end();
      // Its API has no sign-in.
      if (url === '/api/v1/login') return reply.writeHead(404).end();
      const ours = await app.inject({
        method: request.method as 'GET',
        url: `/compat${url}`,
        headers: { cookie: request.headers.cookie ?? '', 'content-type': request.headers['content-type'] ?? '' },
        ...(request.method === 'POST' && { payload: await text(request) }),
      });
      const { 'content-type': type = '', 'set-cookie': cookies = [], location = '' } = ours.headers;
      reply.writeHead(ours.statusCode, { 'content-type': type, 'set-cookie': cookies, location });
      const body: unknown = String(type).includes('json') ? ours.json() : undefined;
      return reply.end(Array.isArray(body) ? JSON.stringify(change(path, body)) : ours.body);
    };
    void answer();
  });
  await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
  addresses.old = `http://127.0.0.1:${(old.address() as AddressInfo).port}/api/v1`;
  return async () => {
    old.closeAllConnections();
    old.close();
    app.server.closeAllConnections();
    await app.close();
    await server.close();
  };
});
beforeEach(() => {
  change = (_path, records) => records;
  failures = [];
  credentials = [];
});

async function run(
  account: string | null = 'admin@example.org',
  begun: Report['resources'] = {},
  without: string[] = [],
) {
  const report: Report = { ...addresses, account, resources: begun };
  const sides = { old: new Side(addresses.old, 1), new: new Side(addresses.new, 1) };
  if (account) for (const side of [sides.old, sides.new]) await side.signIn(account, DEMO_PASSWORD);
  await compare({ ...sides, report, without, progress: () => undefined, done: () => undefined });
  return report;
}
const differences = ({ resources }: Report) =>
  Object.entries(resources).flatMap(([path, { differences: all }]) => all.map((one) => ({ path, ...one })));

it('finds nothing if both systems give editors and visitors the same responses', async () => {
  for (const account of ['admin@example.org', null]) {
    const report = await run(account);
    expect(differences(report)).toEqual([]);
    expect(countDifferences(report)).toBe(0);
    expect(report.resources['/projects']?.old).toBeGreaterThan(20);
    expect(report.resources['/inbox']?.skipped).toBe(account ? undefined : 'needs --account');
  }
});

it('reports each kind of difference, and none that normalising removes', async () => {
  let number = 0;
  const first = (records: Values[]) => records.findIndex(({ id }) => id === number) ?? 0;
  number = 3;
  change = (path, records) => {
    const at = first(records);
    const record = records[at];
    if (!record) return records;
    const changed = (values: Values) => records.with(at, { ...record, ...values });
    if (path === '/projects')
      return changed({
        title: 'Anders',
        // These are equal after sanitizing, as an unordered list, or as an empty value.
        description: `${record.description}<script>alert(1)</script>`,
        topics: record.topics.toReversed(),
        keywords: record.keywords || null,
        startDate: '1999-01-01T00:00:00+01:00',
        translations: { ...record.translations, fr: { ...record.translations.fr, title: 'Autre' }, it: [] },
        random: 7,
        sponsor: 'Kanton',
      });
    if (path === '/events') return records.toSpliced(at, 1);
    if (path === '/jobs') return [...records, { ...record, id: 999_999, name: 'Nur dort' }];
    if (path === '/topics') return changed({ name: 'Anderes Thema' });
    if (path === '/contacts') return changed({ contactGroups: [], email: 'other@example.org' });
    return records;
  };
  const report = await run();
  const found = differences(report);
  const named = (path: string) => found.filter((one) => one.path === path).map(({ id, field }) => `${id} ${field}`);
  expect(named('/projects').filter((one) => !one.startsWith('3 translations.it'))).toEqual([
    '3 title',
    '3 translations.fr.title',
    '3 startDate',
  ]);
  expect(found.find(({ field }) => field === 'title')).toMatchObject({ old: 'Anders' });
  expect(report.resources['/projects']?.notKept).toEqual({ sponsor: 1 });
  expect(named('/events')).toEqual(['3 record']);
  expect(found.find(({ path }) => path === '/events')).toMatchObject({ old: null });
  expect(named('/jobs')).toEqual(['999999 record']);
  expect(found.find(({ path }) => path === '/jobs')).toMatchObject({ old: 'Nur dort', new: null });
  expect(named('/topics')).toEqual(['3 name']);
  expect(named('/contacts')).toContain('3 email');
  expect(new Set(found.map(({ path }) => path))).toEqual(
    new Set(['/projects', '/events', '/jobs', '/topics', '/contacts']),
  );
  expect(countDifferences(report)).toBe(found.length + 1);
  const { resources } = await run('admin@example.org', {}, ['sponsor', 'title']);
  expect(resources['/projects']).toMatchObject({ notKept: {} });
  expect(resources['/projects']?.differences.map(({ field }) => field)).not.toContain('title');
});

it('retries temporary failures, and skips what an earlier run has compared', async () => {
  failures = [503, 429];
  const begun = await run(null);
  expect(begun.resources['/authorities']?.old).toBeGreaterThan(0);
  credentials = [];
  await run(null, begun.resources);
  expect(credentials).toEqual([]);
});

it('sends at most five requests a second', async () => {
  const side = new Side(addresses.old);
  const start = performance.now();
  for (let count = 0; count < 4; count++) await side.read('/topics/1');
  expect(performance.now() - start).toBeGreaterThanOrEqual(590);
});

it('names the account that cannot sign in', async () => {
  await expect(new Side(addresses.old, 1).signIn('editor@example.org', 'wrong')).rejects.toThrow('does not let');
});
