import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { references } from '../../../demo/references';
import { call, createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, watchStatements, type TestDatabase } from '../../../tests/support/testDatabase';
import type { Database } from '../../database';
import { seedRecords } from '../../seed/records';
import { sortSearchIndex } from '../search/searchIndex';

/** Limits the cost of requests: statements (including `begin` and `commit`) and bytes. */

let test: TestDatabase;
let watched: Database;
let app: FastifyInstance;
let cookie: string;
let statements: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.db.transaction().execute((trx) => seedRecords(trx, { projects: 150 }, { types: ['projects'] }));
  watched = watchStatements(test.connectionString, (statement) => statements.push(statement));
  app = await createTestApp(watched);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
beforeEach(() => {
  statements = [];
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await test.drop();
});

/** Sends a request and returns the tables that its statements touched. */
async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
) {
  statements = [];
  const answer = await call(app, method, url, { cookie, ...options });
  return { ...answer, count: statements.length, touched: statements.join('\n') };
}

const list = '/projects?limit=100&shape=summary';

it('serves a list with one query for session and list version, and one for the list', async () => {
  for (const filters of ['', '&topic[]=1&topic[]=2', '&term=Region']) {
    const { status, count } = await ask('GET', `${list}${filters}`);
    expect({ status, count }).toEqual({ status: 200, count: 2 });
  }
});

it('counts with one more query, on the first page only', async () => {
  const first = await ask('GET', `${list}&total=true&topic[]=1`);
  expect(first.count).toBe(3);
  const { meta, data } = first.body as { meta: { total: number }; data: unknown[] };
  expect(meta.total).toBeGreaterThanOrEqual(data.length);
  const second = await ask('GET', `${list}&total=true&offset=100`);
  expect([second.count, second.body]).toEqual([2, expect.not.objectContaining({ meta: expect.anything() })]);
});

it('serves a cached list without touching the table', async () => {
  await ask('GET', list);
  const { status, count, touched } = await ask('GET', list);
  expect({ status, count }).toEqual({ status: 200, count: 1 });
  expect(touched).not.toMatch(/projects|search_index/);
});

it('sends 304 for an unchanged list without touching the table', async () => {
  const { headers } = await ask('GET', `${list}&offset=1`);
  const { status, count, touched } = await ask('GET', `${list}&offset=1`, {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect({ status, count }).toEqual({ status: 304, count: 1 });
  expect(touched).not.toMatch(/projects|search_index/);
});

it('reads a record with the session and one query', async () => {
  const { status, count } = await ask('GET', '/projects/7');
  expect({ status, count }).toEqual({ status: 200, count: 2 });
});

it('searches everything with the session, two queries for rare words, and one for the matching places', async () => {
  expect((await ask('GET', '/search?term=Region')).count).toBe(4);
});

it('a save takes three statements plus begin and commit, session included; new references one more', async () => {
  const { data } = (await ask('GET', '/projects/7')).body as { data: Record<string, unknown> };
  const retitled = await ask('PUT', '/projects/7', { body: { ...data, title: 'Anderer Titel' } });
  expect({ status: retitled.status, count: retitled.count }).toEqual({ status: 200, count: 5 });
  expect(retitled.touched).toMatch(/(insert into|delete from) translation_gaps/);
  const relinked = await ask('PUT', '/projects/7', {
    body: { ...data, title: 'Anderer Titel', topics: references.topics.slice(0, 3), tags: [] },
  });
  expect({ status: relinked.status, count: relinked.count }).toEqual({ status: 200, count: 6 });
  // If no text changes, nothing about translations is written.
  expect(relinked.touched).not.toMatch(/(insert into|delete from) translation_gaps/);
  // Background work after the save does not count towards a request.
  statements = [];
  await sortSearchIndex(watched.searches);
  expect(statements).toEqual([]);
});

it('creates and deletes a record with about as few statements', async () => {
  const created = await ask('POST', '/projects', { body: { title: 'Neu', topics: [{ id: 1 }], states: [{ id: 1 }] } });
  expect({ status: created.status, count: created.count }).toEqual({ status: 201, count: 6 });
  const deleted = await ask('DELETE', `/projects/${(created.body as { data: { id: number } }).data.id}`);
  expect(deleted.status).toBe(200);
  // Includes finding and locking its collections, and storing its position in them for a restore.
  expect(deleted.count).toBeLessThanOrEqual(14);
});

it('sends 100 records for a table in 82 kB at most', async () => {
  const answer = await app.inject({ url: `/api/v1${list}`, headers: { cookie } });
  expect(answer.json().data).toHaveLength(100);
  expect(answer.rawPayload.length).toBeLessThanOrEqual(82_000);
});
