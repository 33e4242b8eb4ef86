import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/users';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { createSession } from './sessions';

let test: TestDatabase;
let app: FastifyInstance;
type Account = { id: number; cookie: string };
let superAdmin: Account;
let admin: Account;
let editor: Account;

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(async () => {
  await sql`truncate users, history restart identity cascade`.execute(test.database.db);
  superAdmin = await createAccount(test.database, 'ROLE_SUPER_ADMIN', 'super@test.example');
  admin = await createAccount(test.database, 'ROLE_ADMIN', 'admin@test.example');
  editor = await createAccount(test.database, 'ROLE_EDITOR', 'editor@test.example');
});

const input = {
  email: 'neu@test.example',
  password: 'gut und lang',
  roles: ['ROLE_EDITOR'],
  notifications: ['JOBS_INBOX'],
};
const create = (by: Account, body: object) => call(app, 'POST', '/users', { cookie: by.cookie, body });
const change = (by: Account, target: Account, body: object, headers = {}) =>
  call(app, 'PUT', `/users/${target.id}`, { cookie: by.cookie, body, headers });
const remove = (by: Account, target: Account, headers = {}) =>
  call(app, 'DELETE', `/users/${target.id}`, { cookie: by.cookie, headers });
const read = (target: Account) => call(app, 'GET', `/users/${target.id}`, { cookie: superAdmin.cookie });
const isSignedIn = async ({ cookie }: { cookie: string }) =>
  (await call(app, 'GET', '/users/me', { cookie })).status === 200;

