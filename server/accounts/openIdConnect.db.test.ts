import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerCallbackPath, providerPath } from '../../domain/accounts/provider';
import { startOpenIdProvider, type OpenIdProvider } from '../../tests/support/openIdProvider';
import { call, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { createUser, findAccount, updateUser } from './users';

let test: TestDatabase;
let provider: OpenIdProvider;
let app: FastifyInstance;
/** Creates accounts, sets roles from a claim, and refuses passwords of accounts that use the provider. */
let strict: FastifyInstance;
let count = 0;
const publicUrl = 'http://127.0.0.1:3000';

beforeAll(async () => {
  test = await createTestDatabase();
  provider = await startOpenIdProvider();
  app = await createTestApp(test.database, { env: { ...provider.env, PUBLIC_URL: publicUrl } });
  strict = await createTestApp(test.database, {
    env: {
      ...provider.env,
      PUBLIC_URL: publicUrl,
      OIDC_ROLES_CLAIM: 'realm_access.roles',
      OIDC_ROLES: 'redaktion=ROLE_EDITOR; leitung=ROLE_ADMIN; chefin=ROLE_SUPER_ADMIN',
      OIDC_DOMAINS: 'example.org, agentur.example',
      OIDC_NEW_ACCOUNTS: 'on',
      OIDC_PASSWORDS: 'off',
    },
  });
  await createUser(test.database.db, account('boss@example.org', ['ROLE_SUPER_ADMIN']), null);
});
afterAll(async () => {
  await Promise.all([app.close(), strict.close(), provider.stop()]);
  await test.drop();
});
beforeEach(() => {
  count += 1;
  Object.assign(provider, { tamper: {}, isForging: false, isRefusing: false, isTerse: false });
  provider.person = { sub: `person-${count}`, email: `p${count}@example.org`, email_verified: true };
});

const password = 'ein gutes Passwort';
const account = (email: string, roles: string[]) => ({ email, password, roles, notifications: [] });
/** An account with the person's address. */
const ownAccount = async (roles: string[] = ['ROLE_EDITOR']) =>
  (await createUser(test.database.db, account(String(provider.person.email), roles), null)).user;
const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Signs in like a browser: starts here, goes to the provider and returns. */
async function goThrough(on = app) {
  const begun = await on.inject(providerPath);
  const there = await fetch(String(begun.headers.location), { redirect: 'manual' });
  const back = new URL(String(there.headers.get('location')));
  return { cookie: cookiesOf(begun), path: `${back.pathname}${back.search}`, url: back };
}
async function comeBack({ cookie, path }: { cookie: string; path: string }, on = app) {
  const answer = await on.inject({ url: path, headers: { cookie } });
  const session = answer.cookies.find(({ name, value }) => name === 'session' && value !== '')?.value;
  return { status: answer.statusCode, to: answer.headers.location, session: session && `session=${session}` };
}
const signIn = async (on = app) => comeBack(await goThrough(on), on);
const me = async (cookie = '') => (await call(app, 'GET', '/users/me', { cookie })).body.data;
const refusedAs = (reason: string) => ({ status: 302, to: `/login?refused=${reason}`, session: undefined });

describe('a person whom the provider knows', () => {
  it('signs in to the account with their verified address, and later by their subject alone', async () => {
    const { id, email } = await ownAccount();
    const first = await signIn();
    expect(first).toMatchObject({ status: 302, to: '/login' });
    expect(await me(first.session)).toMatchObject({ id, email, roles: ['ROLE_EDITOR', 'ROLE_USER'] });
    provider.person = { sub: provider.person.sub, email: 'anders@example.org', email_verified: false };
    expect(await me((await signIn()).session)).toMatchObject({ id, email });
  });

  it('signs in by authorization code, with PKCE, state and nonce', async () => {
    const begun = await app.inject(providerPath);
    const { searchParams: query } = new URL(String(begun.headers.location));
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${publicUrl}${providerCallbackPath}`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{40,}$/),
      nonce: expect.stringMatching(/^[\w-]{40,}$/),
    });
    expect(begun.headers['set-cookie']).toMatch(/^provider=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is identified by the userinfo endpoint if the ID token lacks claims', async () => {
    const { id } = await ownAccount();
    provider.isTerse = true;
    expect(await me((await signIn()).session)).toMatchObject({ id });
  });

  it('gets an account where this is configured, without a password, and only then', async () => {
    expect(await signIn()).toEqual(refusedAs('unknown'));
    provider.person.name = 'Anna\u0007 Muster';
    const { session } = await signIn(strict);
    expect(await me(session)).toMatchObject({
      email: provider.person.email,
      name: 'Anna  Muster',
      roles: ['ROLE_USER'],
      isInvited: false,
    });
    expect((await findAccount(test.database.db, String(provider.person.email)))?.passwordHash).toBe('');
  });

  it('ends the session here and at the provider', async () => {
    await ownAccount();
    for (const url of ['/logout', '/api/v1/logout']) {
      const { session = '' } = await signIn();
      const answer = await app.inject({ url, headers: { cookie: session } });
      const next = new URL(String(url === '/logout' ? answer.headers.location : answer.json().data.next));
      expect([next.origin, next.pathname]).toEqual([provider.issuer, '/logout']);
      expect(next.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/login`);
      expect((await call(app, 'GET', '/users/me', { cookie: session })).status).toBe(401);
    }
  });
});

