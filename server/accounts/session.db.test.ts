import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { hashToken, removeExpired } from './sessions';
import { deviceOf } from './signIn';
import { createUser } from './users';

let test: TestDatabase;
let app: FastifyInstance;
const email = 'Zoë.Müller@Example.org';
const password = 'ein gutes Passwort';

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  await createUser(test.database.db, { email, password, roles: ['ROLE_ADMIN'], notifications: ['JOBS_INBOX'] }, null);
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(async () => {
  await test.database.db.deleteFrom('login_failures').execute();
  await test.database.db.deleteFrom('known_networks').execute();
  await test.database.db.deleteFrom('outbox').execute();
  await test.database.db.deleteFrom('sessions').execute();
});

const login = (body: object, headers: Record<string, string> = {}) => call(app, 'POST', '/login', { body, headers });
const cookieOf = (answer: Awaited<ReturnType<typeof login>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const statusOfMe = async (cookie: string) => (await call(app, 'GET', '/users/me', { cookie })).status;

describe('signing in', () => {
  it('returns the account and a cookie that scripts cannot read', async () => {
    const answer = await login({ email: ' zoë.müller@EXAMPLE.org ', password });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { email, roles: ['ROLE_ADMIN', 'ROLE_EDITOR', 'ROLE_USER'], notifications: ['JOBS_INBOX'] } },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon|password|hash/i);
    expect(answer.headers['set-cookie']).toMatch(
      /^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await call(app, 'GET', '/users/me', { cookie: cookieOf(answer) })).toMatchObject({
      status: 200,
      body: answer.body,
    });
  });

  it('stores only the hash of the token', async () => {
    const token = (await login({ email, password })).cookies[0]?.value ?? '';
    const row = await test.database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(row.token_hash.equals(hashToken(token))).toBe(true);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('accepts a password in any Unicode form of the same letters', async () => {
    await createUser(
      test.database.db,
      { email: 'nfd@example.org', password: 'Zürich-Zürich', roles: [], notifications: [] },
      null,
    );
    expect((await login({ email: 'nfd@example.org', password: 'Zürich-Zürich'.normalize('NFD') })).status).toBe(200);
  });

  it('limits the cookie to this host and to https, over https', async () => {
    const answer = await login({ email, password }, { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-session=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(
      (await call(app, 'GET', '/users/me', { cookie: cookieOf(answer), headers: { 'x-forwarded-proto': 'https' } }))
        .status,
    ).toBe(200);
    // A cookie set without https is not accepted with https.
    const plain = cookieOf(await login({ email, password }));
    expect(
      (await call(app, 'GET', '/users/me', { cookie: plain, headers: { 'x-forwarded-proto': 'https' } })).status,
    ).toBe(401);
  });

  it('gives the same response for a wrong password and an unknown address', async () => {
    const wrong = await login({ email, password: 'falsch' });
    const unknown = await login({ email: 'niemand@example.org', password: 'falsch' });
    const nul = await login({ email: 'a\0b@example.org', password: 'fal\0sch' });
    expect(wrong).toMatchObject({ status: 401, body: { detail: 'E-Mail-Adresse oder Passwort ist falsch.' } });
    expect([unknown.body, nul.body]).toEqual([wrong.body, wrong.body]);
    expect(wrong.headers).not.toHaveProperty('set-cookie');
  });

  it('takes the same time for an unknown address, so that timing does not reveal accounts', async () => {
    const worked = async (address: string) => {
      // CPU time does not depend on other processes.
      const began = process.cpuUsage();
      await login({ email: address, password: 'falsch' });
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    // Alternates, so that other activity affects both, and takes the minimum. Without any hash to check, the unknown
    // address would take a tenth of the time.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 4; round += 1) {
      known = Math.min(known, await worked(email));
      unknown = Math.min(unknown, await worked(`niemand${round}@example.org`));
    }
    expect(unknown / known).toBeGreaterThan(0.25);
    expect(unknown / known).toBeLessThan(4);
  });
});

describe('repeated failures', () => {
  const fail = () => login({ email, password: 'falsch' });
  it('delay the next attempt, even with the right password, and longer each time', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await fail()).status).toBe(401);
    const refused = await login({ email, password });
    expect(refused).toMatchObject({ status: 429, body: { status: 429 } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(25);
    await passTime('31 seconds');
    expect((await fail()).status).toBe(401);
    expect(Number((await fail()).headers['retry-after'])).toBeGreaterThan(55);
    await passTime('61 seconds');
    expect((await login({ email, password })).status).toBe(200);
    expect((await fail()).status).toBe(401);
  });

  it('count even when they arrive all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, fail));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('from elsewhere do not lock anyone out', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1)
      await login({ email, password: 'falsch' }, { 'x-forwarded-for': '203.0.113.9' });
    expect((await login({ email, password })).status).toBe(200);
  });

  it('spread over many accounts count against their network', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(
        (await login({ email: `guess${attempt}@example.org`, password: 'x' }, { 'x-forwarded-for': '203.0.113.8' }))
          .status,
      ).toBe(401);
    }
    expect((await login({ email, password }, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(429);
  });

  it('from many networks slow down new networks, and warn the owner once', async () => {
    const elsewhere = (index: number, body: object = { email, password: 'falsch' }) =>
      login(body, { 'x-forwarded-for': `198.51.100.${index}` });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await elsewhere(attempt)).status).toBe(401);
    expect((await elsewhere(10)).status).toBe(429);
    expect((await elsewhere(11, { email, password })).status).toBe(429);
    await passTime('31 seconds');
    expect((await elsewhere(12)).status).toBe(401);
    await passTime('31 seconds');
    expect((await elsewhere(13, { email, password })).status).toBe(200);
    const mails = await test.database.db.selectFrom('outbox').select(['recipient', 'subject']).execute();
    expect(mails).toEqual([
      { recipient: email, subject: 'Fehlgeschlagene Anmeldungen' },
      { recipient: email, subject: 'Anmeldung an einem neuen Ort' },
    ]);
  });

  it('by others do not lock out a user who signed in from the same network before', async () => {
    const office = { 'x-forwarded-for': '203.0.113.7' };
    expect((await login({ email, password }, office)).status).toBe(200);
    for (let attempt = 0; attempt < 20; attempt += 1)
      await login({ email: `guess${attempt}@example.org`, password: 'x' }, office);
    for (let attempt = 0; attempt < 11; attempt += 1)
      await login({ email, password: 'falsch' }, { 'x-forwarded-for': `198.51.100.${attempt}` });
    expect((await login({ email: 'guess20@example.org', password: 'x' }, office)).status).toBe(429);
    expect((await login({ email, password }, office)).status).toBe(200);
    const { rows } = await sql<{ network: string }>`select network::text from known_networks`.execute(test.database.db);
    expect(rows).toEqual([{ network: expect.stringMatching(/^\\x[0-9a-f]{64}$/) }]);
  });

  it('are not cleared by signing in to another account', async () => {
    for (let attempt = 0; attempt < 19; attempt += 1)
      await login({ email: `guess${attempt}@example.org`, password: 'x' });
    expect((await login({ email, password })).status).toBe(200);
    expect((await login({ email: 'guess20@example.org', password: 'x' })).status).toBe(401);
    expect((await login({ email: 'guess21@example.org', password: 'x' })).status).toBe(429);
  });
});

