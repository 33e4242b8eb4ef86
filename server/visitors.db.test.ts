import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createAccount, createTestApp } from '../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';
import { projects } from '../domain/types/project';
import { connect, maxWaiting, type Database } from './database';
import { reindex } from './engine/write/reindex';

let test: TestDatabase;
let watched: Database;
let app: FastifyInstance;
let cookie: string;
let statements: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  watched = connect(test.connectionString, { onQuery: (statement) => statements.push(statement) });
  app = await createTestApp(watched);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
  for (let n = 1; n <= 3; n += 1)
    await editor('POST', '/projects', {
      title: `Karte ${n}`,
      isPublic: n < 3,
      lat: '46.80',
      lng: '8.2500',
      topics: [{ id: 3 }, { id: 2 }],
    });
  // Otherwise it would be built while connections are counted.
  await visitor('/projects/geojson/de.json');
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await test.drop();
});

const visitor = (path: string, headers = {}) => app.inject({ url: `/api/v1${path}`, headers });
const editor = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { cookie, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  });

let unlock: (() => Promise<void>) | undefined;
afterEach(() => unlock?.());
/** Locks a table that the map reads but single records do not, so that requests for the map wait. */
async function hold(table: string): Promise<() => Promise<void>> {
  const other = connect(test.connectionString, { connections: 1 });
  const trx = await other.db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
  unlock = async () => {
    unlock = undefined;
    await trx.rollback().execute();
    await other.close();
  };
  return unlock;
}

it('waiting visitors never delay editors: those beyond the limit are refused at once', async () => {
  const release = await hold('projects_topics');
  const requests = maxWaiting + 20;
  const answered: number[] = [];
  const visitors = Array.from({ length: requests }, async (_, index) => {
    const { statusCode, headers } = await visitor(`/projects/geojson/de.json?ids[]=${index + 1}`);
    answered.push(statusCode);
    return { statusCode, retryAfter: headers['retry-after'] };
  });
  const [list, record, found, saved] = await Promise.all([
    editor('GET', '/projects?limit=2&shape=summary'),
    editor('GET', '/projects/1'),
    editor('GET', '/search?term=karte'),
    editor('POST', '/contact-groups', { name: 'Derweil' }),
  ]);
  expect([list.statusCode, record.statusCode, found.statusCode, saved.statusCode]).toEqual([200, 200, 200, 201]);
  // Requests that have a connection, or wait for one, are still open.
  expect(answered.every((status) => status === 503)).toBe(true);
  await release();
  const answers = await Promise.all(visitors);
  expect(answers.filter(({ statusCode }) => statusCode === 503).map(({ retryAfter }) => retryAfter)).toEqual(
    Array.from({ length: requests - maxWaiting - 3 }, () => '2'),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxWaiting + 3);
});