describe('roles by claim', () => {
  const withRoles = (...roles: string[]) => (provider.person.realm_access = { roles });
  const rolesNow = async () => (await me((await signIn(strict)).session)).roles[0];

  it('are set at each sign-in, from the configured names only', async () => {
    withRoles('redaktion', 'ROLE_SUPER_ADMIN', 'admin');
    expect(await rolesNow()).toBe('ROLE_EDITOR');
    withRoles('redaktion', 'leitung');
    expect(await rolesNow()).toBe('ROLE_ADMIN');
    withRoles();
    expect(await rolesNow()).toBe('ROLE_USER');
    delete provider.person.realm_access;
    expect(await rolesNow()).toBe('ROLE_USER');
    withRoles('chefin');
    expect(await rolesNow()).toBe('ROLE_SUPER_ADMIN');
    withRoles('redaktion');
    expect(await rolesNow()).toBe('ROLE_EDITOR');
  });

  it('leave the types and languages of an editor alone, and end sessions with other roles', async () => {
    const { id } = await ownAccount(['ROLE_EDITOR']);
    const rights = { writableTypes: ['jobs'], writableLanguages: ['fr'] };
    await updateUser(test.database.db, id, rights, null);
    withRoles('redaktion');
    const { session } = await signIn(strict);
    expect(await me(session)).toMatchObject(rights);
    withRoles();
    await signIn(strict);
    expect(await me(session)).toBeUndefined();
  });

  it('do not take the last super administrator from an installation', async () => {
    provider.person.email = 'boss@example.org';
    withRoles('redaktion');
    expect(await rolesNow()).toBe('ROLE_SUPER_ADMIN');
  });

  it('are given here if no claim is configured', async () => {
    await ownAccount(['ROLE_EDITOR']);
    withRoles('leitung');
    expect((await me((await signIn()).session)).roles[0]).toBe('ROLE_EDITOR');
  });
});