const passTime = (time: string) =>
  sql`update login_failures set last_failed_at = last_failed_at - ${time}::interval`.execute(test.database.db);

describe('a sign-in from a new network', () => {
  const mails = () => test.database.db.selectFrom('outbox').select(['recipient', 'kind', 'text_body']).execute();
  const office = { 'x-forwarded-for': '203.0.113.7' };

  it('is told to the owner once, with browser, time and a link, but not the very first one', async () => {
    const owner = { email: 'neu@example.org', password };
    await createUser(test.database.db, { ...owner, roles: [], notifications: [] }, null);
    await login(owner);
    await login(owner);
    await login({ ...owner, password: 'falsch' }, office);
    expect(await mails()).toEqual([]);
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/18.1 Mobile/15E148 Safari/604.1';
    await login(owner, { ...office, 'user-agent': safari });
    await login(owner, office);
    const [mail, ...others] = await mails();
    expect([mail, others]).toMatchObject([{ recipient: owner.email, kind: 'NEW_SIGN_IN' }, []]);
    expect(mail?.text_body).toMatch(/- Zeit: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\n- Browser: Safari 18 auf iPhone\n/);
    expect(mail?.text_body).toMatch(/Eigene Anmeldungen:\nhttp:\/\/[^\n]+\/account\n/);
    expect(mail?.text_body).not.toContain('203.0.113');
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36', 'Chrome 131 auf Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51', 'Edge 131 auf Windows'],
    ['Mozilla/5.0 (Linux; Android 14; SM-S921B) Chrome/120.0 Mobile Safari/537.36', 'Chrome 120 auf Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari 18 auf macOS'],
    ['curl/8.5.0', ''],
    [undefined, ''],
  ])('names what browsers send: %s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name);
  });
});

