import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLive } from '../../tests/support/liveStream';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';

let test: TestDatabase;
let app: FastifyInstance;
let anna: { id: number; cookie: string };
let beat: { id: number; cookie: string };
let admin: { id: number; cookie: string };

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  anna = await createAccount(test.database, 'ROLE_EDITOR', 'anna@test.example');
  beat = await createAccount(test.database, 'ROLE_EDITOR', 'beat@test.example');
  admin = await createAccount(test.database, 'ROLE_ADMIN');
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, { cookie } = anna) =>
  call(app, method, url, { cookie, body });
const sort = { field: 'id', order: 'DESC' };
const drafts = { filter: { status: ['draft'] }, sort, hidden: ['costs'] };
const share = async (name: string, query: object = drafts, who = anna) =>
  (await ask('POST', '/shared-searches', { resource: 'projects', name, query }, who)).body.data;
const shared = async (who = anna) => (await ask('GET', '/shared-searches', undefined, who)).body.data;

it('a search is shared with the team until its owner or an administrator ends it', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const live = await openLive(address, beat.cookie);
  await expect.poll(() => live.events.some(({ type }) => type === 'present')).toBe(true);
  const own = await share('Entwürfe');
  expect(own).toMatchObject({
    resource: 'projects',
    query: drafts,
    owner: { id: anna.id, email: 'anna@test.example' },
  });
  await expect.poll(() => live.events).toContainEqual({ type: 'lists', resources: ['shared-searches'] });
  live.close();
  // Two people may choose the same name at the same time.
  await Promise.all([share('Gleich', drafts, anna), share('Gleich', drafts, beat)]);
  expect((await shared(beat)).map(({ name }: { name: string }) => name)).toEqual(['Entwürfe', 'Gleich', 'Gleich']);

  const end = async (who: { id: number; cookie: string }, id = own.id) =>
    (await ask('DELETE', `/shared-searches/${id}`, undefined, who)).status;
  expect(await end(beat)).toBe(403);
  expect(await end(anna)).toBe(200);
  expect(await end(anna)).toBe(404);
  for (const { id } of await shared()) expect(await end(admin, id)).toBe(200);
  expect(await shared()).toEqual([]);
});

it('refuses what no list understands', async () => {
  const status = async (body: object) =>
    (await ask('POST', '/shared-searches', { resource: 'projects', name: 'x', query: drafts, ...body })).status;
  expect(await status({ query: { filter: { nie: ['x'] }, sort } })).toBe(400);
  expect(await status({ resource: 'users' })).toBe(422);
  expect(await status({ name: ' ' })).toBe(422);
  expect(await status({ query: { filter: { term: [{}] }, sort } })).toBe(422);
});

it('counts several searches in one request, and each only once per change of its list', async () => {
  const create = (title: string, isPublic: boolean) => ask('POST', '/projects', { title, isPublic });
  await create('Eins', false);
  await create('Zwei', true);
  const [a, b] = [await share('Entwürfe'), await share('Alle', { filter: {}, sort })];
  const counts = async (who = anna) =>
    (await ask('GET', `/shared-searches/counts?ids=${b.id},${a.id},999999`, undefined, who)).body.data;
  expect(await counts()).toEqual([
    { id: a.id, total: 1 },
    { id: b.id, total: 2 },
  ]);
  // Uses SQL, so that the list version stays, and with it the count.
  await sql`update projects set is_public = true`.execute(test.database.db);
  expect((await counts(beat))[0]).toEqual({ id: a.id, total: 1 });
  await create('Drei', true);
  expect(await counts(beat)).toEqual([
    { id: a.id, total: 0 },
    { id: b.id, total: 3 },
  ]);
  // A filter that no longer exists has no count.
  await sql`update shared_searches set query = '{"filter":{"nie":["1"]},"sort":{}}' where id = ${a.id}`.execute(
    test.database.db,
  );
  expect(await counts()).toEqual([{ id: a.id }, { id: b.id, total: 3 }]);
  expect((await ask('GET', '/shared-searches/counts?ids=1,2,3,4,5,6,7,8,9')).status).toBe(400);
});
