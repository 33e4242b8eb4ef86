import { beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '../../domain/access';
import { notificationKinds } from '../../domain/accounts/users';
import type { Fetch, Json } from './client';
import { describeContract } from './targets';

const password = 'langes-passwort-7';

describeContract('users', (api) => {
  let admin: Fetch;
  let boss: Fetch;
  let count = 0;
  const post = (as: Fetch, json: Json) => as('/users', { method: 'POST', json });
  const put = (as: Fetch, id: number, json: Json, headers = {}) => as(`/users/${id}`, { method: 'PUT', json, headers });
  const remove = (as: Fetch, id: number) => as(`/users/${id}`, { method: 'DELETE' });
  /** A new account with this role, created by an administrator. */
  const account = async (role: Role): Promise<Json> => {
    const json = {
      email: `person${(count += 1)}@example.org`,
      password,
      roles: role === 'ROLE_USER' ? [] : [role],
      notifications: [],
    };
    const { status, data, text } = await post(boss, json);
    expect(status, text).toBe(201);
    return data;
  };
  const idOf = async (email: string) =>
    (await boss('/users')).data.find((user: Json) => user.email === email).id as number;
  beforeAll(async () => {
    admin = await api.as('ROLE_ADMIN');
    boss = await api.as('ROLE_SUPER_ADMIN');
  });

  it('are created, read, changed and removed; the password is never returned', async () => {
    const json = {
      email: 'neu@example.org',
      name: ' Neu Anders ',
      password,
      roles: ['ROLE_EDITOR'],
      notifications: [notificationKinds[0]!.id],
    };
    const created = await post(admin, json);
    expect(created.status).toBe(201);
    expect(created.data).toEqual({
      id: expect.any(Number),
      email: json.email,
      name: 'Neu Anders',
      roles: ['ROLE_EDITOR', 'ROLE_USER'],
      notifications: json.notifications,
      isDisabled: false,
      isInvited: false,
      hasSecondFactor: false,
      writableTypes: null,
      writableLanguages: null,
      lastSignInAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const { id } = created.data;
    expect((await admin(`/users/${id}`)).data).toEqual(created.data);
    expect((await admin('/users')).data).toContainEqual(created.data);

    const changed = await put(admin, id, { notifications: [] });
    expect(changed.data).toEqual({ ...created.data, notifications: [], updatedAt: expect.any(String) });
    const { name, email } = created.data;
    expect((await admin('/colleagues')).data).toContainEqual({ id, email, name, isDisabled: false });
    await api.signIn(json.email, password);
    expect(Date.parse((await admin(`/users/${id}`)).data.lastSignInAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await remove(admin, id)).data).toEqual({ id });
    expect((await admin(`/users/${id}`)).status).toBe(404);
    expect((await api.fetch('/login', { method: 'POST', json })).status).toBe(401);
  });

  it('are sorted by a column', async () => {
    for (const role of ['ROLE_USER', 'ROLE_EDITOR', 'ROLE_ADMIN'] as const) await account(role);
    const by = async (query: string): Promise<Json[]> => (await admin(`/users?${query}`)).data;
    const emails = (await by('orderBy=email')).map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted(new Intl.Collator('de').compare));
    expect((await by('orderBy=id&orderDirection=DESC')).map(({ id }) => id)).toEqual(
      (await by('')).map(({ id }) => id).toReversed(),
    );
    const ranks = (await by('orderBy=roles&orderDirection=DESC')).map(({ roles: held }) => roles.indexOf(held[0]));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('have a version like every record', async () => {
    const { id } = await account('ROLE_USER');
    const etag = (await admin(`/users/${id}`)).headers.get('etag') ?? '';
    expect((await put(admin, id, { notifications: ['JOBS_INBOX'] }, { 'if-match': etag })).status).toBe(200);
    const late = await put(admin, id, { notifications: [] }, { 'if-match': etag });
    expect([late.status, late.data.notifications]).toEqual([412, ['JOBS_INBOX']]);
  });

  it.each([
    [{ email: 'keine', password }, ['email']],
    [{ email: 'a b@example.org', password: 'kurz' }, ['email', 'password']],
    [{ email: 'x@example.org', password: ' mit-leerzeichen ' }, ['password']],
    [{ email: 'x@example.org' }, ['password']],
    [{ email: 'x@example.org', password, roles: ['ROLE_GOD'], notifications: ['ALL'] }, ['roles.0', 'notifications.0']],
    [{ email: 'x@example.org', password, roles: 'ROLE_ADMIN', notifications: 5 }, ['roles', 'notifications']],
    [{ email: 'EDITOR@example.org', password }, ['email']],
    [{ email: `${'x'.repeat(200)}@example.org`, password: 'x'.repeat(2_000) }, ['email', 'password']],
    [{ email: 'x\0@example.org', password: 'langes\0passwort' }, ['email', 'password']],
  ])('refuse invalid accounts, with all problems at once: %#', async (json, fields) => {
    const { status, problem, text } = await post(boss, json);
    expect(status, text).toBe(422);
    expect([...new Set(problem.errors?.map(({ field }) => field))].sort()).toEqual(fields.toSorted());
  });

  it('keep their password if none is sent, and have a unique address', async () => {
    const user = await account('ROLE_EDITOR');
    for (const none of [undefined, '', null])
      expect((await put(admin, user.id, { ...user, password: none })).status).toBe(200);
    await api.signIn(user.email, password);
    const taken = await put(admin, user.id, { email: 'editor@example.org' });
    expect([taken.status, taken.problem.errors?.[0]?.field]).toEqual([422, 'email']);
  });

  describe('permissions for accounts', () => {
    it('users cannot grant or revoke a role above their own', async () => {
      const plain = await account('ROLE_USER');
      const above = { email: 'hoch@example.org', password, roles: ['ROLE_SUPER_ADMIN'], notifications: [] };
      expect((await post(admin, above)).status).toBe(403);
      expect((await put(admin, plain.id, { roles: ['ROLE_SUPER_ADMIN'] })).status).toBe(403);
      expect((await put(admin, plain.id, { roles: ['ROLE_ADMIN'] })).status).toBe(200);
      const self = await idOf('admin@example.org');
      expect((await put(admin, self, { roles: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] })).status).toBe(403);
      expect((await boss('/users')).data.some(({ email }: Json) => email === above.email)).toBe(false);
    });

    it('users cannot change or remove an account with more rights', async () => {
      const other = await account('ROLE_SUPER_ADMIN');
      const before = (await boss(`/users/${other.id}`)).text;
      expect((await put(admin, other.id, { password: 'neues-passwort' })).status).toBe(403);
      expect((await put(admin, other.id, { roles: [] })).status).toBe(403);
      expect((await remove(admin, other.id)).status).toBe(403);
      expect((await boss(`/users/${other.id}`)).text).toBe(before);
      expect((await remove(boss, other.id)).status).toBe(200);
    });

    it.each(['ROLE_USER', 'ROLE_EDITOR'] as const)(
      '%s neither reads nor writes accounts, its own included',
      async (role) => {
        const person = await api.as(role);
        const { id } = (await person('/users/me')).data;
        expect((await person('/users')).status).toBe(403);
        expect((await person(`/users/${id}`)).status).toBe(403);
        expect((await put(person, id, { roles: ['ROLE_ADMIN'] })).status).toBe(403);
        expect((await remove(person, id)).status).toBe(403);
      },
    );

    it('a new password or other roles end the sessions of the account, and only then', async () => {
      for (const [change, ends] of [
        [{ password: 'ein-neues-passwort' }, true],
        [{ roles: ['ROLE_ADMIN'] }, true],
        [{ notifications: ['JOBS_INBOX'] }, false],
      ] as const) {
        const user = await account('ROLE_EDITOR');
        const session = await api.signIn(user.email, password);
        expect((await put(boss, user.id, change)).status).toBe(200);
        expect((await session('/users/me')).status, JSON.stringify(change)).toBe(ends ? 401 : 200);
      }
    });

    it('changing your own password ends all other sessions', async () => {
      const user = await account('ROLE_ADMIN');
      const [here, elsewhere] = [await api.signIn(user.email, password), await api.signIn(user.email, password)];
      expect((await put(here, user.id, { password: 'ein-anderes-passwort' })).status).toBe(200);
      expect([(await here('/users/me')).status, (await elsewhere('/users/me')).status]).toEqual([200, 401]);
      expect((await api.fetch('/login', { method: 'POST', json: { email: user.email, password } })).status).toBe(401);
    });

    it('a removed account is signed out', async () => {
      const user = await account('ROLE_EDITOR');
      const session = await api.signIn(user.email, password);
      await remove(boss, user.id);
      expect((await session('/users/me')).status).toBe(401);
      expect((await session('/projects', { method: 'POST', json: { title: 'Von niemandem' } })).status).toBe(401);
    });

    it('an account that is switched off is signed out and looks unknown, until it is switched on again', async () => {
      const user = await account('ROLE_EDITOR');
      const session = await api.signIn(user.email, password);
      const signIn = (secret: string) =>
        api.fetch('/login', { method: 'POST', json: { email: user.email, password: secret } });
      expect((await put(admin, user.id, { isDisabled: true })).data).toMatchObject({ isDisabled: true });
      expect((await session('/users/me')).status).toBe(401);
      const [off, wrong] = [await signIn(password), await signIn('falsches-passwort')];
      expect([off.status, off.problem.detail]).toEqual([401, wrong.problem.detail]);
      const { id, email, name } = user;
      expect((await admin('/colleagues')).data).toContainEqual({ id, email, name, isDisabled: true });
      expect((await put(admin, user.id, { isDisabled: false })).status).toBe(200);
      expect((await signIn(password)).status).toBe(200);
      const self = await put(admin, await idOf('admin@example.org'), { isDisabled: true });
      expect([self.status, self.problem.errors?.[0]?.field]).toEqual([409, 'isDisabled']);
    });

    it('the last administrator is neither removed nor demoted', async () => {
      const last = await idOf('super@example.org');
      const others = (await boss('/users')).data.filter(({ id }: Json) => id !== last);
      for (const { id } of others) expect((await remove(boss, id)).status).toBe(200);
      for (const demoted of [[], ['ROLE_EDITOR'], ['ROLE_USER']]) {
        const { status, problem } = await put(boss, last, { roles: demoted });
        expect([status, problem.errors?.[0]?.field]).toEqual([409, 'roles']);
      }
      expect((await remove(boss, last)).status).toBe(409);
      expect((await boss('/users/me')).data.roles).toEqual(roles);
    });
  });
});