describe('a session', () => {
  it('ends on the server at sign-out', async () => {
    for (const url of ['/api/v1/logout', '/logout']) {
      const cookie = cookieOf(await login({ email, password }));
      const answer = await app.inject({ url, headers: { cookie } });
      expect([answer.statusCode, answer.headers.location]).toEqual(
        url === '/logout' ? [302, '/login'] : [200, undefined],
      );
      expect(answer.headers['set-cookie']).toMatch(/^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
      expect(await statusOfMe(cookie)).toBe(401);
    }
    expect((await app.inject('/logout')).statusCode).toBe(302);
  });

  it('is replaced by the next one in the same browser', async () => {
    const first = cookieOf(await login({ email, password }));
    const answer = await login({ email, password }, { cookie: first });
    expect(answer.cookies).toHaveLength(1);
    expect([await statusOfMe(first), await statusOfMe(cookieOf(answer))]).toEqual([401, 200]);
  });

  it('lasts seven days from the last visit', async () => {
    const { cookie } = await createAccount(test.database, 'ROLE_USER', 'visitor@test.example');
    expect((await call(app, 'GET', '/users/me', { cookie })).headers).not.toHaveProperty('set-cookie');
    await sql`update sessions set last_seen_at = now() - interval '6 days',
      expires_at = now() + interval '1 day'`.execute(test.database.db);
    const visit = await call(app, 'GET', '/users/me', { cookie });
    expect(visit.headers['set-cookie']).toContain('Max-Age=604800');
    const { rows } = await sql<{
      days: number;
    }>`select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions`.execute(
      test.database.db,
    );
    expect(rows).toEqual([{ days: 7 }]);
    await sql`update sessions set expires_at = now() - interval '1 second'`.execute(test.database.db);
    expect(await statusOfMe(cookie)).toBe(401);
    await removeExpired(test.database.db);
    expect(await test.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('is listed with browser, system and network for its owner alone, who ends it or all others', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
    const elsewhere = { 'x-forwarded-for': '203.0.113.5', 'user-agent': firefox };
    const here = cookieOf(await login({ email, password }, { 'user-agent': 'x'.repeat(9_000) }));
    const there = cookieOf(await login({ email, password }, elsewhere));
    const third = cookieOf(await login({ email, password }));
    const stranger = (await createAccount(test.database, 'ROLE_ADMIN', 'stranger@test.example')).cookie;
    const list = async (cookie: string) => (await call(app, 'GET', '/me/sessions', { cookie })).body.data;
    const [current, distant, oldest] = await list(third);
    const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(distant).toEqual({
      id: expect.any(Number),
      device: 'Firefox 132 auf Linux',
      signedInAt: now,
      lastUsedAt: now,
      isCurrent: false,
      isHere: false,
    });
    expect([current, oldest]).toMatchObject([
      { isCurrent: true, isHere: true },
      { isCurrent: false, isHere: true, device: '' },
    ]);
    expect(await list(stranger)).toHaveLength(1);

    const end = (cookie: string, id: number | string) => call(app, 'DELETE', `/me/sessions/${id}`, { cookie });
    expect((await end(stranger, distant.id)).status).toBe(404);
    expect((await end(third, '0')).status).toBe(404);
    expect((await end(third, distant.id)).status).toBe(200);
    expect([await statusOfMe(there), await statusOfMe(here)]).toEqual([401, 200]);
    expect((await call(app, 'DELETE', '/me/sessions', { cookie: third })).status).toBe(200);
    expect([await statusOfMe(here), await statusOfMe(third), await statusOfMe(stranger)]).toEqual([401, 200, 200]);
  });

  it('is known by the network of its last visit', async () => {
    const cookie = cookieOf(await login({ email, password }));
    await sql`update sessions set last_seen_at = now() - interval '6 minutes'`.execute(test.database.db);
    await call(app, 'GET', '/users/me', { cookie, headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect((await call(app, 'GET', '/me/sessions', { cookie })).body.data).toMatchObject([{ isHere: false }]);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5_000), '%00', '"; drop table users'])(
    'cannot be made up: %s',
    async (token) => {
      expect(await statusOfMe(`session=${token}`)).toBe(401);
    },
  );
});
