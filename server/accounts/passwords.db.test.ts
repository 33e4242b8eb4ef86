import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { noPublicUrlMessage } from '../http/serverUrl';
import { findMail } from '../mail/listMails';
import { hashPassword } from './passwords';

let test: TestDatabase;
let app: FastifyInstance;
const email = 'Ruth@example.org';

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, { env: { PUBLIC_URL: 'http://redaktion.example.org' } });
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(async () => {
  const { db } = test.database;
  await sql`truncate users, login_failures, outbox, history cascade`.execute(db);
  await db
    .insertInto('users')
    .values({
      email,
      email_key: email.toLowerCase(),
      password_hash: await hashPassword('altes-passwort'),
      roles: ['ROLE_EDITOR'],
      notifications: [],
    })
    .execute();
});

const post = (url: string, body: unknown, cookie?: string, headers = {}) =>
  call(app, 'POST', url, { body, ...(cookie && { cookie }), headers });
const signIn = async (password: string) => {
  const answer = await post('/login', { email, password });
  return { status: answer.status, cookie: String(answer.headers['set-cookie']).split(';')[0] as string };
};
const me = async (cookie: string) => (await call(app, 'GET', '/users/me', { cookie })).status;
const mails = () => test.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const codeOf = (text: string) =>
  /http:\/\/redaktion\.example\.org\/password\/reset\/([\w-]{43})/.exec(text)?.[1] as string;