it('visitors who request cached responses at the same time share one version query', async () => {
  await visitor('/projects/geojson/de.json');
  statements = [];
  const answers = await Promise.all(Array.from({ length: 100 }, () => visitor('/projects/geojson/de.json')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(statements.length).toBeLessThan(20);
});

it('searches of editors never delay visitors', async () => {
  const release = await hold('search_index');
  const searches = Array.from({ length: 20 }, (_, index) => editor('GET', `/search?term=karte${index}`));
  expect((await visitor('/projects/geojson/de.json')).statusCode).toBe(200);
  expect((await visitor('/projects/1')).statusCode).toBe(200);
  await release();
  await Promise.all(searches);
});

it('the map is rendered once per change, sent compressed, and as 304 if unchanged', async () => {
  await editor('PUT', '/projects/1', { title: 'Karte eins' });
  const first = await visitor('/projects/geojson/de.json?topic[]=3');
  expect(first.headers['content-type']).toBe('application/geo+json; charset=utf-8');
  expect(first.json().features).toEqual(
    [1, 2].map((id) => ({
      type: 'Feature',
      properties: { id, title: id === 1 ? 'Karte eins' : 'Karte 2', mainTopic: 2, topics: [3, 2] },
      geometry: { type: 'Point', coordinates: [8.25, 46.8] },
    })),
  );
  statements = [];
  const [again, otherwise] = [
    await visitor('/projects/geojson/de.json?topic[]=3'),
    await visitor('/projects/geojson/de.json?topic[]=3&randomize=1&limit=5'),
  ];
  expect([again.body, otherwise.body]).toEqual([first.body, first.body]);
  expect(statements.filter((statement) => !statement.includes('resource_versions'))).toEqual([]);
  const unchanged = await visitor('/projects/geojson/de.json?topic[]=3', {
    'if-none-match': String(first.headers.etag),
  });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  for (let n = 0; n < 10; n += 1)
    await editor('POST', '/projects', {
      title: `Viele ${n}`,
      isPublic: true,
      lat: '47',
      lng: '8',
      topics: [{ id: 3 }],
    });
  const compressed = await visitor('/projects/geojson/de.json?topic[]=3', {
    'accept-encoding': 'gzip',
    'if-none-match': String(first.headers.etag),
  });
  expect([compressed.statusCode, compressed.headers['content-encoding'], compressed.headers.vary]).toEqual([
    200,
    'gzip',
    expect.stringContaining('Accept-Encoding'),
  ]);
  expect(JSON.parse(gunzipSync(compressed.rawPayload).toString()).features).toHaveLength(12);
});

it('a save that the map does not show leaves it cached, any other one updates it', async () => {
  const map = (headers = {}) => visitor('/projects/geojson/de.json', headers);
  const titles = async () =>
    (await map()).json().features.map(({ properties }: { properties: { title: string } }) => properties.title);
  const { id } = (
    await editor('POST', '/projects', {
      title: 'Auf der Karte',
      isPublic: true,
      lat: '47',
      lng: '8',
      topics: [{ id: 3 }],
    })
  ).json().data;
  expect(await titles()).toContain('Auf der Karte');
  const known = { 'if-none-match': String((await map()).headers.etag) };
  await editor('PUT', `/projects/${id}`, { keywords: 'steht nicht auf der Karte' });
  await editor('POST', '/projects', { title: 'Entwurf', lat: '47', lng: '8' });
  expect((await map(known)).statusCode).toBe(304);
  for (const [change, isShown] of [
    [{ title: 'Neu auf der Karte' }, true],
    [{ topics: [{ id: 1 }] }, true],
    [{ lat: '46.5' }, true],
    [{ isPublic: false }, false],
    [{ isPublic: true }, true],
    [{ lng: '' }, false],
    [{ lng: '9' }, true],
  ] as const) {
    const before = { 'if-none-match': String((await map()).headers.etag) };
    await editor('PUT', `/projects/${id}`, change);
    expect([change, (await map(before)).statusCode, (await titles()).includes('Neu auf der Karte')]).toEqual([
      change,
      200,
      isShown,
    ]);
  }
  await app.inject({ method: 'DELETE', url: `/api/v1/projects/${id}`, headers: { cookie } });
  expect(await titles()).not.toContain('Neu auf der Karte');
  const last = { 'if-none-match': String((await map()).headers.etag) };
  await reindex(test.database.db, projects);
  expect((await map(last)).statusCode).toBe(200);
});

it('the whole map is ready before the first request', async () => {
  statements = [];
  await editor('PUT', '/projects/1', { title: 'Karte vorbereitet' });
  await expect.poll(() => statements.some((statement) => statement.includes('topics_of'))).toBe(true);
  await editor('GET', '/projects/1');
  statements = [];
  expect((await visitor('/projects/geojson/de.json')).body).toContain('Karte vorbereitet');
  expect(statements.filter((statement) => !statement.includes('resource_versions'))).toEqual([]);
});

it('public responses may be cached for everyone, even if an editor requested them; personal ones may not', async () => {
  const kept = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
  for (const path of ['/projects?limit=2', '/projects/1', '/projects/geojson/de.json', '/topics']) {
    const forVisitors = `${path}${path.includes('?') ? '&' : '?'}audience=visitors`;
    const [asEditor, asVisitor] = [await editor('GET', forVisitors), await visitor(forVisitors)];
    expect(asEditor.statusCode, path).toBe(200);
    for (const { headers } of [asEditor, asVisitor]) {
      expect([path, headers['cache-control'], String(headers.vary).includes('Cookie'), headers['set-cookie']]).toEqual([
        path,
        kept,
        false,
        undefined,
      ]);
    }
    expect(asEditor.body).toBe(asVisitor.body);
    expect(asEditor.headers.etag).toBe(asVisitor.headers.etag);
    expect((await visitor(forVisitors, { 'if-none-match': String(asVisitor.headers.etag) })).statusCode).toBe(304);
    expect((await editor('GET', path)).headers['cache-control']).not.toContain('public');
  }
  // Editors and visitors get different bodies, so the ETags must differ.
  expect((await editor('GET', '/projects/1')).headers.etag).not.toBe((await visitor('/projects/1')).headers.etag);
  const draft = await editor('GET', '/projects/3?audience=visitors');
  expect([draft.statusCode, draft.headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await editor('GET', '/projects/1?audience=editors')).statusCode).toBe(400);
  expect((await editor('GET', '/projects?audience=editors')).statusCode).toBe(400);
  expect(
    (
      await app.inject({
        method: 'PUT',
        url: '/api/v1/projects/1?audience=visitors',
        headers: { cookie, 'content-type': 'application/json' },
        payload: { title: 'x' },
      })
    ).statusCode,
  ).toBe(401);
});

it('visitors can distinguish current financial supports from past ones, without seeing the period', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const ids: number[] = [];
  for (const endDate of [day(-2), day(2), null])
    ids.push(
      (await editor('POST', '/financial-supports', { name: `Bis ${endDate}`, endDate, isPublic: true })).json().data.id,
    );
  const found = async (query: string) =>
    (await visitor(`/financial-supports?orderBy[]=id&${query}`)).json().data.map(({ id }: { id: number }) => id);
  expect(await found('archive=0')).toEqual(ids.slice(1));
  expect(await found('archive=1')).toEqual(ids.slice(0, 1));
  // Existing clients still get all records.
  expect(await found('')).toEqual(ids);
  expect((await visitor(`/financial-supports/${ids[0]}`)).body).not.toContain('endDate');
});
