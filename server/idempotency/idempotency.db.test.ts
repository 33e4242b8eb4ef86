import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { removeOldResponses } from './storedResponses';

let test: TestDatabase;
let app: FastifyInstance;
let editor: { id: number; cookie: string };
let other: { id: number; cookie: string };

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  editor = await createAccount(test.database, 'ROLE_EDITOR');
  other = await createAccount(test.database, 'ROLE_ADMIN');
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const post = (
  url: string,
  body: unknown,
  key: string,
  cookie: string | undefined = editor.cookie,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
) => call(app, method, url, { cookie, body, headers: { 'idempotency-key': key } });
const count = async (title: string) =>
  (
    await test.database.db
      .selectFrom('projects')
      .select('id')
      .where(sql<string>`title`, '=', title)
      .execute()
  ).length;
const kept = async () =>
  (await sql<{ status: number | null }>`select status from idempotent_answers`.execute(test.database.db)).rows;

describe('a write with a key', () => {
  it('happens once: a repeat gets the first response, with status and headers', async () => {
    const key = randomUUID();
    const body = { title: 'Einmal', addToInbox: false };
    const first = await post('/projects', body, key);
    const again = await post('/projects', body, key);
    expect(first.status).toBe(201);
    expect([again.status, again.body, again.headers.etag, again.headers.location]).toEqual([
      201,
      first.body,
      first.headers.etag,
      first.headers.location,
    ]);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(await count('Einmal')).toBe(1);
  });

  it('is rejected with a message if the key belongs to another request', async () => {
    const key = randomUUID();
    await post('/projects', { title: 'Das eine' }, key);
    const answer = await post('/projects', { title: 'Das andere' }, key);
    expect(answer).toMatchObject({ status: 422, body: { detail: expect.stringContaining('schon etwas anderes') } });
    expect(await post('/contacts/company', { title: 'Das eine' }, key)).toMatchObject({ status: 422 });
    expect(await count('Das andere')).toBe(0);
  });

  it('runs once if two arrive at the same time: the second gets the response to the first', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/projects', { title: 'Zugleich' }, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
    expect(await count('Zugleich')).toBe(1);
  });

  it('belongs to the account that sent it', async () => {
    const key = randomUUID();
    const mine = await post('/projects', { title: 'Jedem das Seine' }, key);
    const theirs = await post('/projects', { title: 'Jedem das Seine' }, key, other.cookie);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(mine.body.data.id).not.toBe(theirs.body.data.id);
  });

  it('may be tried again after a refusal', async () => {
    const key = randomUUID();
    expect((await post('/projects', { title: '' }, key)).status).toBe(422);
    expect((await post('/projects', { title: 'Jetzt richtig' }, key)).status).toBe(201);
  });

  it('leaves neither record nor response if the transaction fails at the end', async () => {
    const key = randomUUID();
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused';
      end $$`.execute(test.database.db);
    await sql`create constraint trigger refuse after update on idempotent_answers deferrable initially deferred
      for each row execute function refuse()`.execute(test.database.db);
    expect((await post('/projects', { title: 'Am Ende nicht' }, key)).status).toBe(500);
    await sql`drop trigger refuse on idempotent_answers`.execute(test.database.db);
    expect(await count('Am Ende nicht')).toBe(0);
    expect((await post('/projects', { title: 'Am Ende nicht' }, key)).headers['idempotent-replayed']).toBeUndefined();
    expect(await count('Am Ende nicht')).toBe(1);
  });

  it('may change and delete as well', async () => {
    const {
      body: {
        data: { id },
      },
    } = await post('/projects', { title: 'Zu ändern' }, randomUUID());
    const key = randomUUID();
    const first = await post(`/projects/${id}`, { title: 'Geändert' }, key, editor.cookie, 'PUT');
    const again = await post(`/projects/${id}`, { title: 'Geändert' }, key, editor.cookie, 'PUT');
    expect([again.status, again.headers.etag]).toEqual([200, first.headers.etag]);
    const deletion = randomUUID();
    expect((await post(`/projects/${id}`, undefined, deletion, editor.cookie, 'DELETE')).status).toBe(200);
    expect((await post(`/projects/${id}`, undefined, deletion, editor.cookie, 'DELETE')).status).toBe(200);
  });

  it('is refused if the key is malformed', async () => {
    for (const key of ['', 'a b', 'x'.repeat(201)])
      expect((await post('/projects', { title: 'X' }, key)).status, key).toBe(400);
  });

  it('from a visitor is bound to their network, and still counts against guessing', async () => {
    const body = {
      contact: { email: 'neu@example.ch', firstname: 'Neu', lastname: 'Hier', locale: 'de' },
      contactGroups: [],
    };
    const key = randomUUID();
    const answers = [
      await post('/contact-groups/opt-in', body, key, ''),
      await post('/contact-groups/opt-in', body, key, ''),
    ];
    expect(answers[1]).toMatchObject({ status: answers[0]!.status, body: answers[0]!.body });
    const guesses = async () =>
      (
        await sql<{ failures: number }>`select failures from login_failures where key like 'link %'`.execute(
          test.database.db,
        )
      ).rows[0]?.failures ?? 0;
    const before = await guesses();
    expect((await post(`/contact-groups/confirm-opt-in/${'x'.repeat(43)}`, {}, randomUUID(), '')).status).toBe(404);
    expect(await guesses()).toBe(before + 1);
  });

  it('that signs in stores nothing', async () => {
    const before = (await kept()).length;
    await post('/login', { email: 'nobody@example.ch', password: 'x' }, randomUUID(), '');
    expect(await kept()).toHaveLength(before);
  });
});

it('stored responses are forgotten after a day', async () => {
  const key = randomUUID();
  await post('/projects', { title: 'Gestern' }, key);
  await sql`update idempotent_answers set created_at = now() - interval '25 hours'`.execute(test.database.db);
  expect((await post('/projects', { title: 'Gestern' }, key)).headers['idempotent-replayed']).toBeUndefined();
  await sql`update idempotent_answers set created_at = now() - interval '25 hours'`.execute(test.database.db);
  await removeOldResponses(test.database.db);
  expect(await kept()).toEqual([]);
});