describe('refuses', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a wrong nonce', { nonce: 'x'.repeat(43) }],
    ['a missing nonce', { nonce: undefined }],
    ['a token for another client', { aud: 'somebody-else' }],
    ['a token of another issuer', { iss: 'http://127.0.0.1:1' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 120 }],
  ])('%s', async (_, tamper) => {
    await ownAccount();
    provider.tamper = tamper;
    expect(await signIn()).toEqual(refusedAs('invalid'));
    provider.tamper = {};
    expect((await signIn()).to).toBe('/login');
  });

  it('a forged signature', async () => {
    await ownAccount();
    provider.isForging = true;
    expect(await signIn()).toEqual(refusedAs('invalid'));
  });

  it('a wrong state, and a callback that this browser did not start', async () => {
    await ownAccount();
    const way = await goThrough();
    const other = await goThrough();
    way.url.searchParams.set('state', 'x'.repeat(43));
    const wrong = { ...way, path: `${way.url.pathname}${way.url.search}` };
    expect(await comeBack(wrong)).toEqual(refusedAs('expired'));
    expect(await comeBack({ ...way, cookie: '' })).toEqual(refusedAs('expired'));
    expect(await comeBack({ ...way, cookie: 'provider=%00' })).toEqual(refusedAs('expired'));
    expect(await comeBack({ ...way, cookie: other.cookie })).toEqual(refusedAs('expired'));
  });

  it('a repeated callback, even with the cookie of the first', async () => {
    await ownAccount();
    const way = await goThrough();
    expect((await comeBack(way)).session).toBeDefined();
    expect(await comeBack(way)).toEqual(refusedAs('invalid'));
    expect(await comeBack({ ...way, cookie: '' })).toEqual(refusedAs('expired'));
  });

  it('a code requested by another browser, whose verifier is missing', async () => {
    await ownAccount();
    const [way, other] = [await goThrough(), await goThrough()];
    const code = way.url.searchParams.get('code') ?? '';
    other.url.searchParams.set('code', code);
    expect(await comeBack({ ...other, path: `${other.url.pathname}${other.url.search}` })).toEqual(
      refusedAs('invalid'),
    );
  });

  it.each([[false], [undefined], ['true'], [1]])('an address that is not verified: %s', async (email_verified) => {
    await ownAccount();
    provider.person.email_verified = email_verified;
    expect(await signIn()).toEqual(refusedAs('unverified'));
    expect(await signIn(strict)).toEqual(refusedAs('unverified'));
  });

  it('an address of another domain', async () => {
    provider.person.email = 'p@example.org.evil.example';
    expect(await signIn(strict)).toEqual(refusedAs('domain'));
  });

  it('another person with the address of a linked account, such as a successor', async () => {
    await ownAccount();
    expect((await signIn()).to).toBe('/login');
    provider.person.sub = 'successor';
    expect(await signIn()).toEqual(refusedAs('taken'));
  });

  it('an account that is switched off, before and after it is linked', async () => {
    const { id } = await ownAccount();
    const isDisabled = (value: boolean) => updateUser(test.database.db, id, { isDisabled: value }, null);
    await isDisabled(true);
    expect(await signIn()).toEqual(refusedAs('disabled'));
    await isDisabled(false);
    expect((await signIn()).to).toBe('/login');
    await isDisabled(true);
    expect(await signIn()).toEqual(refusedAs('disabled'));
  });

  it('a person whom the provider refuses', async () => {
    provider.isRefusing = true;
    expect(await signIn()).toEqual(refusedAs('denied'));
  });

  it.each([
    ['that does not respond', () => 'http://127.0.0.1:1'],
    ['whose metadata name another issuer', () => provider.issuer.replace('127.0.0.1', 'localhost')],
  ])('a provider %s', async (_, issuer) => {
    const alone = await createTestApp(test.database, {
      env: { ...provider.env, OIDC_ISSUER: issuer(), PUBLIC_URL: publicUrl },
    });
    expect((await alone.inject(providerPath)).headers.location).toBe('/login?refused=unreachable');
    expect((await call(alone, 'GET', '/config')).body.data.provider).toEqual({ label: provider.env.OIDC_LABEL });
    await alone.close();
  });
});

describe('passwords of accounts that use the provider', () => {
  it('work, unless they are switched off', async () => {
    const { email } = await ownAccount();
    await signIn();
    expect((await call(app, 'POST', '/login', { body: { email, password } })).status).toBe(200);
    expect(await call(strict, 'POST', '/login', { body: { email, password } })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('Mit dem Agenturkonto anmelden') },
    });
    expect((await call(strict, 'POST', '/login', { body: { email, password: 'falsch' } })).status).toBe(401);
    expect((await call(strict, 'POST', '/login', { body: { email: 'boss@example.org', password } })).status).toBe(403);
  });

  it('are then not reset by mail, and the response does not reveal it', async () => {
    const { email } = await ownAccount();
    await signIn();
    const mailsAfter = async (on: FastifyInstance) => {
      await test.database.db.deleteFrom('outbox').execute();
      expect((await call(on, 'POST', '/password/forgot', { body: { email } })).status).toBe(200);
      return (await test.database.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);
    };
    expect(await mailsAfter(strict)).toEqual([]);
    expect(await mailsAfter(app)).toEqual(['PASSWORD_RESET']);
  });
});

it('an installation without a provider has no pages for it', async () => {
  const without = await createTestApp(test.database);
  expect((await without.inject(providerPath)).statusCode).toBe(404);
  expect((await call(without, 'GET', '/config')).body.data).not.toHaveProperty('provider');
  await without.close();
});
