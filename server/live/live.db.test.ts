import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLive } from '../../tests/support/liveStream';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { endSessionsOf } from '../accounts/sessions';

let test: TestDatabase;
let writing: FastifyInstance;
let telling: FastifyInstance;
let address: string;
let one: { id: number; cookie: string };
let two: { id: number; cookie: string };

beforeAll(async () => {
  test = await createTestDatabase();
  [writing, telling] = await Promise.all([createTestApp(test.database), createTestApp(test.database)]);
  address = await telling.listen({ port: 0, host: '127.0.0.1' });
  one = await createAccount(test.database, 'ROLE_EDITOR', 'eins@test.example');
  two = await createAccount(test.database, 'ROLE_EDITOR', 'zwei@test.example');
});
afterAll(async () => {
  await Promise.all([writing.close(), telling.close()]);
  await test.drop();
});

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, { cookie } = one) =>
  call(writing, method, url, { cookie, body });

it('tells editors on every server what was written and by whom, without contents, after the commit', async () => {
  const live = await openLive(address, two.cookie);
  await expect.poll(() => live.events.some(({ type }) => type === 'present')).toBe(true);
  const { id } = (await ask('POST', '/projects', { title: 'geheim' })).body.data as { id: number };
  await ask('PUT', `/projects/${id}`, { title: 'geheim zwei' });
  expect((await ask('PUT', `/projects/${id}`, { title: '' })).status).toBe(422);
  await ask('PUT', `/projects/${id}`, { title: 'geheim drei' });
  const by = { id: one.id, email: 'eins@test.example' };
  const written = () => live.events.filter((event) => 'version' in event);
  await expect.poll(written).toEqual([
    { type: 'created', resource: 'projects', ids: [id], version: 1, by },
    { type: 'updated', resource: 'projects', ids: [id], version: 2, by },
    { type: 'updated', resource: 'projects', ids: [id], version: 3, by },
  ]);
  expect(live.events).toContainEqual({ type: 'lists', resources: expect.arrayContaining(['projects']) });
  expect(JSON.stringify(live.events)).not.toContain('geheim');
  // Accounts also have a history, which editors must not see.
  await sql`
    insert into history (resource, record_id, version, action, record) values ('users', 1, 1, 'update', '{}')`.execute(
    test.database.db,
  );
  await ask('PUT', `/projects/${id}`, { title: 'vier' });
  await expect.poll(() => written().length).toBe(4);
  expect(JSON.stringify(live.events)).not.toContain('users');
  live.close();
});

it('names who is in which record and field, until they leave or fall silent', async () => {
  const place = { resource: 'inbox', id: 7 };
  const at = (who: typeof one, body: object) => ask('POST', '/presence', body, who);
  expect((await at(one, place)).body.data).toEqual([]);
  const live = await openLive(address, two.cookie);
  const here = { resource: 'inbox', recordId: 7, id: one.id, email: 'eins@test.example', since: expect.any(String) };
  // Events at the same time may precede it.
  const atFirst = () => live.events.find(({ type }) => type === 'present');
  await expect.poll(atFirst).toEqual({ type: 'present', people: [{ ...here, field: null }] });
  expect((await at(two, place)).body.data).toMatchObject([{ id: one.id, field: null }]);
  expect((await at(one, { ...place, field: 'title' })).body.data).toMatchObject([{ id: two.id }]);
  // A repeated report is not an event.
  await at(one, { ...place, field: 'title' });
  expect((await ask('GET', '/presence?resource=inbox')).body.data).toMatchObject([{ recordId: 7, id: two.id }]);
  await at(one, { ...place, leaves: true });
  const ofOne = () => live.events.filter((event) => 'since' in event && event.id === one.id);
  // The stream may also have sent the events that led up to its first presence.
  await expect
    .poll(() => ofOne().slice(-2))
    .toEqual([
      { type: 'entered', ...here, field: 'title' },
      { type: 'left', ...here, field: 'title' },
    ]);
  expect((await at(two, place)).body.data).toEqual([]);
  await at(one, place);
  await sql`update presence set seen_at = now() - interval '5 minutes'`.execute(test.database.db);
  expect((await at(two, place)).body.data).toEqual([]);
  expect((await at(one, { resource: 'x', id: 1 })).status).toBe(422);
  expect((await ask('GET', '/presence?resource=x')).status).toBe(400);
  live.close();
});

it('ends with the session, and is open to editors only', async () => {
  const user = await createAccount(test.database, 'ROLE_USER');
  expect((await openLive(address, user.cookie)).status).toBe(403);
  const [ending, staying] = [await openLive(address, two.cookie), await openLive(address, one.cookie)];
  await expect.poll(() => staying.events.some(({ type }) => type === 'present')).toBe(true);
  await endSessionsOf(test.database.db, two.id, null);
  await ending.ended;
  expect(ending.events.at(-1)).toEqual({ type: 'ended' });
  await ask('POST', '/projects', { title: 'Weiter' });
  await expect.poll(() => staying.events.some(({ type }) => type === 'created')).toBe(true);
  staying.close();
});

it('continues after the database drops its connection, and sends presence again', async () => {
  const live = await openLive(address, one.cookie);
  const presenceCount = () => live.events.filter(({ type }) => type === 'present').length;
  await expect.poll(presenceCount).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'regio live' and datname = current_database()`.execute(test.database.db);
  await expect.poll(presenceCount).toBe(2);
  await ask('POST', '/projects', { title: 'Danach' });
  await expect.poll(() => live.events.some(({ type }) => type === 'created')).toBe(true);
  // A server that stops ends its streams.
  const closing = telling.close();
  await live.ended;
  // Closes connections that the test's client keeps open.
  telling.server.closeAllConnections();
  await closing;
});