describe('an account', () => {
  it('is created, read, changed and removed, and never reveals its password', async () => {
    const created = await create(admin, input);
    expect(created).toMatchObject({
      status: 201,
      headers: { etag: expect.stringMatching(/^"1-/) },
      body: { data: { email: input.email, roles: ['ROLE_EDITOR', 'ROLE_USER'], notifications: ['JOBS_INBOX'] } },
    });
    const account = { id: created.body.data.id as number, cookie: '' };
    expect(JSON.stringify(created.body)).not.toMatch(/password|argon/i);
    expect(await read(account)).toMatchObject({
      status: 200,
      headers: { etag: expect.stringMatching(/^"1-/) },
      body: created.body,
    });
    const { body } = await call(app, 'GET', '/users', { cookie: admin.cookie });
    expect(body.data.map(({ email }: { email: string }) => email)).toEqual([
      'super@test.example',
      'admin@test.example',
      'editor@test.example',
      input.email,
    ]);
    expect((await call(app, 'POST', '/login', { body: { email: input.email, password: input.password } })).status).toBe(
      200,
    );

    const changed = await change(admin, account, { email: 'anders@test.example' });
    expect(changed).toMatchObject({
      status: 200,
      headers: { etag: expect.stringMatching(/^"2-/) },
      body: {
        data: { email: 'anders@test.example', roles: ['ROLE_EDITOR', 'ROLE_USER'], notifications: ['JOBS_INBOX'] },
      },
    });
    expect(
      (await call(app, 'POST', '/login', { body: { email: 'anders@test.example', password: input.password } })).status,
    ).toBe(200);
    expect(await remove(admin, account)).toMatchObject({ status: 200, body: { data: { id: account.id } } });
    expect((await read(account)).status).toBe(404);
    expect((await remove(admin, account)).status).toBe(404);
    expect((await change(admin, account, input)).status).toBe(404);
  });

  it('has a unique address, whatever the case', async () => {
    const taken = {
      status: 422,
      body: { errors: [{ field: 'email', message: expect.stringContaining('E-Mail-Adresse') }] },
    };
    expect(await create(admin, { ...input, email: 'EDITOR@test.example' })).toMatchObject(taken);
    expect(await change(admin, editor, { email: 'Admin@Test.Example' })).toMatchObject(taken);
    expect((await change(admin, editor, { email: 'Editor@Test.Example' })).status).toBe(200);
    const both = await Promise.all([create(admin, input), create(superAdmin, input)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 422]));
  });

  it.each([
    [{}, ['email', 'password']],
    [{ ...input, email: 'nonsense' }, ['email']],
    [{ ...input, email: 'a\0b@test.example' }, ['email']],
    [{ ...input, password: 'kurz' }, ['password']],
    [{ ...input, password: ' gut und lang' }, ['password']],
    [{ ...input, password: '' }, ['password']],
    [{ ...input, roles: ['ROLE_KING'], notifications: 'JOBS_INBOX' }, ['roles.0', 'notifications']],
    [{ ...input, roles: null }, ['roles']],
    [[], ['']],
  ])('%j is refused with all problems at once', async (body, fields) => {
    const answer = await create(admin, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await call(app, 'PUT', `/users/${editor.id}`, { cookie: admin.cookie, body: 'null' })).toMatchObject({
      status: 422,
    });
  });

  it('keeps its password if the new one is empty', async () => {
    const { body } = await create(admin, input);
    const account = { id: body.data.id, cookie: '' };
    expect((await change(admin, account, { ...input, password: '' })).status).toBe(200);
    expect((await call(app, 'POST', '/login', { body: input })).status).toBe(200);
  });

  it('is not overwritten from an outdated version', async () => {
    await change(admin, editor, { notifications: ['EVENTS_INBOX'] });
    const stale = await change(superAdmin, editor, { notifications: [] }, { 'if-match': '"1"' });
    expect(stale).toMatchObject({
      status: 412,
      headers: { etag: expect.stringMatching(/^"2-/) },
      body: { data: { id: editor.id, notifications: ['EVENTS_INBOX'] } },
    });
    expect((await remove(superAdmin, editor, { 'if-match': '"1"' })).status).toBe(412);
    expect((await change(superAdmin, editor, { notifications: [] }, { 'if-match': '"2"' })).status).toBe(200);
    const { headers } = await read(editor);
    expect(
      (
        await call(app, 'GET', `/users/${editor.id}`, {
          cookie: admin.cookie,
          headers: { 'if-none-match': headers.etag as string },
        })
      ).status,
    ).toBe(304);
  });

  it.each(['0', '-1', 'abc', '1e3', '2147483648', '..%2f', '%00', '01'])(
    'with the id %s does not exist',
    async (id) => {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        expect(
          (await call(app, method, `/users/${id}`, { cookie: admin.cookie, ...(method === 'PUT' && { body: input }) }))
            .status,
        ).toBe(404);
      }
    },
  );
});

describe('roles', () => {
  it('above your own cannot be granted or removed', async () => {
    const refused = { status: 403, body: { errors: [{ field: 'roles' }] } };
    expect(await create(admin, { ...input, roles: ['ROLE_SUPER_ADMIN'] })).toMatchObject(refused);
    expect(await change(admin, editor, { roles: ['ROLE_SUPER_ADMIN'] })).toMatchObject(refused);
    expect(await change(admin, admin, { roles: ['ROLE_SUPER_ADMIN'] })).toMatchObject(refused);
    expect((await change(admin, editor, { roles: ['ROLE_ADMIN'] })).status).toBe(200);
    expect((await change(superAdmin, editor, { roles: ['ROLE_SUPER_ADMIN'] })).status).toBe(200);
  });

  it('protect an account from users who hold fewer', async () => {
    for (const body of [{ password: 'übernommen' }, { email: 'mein@test.example' }, { roles: [] }]) {
      expect((await change(admin, superAdmin, body)).status).toBe(403);
    }
    expect((await remove(admin, superAdmin)).status).toBe(403);
    expect(await read(superAdmin)).toMatchObject({ headers: { etag: expect.stringMatching(/^"1-/) } });
  });

  it('of the last administrator can be neither removed nor demoted', async () => {
    expect((await remove(superAdmin, admin)).status).toBe(200);
    expect(await remove(superAdmin, superAdmin)).toMatchObject({ status: 409 });
    expect(await change(superAdmin, superAdmin, { roles: ['ROLE_EDITOR'] })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'roles' }] },
    });
    expect((await change(superAdmin, superAdmin, { notifications: ['JOBS_INBOX'] })).status).toBe(200);
  });

  it('of the last two administrators survive when each removes the other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await sql`truncate users cascade`.execute(test.database.db);
      const pair = await Promise.all([
        createAccount(test.database, 'ROLE_ADMIN', 'a@test.example'),
        createAccount(test.database, 'ROLE_ADMIN', 'b@test.example'),
      ]);
      await Promise.all([
        remove(pair[0], pair[1]),
        remove(pair[1], pair[0]),
        change(pair[0], pair[0], { roles: [] }),
        change(pair[1], pair[1], { roles: [] }),
      ]);
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from users where 'ROLE_ADMIN' = any(roles)`.execute(test.database.db);
      expect(rows[0]?.count).toBe(1);
    }
  });

  it("and passwords end the account's other sessions when they change", async () => {
    const other = { cookie: `session=${await createSession(test.database.db, admin.id)}` };
    await change(admin, admin, { notifications: ['JOBS_INBOX'] });
    expect([await isSignedIn(admin), await isSignedIn(other)]).toEqual([true, true]);
    await change(admin, admin, { password: 'ein neues Passwort' });
    expect([await isSignedIn(admin), await isSignedIn(other)]).toEqual([true, false]);
    await change(admin, editor, { roles: ['ROLE_EDITOR'] });
    expect(await isSignedIn(editor)).toBe(true);
    await change(admin, editor, { roles: [] });
    expect(await isSignedIn(editor)).toBe(false);
  });

  it('every change to an account is recorded, without its password', async () => {
    const { body } = await create(admin, input);
    const account = { id: body.data.id as number, cookie: '' };
    await change(superAdmin, account, { password: 'ein anderes', roles: [] });
    await remove(admin, account, { 'content-type': 'text/plain' });
    const history = await call(app, 'GET', `/users/${account.id}/history`, { cookie: admin.cookie });
    expect(history.body.data).toMatchObject([
      { action: 'delete', version: 3, user: { id: admin.id }, record: { email: input.email } },
      {
        action: 'update',
        version: 2,
        user: { id: superAdmin.id, email: 'super@test.example' },
        record: { roles: ['ROLE_USER'] },
      },
      { action: 'create', version: 1, record: { roles: ['ROLE_EDITOR', 'ROLE_USER'] } },
    ]);
    expect(JSON.stringify(history.body)).not.toMatch(/password|argon|anderes/i);
    expect((await call(app, 'GET', '/users/999/history', { cookie: admin.cookie })).status).toBe(404);
  });

  it('removing an account ends all its sessions and keeps its history', async () => {
    await sql`insert into history (resource, record_id, version, action, user_id, user_email, record)
      values ('projects', 1, 1, 'create', ${editor.id}, 'editor@test.example', '{}')`.execute(test.database.db);
    await remove(admin, editor);
    expect(await isSignedIn(editor)).toBe(false);
    expect(
      await test.database.db
        .selectFrom('history')
        .select(['user_id', 'user_email'])
        .where('resource', '=', 'projects')
        .execute(),
    ).toEqual([{ user_id: null, user_email: 'editor@test.example' }]);
  });

  it('a revoked role stops working with the very next request', async () => {
    await sql`update users set roles = '{}' where id = ${admin.id}`.execute(test.database.db);
    expect((await create(admin, input)).status).toBe(403);
  });
});

describe('the well-known demo password', () => {
  it('cannot be set on a server that others can reach', async () => {
    const open = await createTestApp(test.database, { env: { HOST: '0.0.0.0' } });
    const body = { ...input, password: DEMO_PASSWORD };
    expect(await call(open, 'POST', '/users', { cookie: admin.cookie, body })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password' }] },
    });
    expect((await call(open, 'PUT', `/users/${editor.id}`, { cookie: admin.cookie, body })).status).toBe(422);
    expect((await create(admin, body)).status).toBe(201);
    await open.close();
  });
});