describe('changing your own password', () => {
  it('takes the old password, ends all other sessions and is recorded in the history', async () => {
    const [here, there] = [await signIn('altes-passwort'), await signIn('altes-passwort')];
    const change = (body: object) => post('/me/password', body, here.cookie);
    expect(await change({ currentPassword: 'falsch', password: 'neues-passwort' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'currentPassword' }] },
    });
    expect(await change({ currentPassword: 'altes-passwort', password: 'kurz' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password' }] },
    });
    expect([await me(here.cookie), await me(there.cookie)]).toEqual([200, 200]);
    expect((await change({ currentPassword: 'altes-passwort', password: 'neues-passwort' })).status).toBe(200);
    expect([await me(here.cookie), await me(there.cookie)]).toEqual([200, 401]);
    expect([(await signIn('altes-passwort')).status, (await signIn('neues-passwort')).status]).toEqual([401, 200]);
    expect(
      await test.database.db
        .selectFrom('history')
        .select(['action', 'user_email'])
        .where('resource', '=', 'users')
        .execute(),
    ).toEqual([{ action: 'update', user_email: email }]);
    expect((await post('/me/password', { currentPassword: 'x', password: 'neues-passwort' })).status).toBe(401);
  });

  it('cannot be brute-forced: repeated failures make the user wait', async () => {
    const { cookie } = await signIn('altes-passwort');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push(
        (await post('/me/password', { currentPassword: 'falsch', password: 'neues-passwort' }, cookie)).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an invitation', () => {
  const admin = async () => (await createAccount(test.database, 'ROLE_ADMIN', 'admin@test.example')).cookie;
  const latestCode = async () => codeOf((await mails()).at(-1)!.text_body);
  const reset = (code: string) => post('/password/reset', { code, password: 'selbst-gewaehlt' });

  it('lets the invited person choose the password once, by the latest link, and not again', async () => {
    const cookie = await admin();
    const address = 'neu@example.org';
    const { status, body } = await post('/users', { email: address, roles: [], isInvited: true }, cookie);
    expect([status, body.data]).toMatchObject([201, { isInvited: true, lastSignInAt: null }]);
    const login = (password: string) => post('/login', { email: address, password });
    expect((await login('')).status).toBe(401);
    expect((await mails()).map(({ recipient, kind }) => [recipient, kind])).toEqual([[address, 'INVITATION']]);
    const first = await latestCode();
    await sql`update password_resets set expires_at = expires_at - interval '6 days'`.execute(test.database.db);
    const again = () => post(`/users/${body.data.id}/invitation`, {}, cookie);
    expect((await again()).status).toBe(200);
    expect((await reset(first)).status).toBe(404);
    expect((await reset(await latestCode())).status).toBe(200);
    expect((await login('selbst-gewaehlt')).status).toBe(200);
    const read = await call(app, 'GET', `/users/${body.data.id}`, { cookie });
    expect(read.body.data).toMatchObject({ isInvited: false, lastSignInAt: expect.any(String) });
    expect((await again()).status).toBe(409);
    expect((await post('/users/999999/invitation', {}, cookie)).status).toBe(404);
  });

  it.each([
    [{ isDisabled: true }, 409],
    [{ email: 'anders@example.org' }, 200],
    [{ password: 'vom-admin-gesetzt' }, 409],
  ])('ends if the account gets %j', async (change, again) => {
    const cookie = await admin();
    const { body } = await post('/users', { email: 'neu@example.org', isInvited: true }, cookie);
    const code = await latestCode();
    await call(app, 'PUT', `/users/${body.data.id}`, { cookie, body: change });
    expect((await reset(code)).status).toBe(404);
    expect((await post(`/users/${body.data.id}/invitation`, {}, cookie)).status).toBe(again);
  });
});

describe('a forgotten password', () => {
  it('is reset once by a mailed link; every session ends, and the link leaks nowhere', async () => {
    const { cookie } = await signIn('altes-passwort');
    expect(
      (await post('/password/forgot', { email: 'RUTH@example.org' }, undefined, { host: 'angreifer.example' })).status,
    ).toBe(200);
    await post('/password/forgot', { email });
    const [first, second] = await mails();
    expect(first).toMatchObject({ recipient: email, kind: 'PASSWORD_RESET' });
    const [code, other] = [codeOf(first!.text_body), codeOf(second!.text_body)];
    expect((await findMail(test.database.db, first!.id))?.text).not.toContain(code);
    const { rows } = await sql<{ row: string }>`select r::text as row from password_resets r`.execute(test.database.db);
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
    expect((await post('/password/reset', { code, password: 'kurz' })).status).toBe(422);
    expect((await post('/password/reset', { code, password: 'neues-passwort' })).status).toBe(200);
    expect([await me(cookie), (await signIn('neues-passwort')).status]).toEqual([401, 200]);
    const again = await Promise.all(
      [code, other, 'x'.repeat(43), 'x'].map((one) =>
        post('/password/reset', { code: one, password: 'noch-eines-mehr' }),
      ),
    );
    expect(again.map(({ status, body }) => [status, body.detail])).toEqual(
      again.map(() => [404, expect.stringContaining('abgelaufen oder wurde bereits verwendet')]),
    );
  });

  it('is reset once if two requests race, and not after an hour', async () => {
    await post('/password/forgot', { email });
    const code = codeOf((await mails())[0]!.text_body);
    const both = await Promise.all(
      [1, 2].map((n) => post('/password/reset', { code, password: `neues-passwort-${n}` })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    await post('/password/forgot', { email });
    await sql`update password_resets set expires_at = now() - interval '1 second'`.execute(test.database.db);
    expect(
      (await post('/password/reset', { code: codeOf((await mails())[1]!.text_body), password: 'neues-passwort' }))
        .status,
    ).toBe(404);
  });

  it('cannot be reset if no URL for the link is configured', async () => {
    const without = await createTestApp(test.database, { env: { PORT: '3456' } });
    const open = await createTestApp(test.database, { env: { HOST: '0.0.0.0' } });
    for (const [to, headers] of [
      [without, { host: 'redaktion.example.org' }],
      [without, { host: 'localhost', 'x-forwarded-host': 'evil.example' }],
      [open, { host: 'localhost' }],
    ] as const) {
      expect(await call(to, 'POST', '/password/forgot', { headers, body: { email } })).toMatchObject({
        status: 409,
        body: { detail: noPublicUrlMessage },
      });
    }
    expect(await mails()).toEqual([]);
    expect(
      (await call(without, 'POST', '/password/forgot', { headers: { host: 'localhost' }, body: { email } })).status,
    ).toBe(200);
    expect((await mails())[0]?.text_body).toContain('http://127.0.0.1:3456/password/reset/');
    await without.close();
    await open.close();
  });

  it('is not reset for an account that is switched off', async () => {
    await sql`update users set disabled_at = now()`.execute(test.database.db);
    expect((await post('/password/forgot', { email })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it('gives everyone the same response, and limits the mails to one address', async () => {
    const known = await post('/password/forgot', { email });
    const unknown = await post('/password/forgot', { email: 'niemand@example.org' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mails()).toHaveLength(1);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await post('/password/forgot', { email })).status);
    expect(statuses.at(-1)).toBe(429);
    const answers: number[] = [];
    for (let count = 0; count < 7; count += 1)
      answers.push((await post('/password/forgot', { email: 'niemand@example.org' })).status);
    expect(answers.at(-1)).toBe(429);
  });
});
