import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';
import { connect } from './database';
import { createUser } from './accounts/users';

let test: TestDatabase;
let app: FastifyInstance;
let admin: { id: number; cookie: string };
const logged: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) });
  app = await createTestApp(test.database, { logger: { level: 'trace', stream } });
  admin = await createAccount(test.database, 'ROLE_ADMIN');
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

describe('losing the database', () => {
  const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

  it('in the middle of a request gives 503, quickly', async () => {
    const elsewhere = connect(test.connectionString, { connections: 1 });
    const lost = await elsewhere.db.transaction().execute(async (trx) => {
      await sql`lock table users in access exclusive mode`.execute(trx);
      const waiting = call(app, 'PUT', `/users/${admin.id}`, {
        cookie: admin.cookie,
        body: { notifications: ['JOBS_INBOX'] },
      });
      await expect
        .poll(async () => (await sql`select 1 ${others} and wait_event_type = 'Lock'`.execute(trx)).rows.length)
        .toBe(1);
      // A statement that has only just begun would be repeated (database.ts).
      await sql`select pg_sleep(0.2)`.execute(trx);
      await sql`select pg_terminate_backend(pid) ${others}`.execute(trx);
      return waiting;
    });
    await elsewhere.close();
    expect(lost).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { status: 503 },
    });
    // A repeated statement would have waited for the lock until its timeout.
    expect(logged.filter((line) => line.includes('statement timeout'))).toEqual([]);
    const read = () => call(app, 'GET', `/users/${admin.id}`, { cookie: admin.cookie });
    await expect.poll(async () => (await read()).status).toBe(200);
    expect(await read()).toMatchObject({ headers: { etag: expect.stringMatching(/^"1-/) } });
  });

  it('between two requests goes unnoticed', async () => {
    await Promise.all(Array.from({ length: 5 }, () => call(app, 'GET', '/users', { cookie: admin.cookie })));
    const elsewhere = connect(test.connectionString, { connections: 1 });
    // Polls, since delayed work after writes may still open connections.
    await expect
      .poll(async () => (await sql`select pg_terminate_backend(pid) ${others}`.execute(elsewhere.db)).rows.length, {
        timeout: 15_000,
      })
      .toBe(0);
    await elsewhere.close();
    // The pool notices through a socket event.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await call(app, 'GET', '/ready')).status).toBe(200);
  });
});

describe('bodies that are too large', () => {
  const send = (cookie: string, length: number) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      const upload = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/v1/projects',
        headers: { cookie, 'content-type': 'application/json', 'content-length': length },
      });
      upload.on('response', (answer) => {
        let body = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => (body += chunk))
          .on('end', () => (upload.destroy(), resolve({ status: answer.statusCode, body })));
      });
      upload.on('error', reject);
      // The response comes before the body is complete: the client only ever sends the beginning.
      upload.write(`{"title":"${'x'.repeat(1_000)}`);
    });

  it('are refused by their length, before they are read', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const editor = await createAccount(test.database, 'ROLE_EDITOR');
    const refused = await send(editor.cookie, 50 * 1024 * 1024);
    expect([refused.status, JSON.parse(refused.body).status]).toEqual([413, 413]);
    expect((await send('', 50 * 1024 * 1024)).status).toBe(401);
  });
});

describe('the log', () => {
  it('has a line for each request, and no secret', async () => {
    const password = 'streng-geheim-42';
    await createUser(test.database.db, { email: 'log@test.example', password, roles: [], notifications: [] }, null);
    logged.length = 0;
    await call(app, 'POST', '/login?password=im-query-geheim', { body: { email: 'log@test.example', password } });
    const { cookies } = await call(app, 'POST', '/login', { body: { email: 'log@test.example', password } });
    await call(app, 'POST', '/login', { body: { email: 'log@test.example', password: `${password}-falsch` } });
    await call(app, 'POST', '/login', { body: `{"password":"${password}` });
    await call(app, 'GET', '/users/me', { cookie: `session=${cookies[0]?.value}` });
    const lines = logged.map((line) => JSON.parse(line));
    expect(
      lines.filter(({ msg }) => msg === 'request').map(({ method, path, status }) => `${method} ${path} ${status}`),
    ).toEqual([
      'POST /api/v1/login 400',
      'POST /api/v1/login 200',
      'POST /api/v1/login 401',
      'POST /api/v1/login 400',
      'GET /api/v1/users/me 200',
    ]);
    expect(lines.every(({ reqId, level }) => reqId && level)).toBe(true);
    expect(logged.join()).not.toMatch(/geheim/);
    expect(logged.join()).not.toContain(cookies[0]?.value);
  });
});
