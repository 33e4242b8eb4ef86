import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { softwareAuthenticator } from '../../tests/support/authenticator';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { createMachineAccount } from './machineAccounts';
import { hashPassword } from './passwords';

let test: TestDatabase;
let app: FastifyInstance;
/** A server that requires a factor of administrators. */
let strict: FastifyInstance;
let id: number;
const email = 'ruth@example.org';
const password = 'ein gutes Passwort';
const origin = 'https://redaktion.example.org';
let passwordHash: string;

beforeAll(async () => {
  test = await createTestDatabase();
  const env = { PUBLIC_URL: origin };
  app = await createTestApp(test.database, { env });
  strict = await createTestApp(test.database, { env: { ...env, SECOND_FACTOR_ROLES: 'ROLE_ADMIN' } });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await app.close();
  await strict.close();
  await test.drop();
});
beforeEach(async () => {
  const { db } = test.database;
  await sql`truncate users, login_failures, outbox, history, factor_steps cascade`.execute(db);
  const row = { email, email_key: email, password_hash: passwordHash, roles: ['ROLE_ADMIN'], notifications: [] };
  ({ id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow());
});
afterEach(() => vi.useRealTimers());

/** A browser that keeps its cookies. */
function browser(server = app, ip = '192.0.2.1') {
  const cookies = new Map<string, string>();
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown) => {
    const answer = await server.inject({
      method,
      url: `/api/v1${url}`,
      remoteAddress: ip,
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const post = (url: string, body: unknown = {}) => ask('POST', url, body);
  return {
    cookies,
    post,
    get: (url: string) => ask('GET', url),
    remove: (url: string) => ask('DELETE', url),
    signIn: () => post('/login', { email, password }),
    me: async () => (await ask('GET', '/users/me')).status,
  };
}
type Browser = ReturnType<typeof browser>;

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const wrongCode = (secret: string) => {
  const right = [-30, 0, 30].map((seconds) => codeOf(secret, Date.now() + seconds * 1000));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) as string;
};

/** Sets up an app. @returns its secret and the recovery codes */
async function setUpApp(of: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await of.post('/me/second-factors/totp', { password })).body.data;
  const confirmed = await of.post('/me/second-factors/totp/confirm', { code: codeOf(secret) });
  expect(confirmed.status).toBe(201);
  return { secret, recoveryCodes: confirmed.body.data.recoveryCodes };
}

async function setUpPasskey(of: Browser, name = 'Laptop') {
  const authenticator = softwareAuthenticator(origin);
  const options = (await of.post('/me/second-factors/passkey', { password })).body.data;
  const added = await of.post('/me/second-factors/passkey/confirm', { name, passkey: authenticator.create(options) });
  expect(added.status).toBe(201);
  return authenticator;
}

/** A signed-in browser with an app. Setting it up uses up the current code, so the clock moves on. */
async function withApp() {
  const person = browser();
  await person.signIn();
  const made = await setUpApp(person);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  return { person, ...made };
}

const mails = async () =>
  (await test.database.db.selectFrom('outbox').select(['kind', 'recipient', 'text_body']).orderBy('id').execute()).map(
    ({ kind, recipient, text_body }) => `${kind} ${recipient}: ${text_body}`,
  );

describe('signing in with a code', () => {
  it('needs the password and then a code; the password alone opens nothing', async () => {
    const { secret } = await withApp();
    const person = browser();
    const half = await person.signIn();
    expect(half).toMatchObject({ status: 401, body: { title: 'Zweiter Faktor nötig', data: { factors: ['totp'] } } });
    expect([...person.cookies.keys()]).toEqual(['__Host-sign-in']);
    expect(half.headers['set-cookie']).toMatch(/Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(await person.me()).toBe(401);
    person.cookies.set('__Host-session', person.cookies.get('__Host-sign-in') as string);
    expect(await person.me()).toBe(401);
    expect(await person.post('/login/second-factor', { code: wrongCode(secret) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code' }] },
    });
    expect(
      await person.post('/login/second-factor', { code: ` ${codeOf(secret).replace(/...$/, ' $&')}` }),
    ).toMatchObject({ status: 200, body: { data: { email, hasSecondFactor: true } } });
    expect(await person.me()).toBe(200);
  });

  it('takes each code once, and none from before it, but the neighbouring periods', async () => {
    const { secret } = await withApp();
    const now = Date.now();
    const attempt = async (code: string) => {
      const person = browser();
      await person.signIn();
      return (await person.post('/login/second-factor', { code })).status;
    };
    expect(await attempt(codeOf(secret, now + 60_000))).toBe(422);
    expect(await attempt(codeOf(secret, now))).toBe(200);
    expect(await attempt(codeOf(secret, now))).toBe(422);
    expect(await attempt(codeOf(secret, now - 30_000))).toBe(422);
    expect(await attempt(codeOf(secret, now + 30_000))).toBe(200);
  });

  it('accepts a code once, even from two browsers at the same time', async () => {
    const { secret } = await withApp();
    const people = [browser(), browser()];
    for (const person of people) await person.signIn();
    const answers = await Promise.all(
      people.map((person) => person.post('/login/second-factor', { code: codeOf(secret) })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  });

  it('waits five minutes in this browser, and only once', async () => {
    const { secret } = await withApp();
    const person = browser();
    await person.signIn();
    const other = browser();
    expect((await other.post('/login/second-factor', { code: codeOf(secret) })).status).toBe(401);
    const token = person.cookies.get('__Host-sign-in') as string;
    await sql`update factor_steps set expires_at = now() - interval '1 second'`.execute(test.database.db);
    expect((await person.post('/login/second-factor', { code: codeOf(secret) })).status).toBe(401);
    await person.signIn();
    expect((await person.post('/login/second-factor', { code: codeOf(secret) })).status).toBe(200);
    vi.setSystemTime(Date.now() + 60_000);
    person.cookies.set('__Host-sign-in', token);
    expect((await person.post('/login/second-factor', { code: codeOf(secret) })).status).toBe(401);
  });

  it('ends when the account is switched off or its password changes in between', async () => {
    const { secret } = await withApp();
    const person = browser();
    await person.signIn();
    await test.database.db.updateTable('users').set({ disabled_at: new Date() }).execute();
    expect((await person.post('/login/second-factor', { code: codeOf(secret) })).status).toBe(401);
    await test.database.db.updateTable('users').set({ disabled_at: null }).execute();
    const boss = await createAccount(test.database, 'ROLE_SUPER_ADMIN');
    const headers = { 'x-forwarded-proto': 'https' };
    const cookie = boss.cookie.replace('session=', '__Host-session=');
    const changed = await call(app, 'PUT', `/users/${id}`, { cookie, headers, body: { password: 'ein anderes Wort' } });
    expect(changed.status).toBe(200);
    expect((await person.post('/login/second-factor', { code: codeOf(secret) })).status).toBe(401);
  });

  it('cannot be guessed: entering the right password in between does not reset the count', async () => {
    const { secret } = await withApp();
    const thief = browser(app, '198.51.100.7');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const { status } = await thief.signIn();
      statuses.push(
        status === 401 ? (await thief.post('/login/second-factor', { code: wrongCode(secret) })).status : status,
      );
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const { rows } = await sql`select from known_networks`.execute(test.database.db);
    expect(rows.length, 'the network of the thief is not known').toBe(1);
  });
});

describe('recovery codes', () => {
  it('are ten, come once with the first factor, are stored as hashes, and open the account once each', async () => {
    const { recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
    const stored = JSON.stringify(await test.database.db.selectFrom('recovery_codes').selectAll().execute());
    expect(stored).not.toContain(recoveryCodes[0]);
    const attempt = async (code: string) => {
      const person = browser();
      await person.signIn();
      return (await person.post('/login/second-factor', { code })).status;
    };
    const [first = '', second = ''] = recoveryCodes;
    expect(await attempt(first)).toBe(200);
    expect(await attempt(first)).toBe(422);
    expect(await attempt(second.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect((await mails()).at(-1)).toMatch(/^SECOND_FACTOR ruth@example.org: .*noch 8 Codes übrig/s);
  });

  it('are replaced with the password; the former ones no longer work', async () => {
    const { person, recoveryCodes } = await withApp();
    expect((await person.post('/me/second-factors/recovery-codes', { password: 'falsch' })).status).toBe(422);
    const renewed = await person.post('/me/second-factors/recovery-codes', { password });
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    const other = browser();
    await other.signIn();
    expect((await other.post('/login/second-factor', { code: recoveryCodes[0] })).status).toBe(422);
    expect((await other.post('/login/second-factor', { code: renewed.body.data.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('setting up and removing', () => {
  it('needs the password, and a right first code', async () => {
    const person = browser();
    await person.signIn();
    expect(await person.post('/me/second-factors/totp', { password: 'falsch' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', message: 'Das ist nicht Ihr Passwort.' }] },
    });
    expect((await person.post('/me/second-factors/passkey', { password: 'falsch' })).status).toBe(422);
    const { secret, uri } = (await person.post('/me/second-factors/totp', { password })).body.data;
    expect(uri).toMatch(new RegExp(`^otpauth://totp/regio:ruth%40example.org\\?issuer=regio&secret=${secret}`));
    const wrong = await person.post('/me/second-factors/totp/confirm', { code: wrongCode(secret) });
    expect(wrong.status).toBe(422);
    expect((await person.get('/users/me')).body.data.hasSecondFactor).toBe(false);
    expect((await person.post('/me/second-factors/totp/confirm', { code: codeOf(secret) })).status).toBe(201);
    expect((await person.post('/me/second-factors/totp/confirm', { code: codeOf(secret) })).status).toBe(409);
    // The code used for the set-up is not accepted again.
    const other = browser();
    await other.signIn();
    expect((await other.post('/login/second-factor', { code: codeOf(secret) })).status).toBe(422);
  });

  it('is mailed to the owner and recorded in the history of the account; removing needs the password', async () => {
    const { person } = await withApp();
    await setUpPasskey(person);
    const own = (await person.get('/me/second-factors')).body.data;
    expect(own).toMatchObject({
      factors: [
        { kind: 'totp', name: 'Authenticator-App' },
        { kind: 'passkey', name: 'Laptop', lastUsedAt: null },
      ],
      recoveryCodes: 10,
      isRequired: false,
      hasPasskeys: true,
    });
    expect(JSON.stringify(own)).not.toMatch(/secret|credential|public/i);
    const [app1, passkey] = own.factors.map((factor: { id: number }) => factor.id);
    expect((await person.post(`/me/second-factors/${app1}/removal`, { password: 'falsch' })).status).toBe(422);
    expect((await person.post(`/me/second-factors/${app1}/removal`, { password })).status).toBe(200);
    expect((await person.get('/users/me')).body.data.hasSecondFactor).toBe(true);
    expect((await person.post(`/me/second-factors/${passkey}/removal`, { password })).status).toBe(200);
    expect((await person.get('/users/me')).body.data.hasSecondFactor).toBe(false);
    expect((await person.get('/me/second-factors')).body.data).toMatchObject({ factors: [], recoveryCodes: 0 });
    expect((await mails()).map((mail) => /: .*?((?:Eine|Der)[^.]+)\./s.exec(mail)?.[1])).toEqual([
      'Eine Authenticator-App wurde als zweiter Faktor hinzugefügt',
      'Der Passkey «Laptop» wurde als zweiter Faktor hinzugefügt',
      'Eine Authenticator-App wurde als zweiter Faktor entfernt',
      'Der Passkey «Laptop» wurde als zweiter Faktor entfernt',
    ]);
    const history = await test.database.db
      .selectFrom('history')
      .select(['user_email', 'record'])
      .where('resource', '=', 'users')
      .orderBy('id')
      .execute();
    expect(history.map(({ user_email }) => user_email)).toEqual([email, email, email, email]);
    expect((await browser().signIn()).status).toBe(200);
  });

  it("leaves other people's factors alone", async () => {
    const { person } = await withApp();
    const [factor] = (await person.get('/me/second-factors')).body.data.factors;
    const { cookie } = await createAccount(test.database, 'ROLE_EDITOR');
    await test.database.db.updateTable('users').set({ password_hash: passwordHash }).execute();
    const other = browser();
    other.cookies.set('__Host-session', cookie.replace('session=', ''));
    expect((await other.post(`/me/second-factors/${factor.id}/removal`, { password })).status).toBe(404);
  });
});

describe('passkeys', () => {
  const begin = async (person: Browser) => (await person.post('/login/passkey')).body.data;
  const finish = async (person: Browser, passkey: unknown) =>
    (await person.post('/login/second-factor', { passkey })).status;

  it('are the second step after the password', async () => {
    const owner = browser();
    await owner.signIn();
    const authenticator = await setUpPasskey(owner);
    const person = browser();
    expect((await person.signIn()).body.data).toEqual({ factors: ['passkey'] });
    const options = await begin(person);
    expect(options).toMatchObject({ rpId: 'redaktion.example.org', allowCredentials: [{ transports: ['internal'] }] });
    expect(await finish(person, authenticator.use(options, { isVerified: false }))).toBe(200);
    expect(await person.me()).toBe(200);
    const [factor] = (await person.get('/me/second-factors')).body.data.factors;
    expect(factor.lastUsedAt).not.toBe(null);
  });

  it('suffice alone if they verify their holder', async () => {
    const owner = browser();
    await owner.signIn();
    const authenticator = await setUpPasskey(owner);
    const person = browser();
    const weak = await begin(person);
    expect(weak).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    expect(await finish(person, authenticator.use(weak, { isVerified: false }))).toBe(422);
    expect(await finish(person, authenticator.use(await begin(person)))).toBe(200);
    expect(await person.me()).toBe(200);
    await test.database.db.updateTable('users').set({ disabled_at: new Date() }).execute();
    const late = browser();
    expect(await finish(late, authenticator.use(await begin(late)))).toBe(422);
  });

  it('answer one challenge once, from our own pages, of the same account', async () => {
    const owner = browser();
    await owner.signIn();
    const authenticator = await setUpPasskey(owner);
    const person = browser();
    await person.signIn();
    const options = await begin(person);
    expect(await finish(person, authenticator.use(options, { origin: 'https://angreifer.example' }))).toBe(422);
    // The challenge is used up by the failed attempt.
    expect(await finish(person, authenticator.use(options))).toBe(422);
    expect(await finish(person, authenticator.use({ ...options, challenge: 'YW5kZXJl' }))).toBe(422);
    expect(await finish(person, softwareAuthenticator(origin).use(await begin(person)))).toBe(422);
    const strangers = await createAccount(test.database, 'ROLE_EDITOR', 'andere@example.org');
    await sql`update second_factors set user_id = ${strangers.id}`.execute(test.database.db);
    expect(await finish(person, authenticator.use(await begin(person)))).toBe(422);
  });

  it('are refused if their counter does not increase, which suggests a copy', async () => {
    const owner = browser();
    await owner.signIn();
    const authenticator = await setUpPasskey(owner);
    const attempt = async (counter: number) => {
      const person = browser();
      await person.signIn();
      return finish(person, authenticator.use(await begin(person), { counter }));
    };
    expect(await attempt(7)).toBe(200);
    expect(await attempt(7)).toBe(422);
    expect(await attempt(6)).toBe(422);
    expect(await attempt(8)).toBe(200);
  });

  it('are created for one challenge, on our own pages', async () => {
    const person = browser();
    await person.signIn();
    const authenticator = softwareAuthenticator(origin);
    const options = (await person.post('/me/second-factors/passkey', { password })).body.data;
    const confirm = (passkey: unknown) =>
      person.post('/me/second-factors/passkey/confirm', { name: 'Laptop', passkey });
    expect((await confirm(authenticator.create(options, 'https://angreifer.example'))).status).toBe(422);
    expect((await confirm(authenticator.create(options))).status).toBe(409);
    const again = (await person.post('/me/second-factors/passkey', { password })).body.data;
    expect((await confirm(authenticator.create(again))).status).toBe(201);
  });
});

describe('a role that needs a factor', () => {
  it('reaches only the set-up while it has no factor, even after the last one is removed', async () => {
    const person = browser(strict);
    expect((await person.signIn()).body.data).toMatchObject({ email, needsSecondFactor: true });
    expect((await person.get('/session')).body.data).toMatchObject({ needsSecondFactor: true });
    const open = strict.routes.filter(
      ({ url, method }) => method !== 'HEAD' && url.startsWith('/api/v1/') && !url.endsWith('/logout'),
    );
    const reached: string[] = [];
    for (const { method, url } of open) {
      const address = url.replace(/:\w+/g, '999999').replace('*', 'x');
      const answer = await strict.inject({
        method: method as 'GET',
        url: address,
        headers: { cookie: [...person.cookies].map((pair) => pair.join('=')).join('; ') },
        ...(method !== 'GET' && method !== 'DELETE' && method !== 'OPTIONS' && { payload: {} }),
      });
      const isClosed = answer.statusCode === 403 && answer.json().detail.includes('«Eigenes Konto»');
      if (!isClosed) reached.push(`${method} ${url.replace('/api/v1', '')}`);
    }
    // The other routes do not read the session: their responses are the same for visitors.
    const forVisitors = strict.routes
      .filter(({ access }) => access?.(null))
      .map(({ method, url }) => `${method} ${url}`);
    expect(reached.filter((route) => !forVisitors.includes(route.replace(' ', ' /api/v1'))).toSorted()).toEqual([
      'GET /me/second-factors',
      'GET /users/me',
      'POST /me/second-factors/:id/removal',
      'POST /me/second-factors/passkey',
      'POST /me/second-factors/passkey/confirm',
      'POST /me/second-factors/recovery-codes',
      'POST /me/second-factors/totp',
      'POST /me/second-factors/totp/confirm',
    ]);
    expect(reached).not.toContain('GET /projects');
    await sql`truncate login_failures`.execute(test.database.db);
    await setUpApp(person);
    expect((await person.get('/session')).body.data).toMatchObject({ needsSecondFactor: false });
    expect((await person.get('/users')).status).toBe(200);
    const [factor] = (await person.get('/me/second-factors')).body.data.factors;
    await person.post(`/me/second-factors/${factor.id}/removal`, { password });
    expect((await person.get('/users')).status).toBe(403);
  });

  it('includes higher roles and not lower ones; earlier sessions must comply, machines need not', async () => {
    const statusOf = async (cookie: string) => {
      const headers = { 'x-forwarded-proto': 'https' };
      return (
        await call(strict, 'GET', '/projects', { cookie: cookie.replace('session=', '__Host-session='), headers })
      ).status;
    };
    expect(await statusOf((await createAccount(test.database, 'ROLE_SUPER_ADMIN')).cookie)).toBe(403);
    expect(await statusOf((await createAccount(test.database, 'ROLE_ADMIN', 'a@example.org')).cookie)).toBe(403);
    expect(await statusOf((await createAccount(test.database, 'ROLE_EDITOR')).cookie)).toBe(200);
    const everybody = await createTestApp(test.database, { env: { SECOND_FACTOR_ROLES: 'ROLE_USER' } });
    const machine = { name: 'Website', scopes: ['projects:read'], validUntil: null };
    const { token } = await createMachineAccount(test.database.db, machine, '');
    const headers = { authorization: `Bearer ${token}` };
    expect((await call(everybody, 'GET', '/projects', { headers })).status).toBe(200);
    await everybody.close();
  });
});

describe('administrators', () => {
  it("reset another's factors, which ends the sessions, is mailed and recorded; never their own", async () => {
    const { person } = await withApp();
    const { id: bossId, cookie } = await createAccount(test.database, 'ROLE_SUPER_ADMIN');
    const boss = browser();
    boss.cookies.set('__Host-session', cookie.replace('session=', ''));
    expect((await boss.get(`/users/${id}`)).body.data.hasSecondFactor).toBe(true);
    expect((await person.remove(`/users/${bossId}/second-factors`)).status).toBe(403);
    expect((await person.remove(`/users/${id}/second-factors`)).status).toBe(409);
    expect((await boss.remove(`/users/${id}/second-factors`)).status).toBe(200);
    expect((await boss.remove(`/users/${id}/second-factors`)).status).toBe(409);
    expect(await person.me()).toBe(401);
    expect((await browser().signIn()).status).toBe(200);
    expect((await mails()).at(-1)).toMatch(/^SECOND_FACTOR ruth@example.org: .*zurückgesetzt/s);
    const [entry] = (await boss.get(`/users/${id}/history`)).body.data;
    expect(entry).toMatchObject({ action: 'update', record: { hasSecondFactor: false } });
    expect(JSON.stringify(entry)).toContain('role_super_admin@test.example');
  });
});

it('a new password by mail does not replace the second factor', async () => {
  const { secret } = await withApp();
  await browser().post('/password/forgot', { email });
  const code = /password\/reset\/([\w-]{43})/.exec((await mails()).join())?.[1];
  const person = browser();
  expect((await person.post('/password/reset', { code, password: 'ein neues Passwort' })).status).toBe(200);
  expect(await person.me()).toBe(401);
  expect((await person.post('/login', { email, password: 'ein neues Passwort' })).status).toBe(401);
  expect(await person.me()).toBe(401);
  expect((await person.post('/login/second-factor', { code: codeOf(secret) })).status).toBe(200);
});
