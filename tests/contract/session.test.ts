import { describe, expect, it } from 'vitest';
import { effectiveRoles, roles } from '../../domain/access';
import { features } from '../../domain/features';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users';
import { describeContract } from './targets';

describeContract('sessions', (api, unsupported) => {
  const login = (json: unknown) => api.fetch('/login', { method: 'POST', json });

  describe.each(demoUsers)('$email', ({ email, roles: granted }) => {
    it('signs in and returns the account with all roles included in its own', async () => {
      const answer = await login({ email, password: DEMO_PASSWORD });
      expect(answer.status).toBe(200);
      const expected = {
        id: expect.any(Number),
        email,
        roles: effectiveRoles(granted),
        notifications: expect.any(Array),
      };
      expect(answer.data).toMatchObject(expected);
      const me = await api.fetch('/users/me', { headers: { cookie: answer.cookie ?? '' } });
      expect(me.data).toEqual(answer.data);
      expect((await api.fetch('/session', { headers: { cookie: answer.cookie ?? '' } })).data).toEqual(answer.data);
      expect(me.text).not.toMatch(/password|hash/i);
    });
  });

  it('can be requested without an error when signed out', async () => {
    expect(await api.fetch('/session')).toMatchObject({ status: 200, data: null });
  });

  it("have the person's settings on every device", async () => {
    const signIn = async () => (await login({ email: 'user@example.org', password: DEMO_PASSWORD })).cookie ?? '';
    const [one, other] = [await signIn(), await signIn()];
    const set = (json: unknown) => api.fetch('/me/settings', { method: 'PUT', json, headers: { cookie: one } });
    const get = async () => (await api.fetch('/users/me', { headers: { cookie: other } })).data.settings;
    expect(await get()).toEqual({ saveAnswer: null });
    expect((await set({ saveAnswer: 'keep' })).data).toEqual({ saveAnswer: 'keep' });
    expect(await get()).toEqual({ saveAnswer: 'keep' });
    for (const wrong of [{ saveAnswer: 'immer' }, {}, []]) expect((await set(wrong)).status).toBe(422);
    expect(unsupported('bodies') ? [400, 422] : [422]).toContain((await set('x')).status);
    expect((await api.fetch('/me/settings', { method: 'PUT', json: { saveAnswer: 'keep' } })).status).toBe(401);
    expect((await set({ saveAnswer: null })).status).toBe(200);
    expect(await get()).toEqual({ saveAnswer: null });
  });

  it('use a cookie that scripts cannot read and other sites do not send', async () => {
    const { headers } = await login({ email: 'editor@example.org', password: DEMO_PASSWORD });
    const cookie = headers.getSetCookie()[0] ?? '';
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  });

  it('give the same response for a wrong password and an unknown address', async () => {
    const wrong = await login({ email: 'editor@example.org', password: 'regio-demo-2025' });
    const unknown = await login({ email: 'niemand@example.org', password: DEMO_PASSWORD });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toBe(unknown.text);
    expect([wrong.cookie, unknown.cookie]).toEqual([undefined, undefined]);
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'editor@example.org' }, ['password']],
    [{ email: 5, password: ['x'] }, ['email', 'password']],
    [{ email: 'x'.repeat(5_000), password: 'x'.repeat(5_000) }, ['email', 'password']],
  ])('report what is missing: %#', async (json, fields) => {
    const { status, problem } = await login(json);
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([422, fields]);
  });

  it('refuse odd addresses and passwords', async () => {
    for (const email of ["' or 1=1 --", 'editor@example.org\0', '%', '__proto__', '']) {
      expect([401, 422], email).toContain((await login({ email, password: DEMO_PASSWORD })).status);
    }
    expect((await login({ email: 'user@example.org', password: `${DEMO_PASSWORD}\0` })).status).toBe(401);
  });

  it('ignore the case of addresses, but not of passwords', async () => {
    expect((await login({ email: ' Admin@Example.ORG ', password: DEMO_PASSWORD })).status).toBe(200);
    expect((await login({ email: 'admin@example.org', password: DEMO_PASSWORD.toUpperCase() })).status).toBe(401);
  });

  it.each([
    { path: '/logout', answer: { status: 200, data: {} } },
    { path: '//logout', answer: { status: 302 } },
  ])('end on the server: $path', async ({ path, answer }) => {
    const { cookie = '' } = await login({ email: 'user@example.org', password: DEMO_PASSWORD });
    const other = await login({ email: 'user@example.org', password: DEMO_PASSWORD });
    expect((await api.fetch('/users/me', { headers: { cookie } })).status).toBe(200);
    const end = await api.fetch(path, { headers: { cookie } });
    expect(end).toMatchObject(answer);
    expect(end.headers.get('location')).toBe(answer.status === 302 ? '/login' : null);
    expect((await api.fetch('/users/me', { headers: { cookie } })).status).toBe(401);
    expect((await api.fetch('/users/me', { headers: { cookie: other.cookie ?? '' } })).status).toBe(200);
    expect((await api.fetch(path)).status).toBe(end.status);
  });

  it('has the configuration that the browser needs before sign-in', async () => {
    const { data } = await api.fetch('/config');
    expect(data).toMatchObject({ productId: expect.any(String), productName: expect.any(String) });
    expect(data.themeColors).toHaveLength(4);
    expect(Object.keys(data.features).sort()).toEqual([...features].sort());
    expect((await api.fetch('/health')).data).toEqual({ status: 'ok' });
    expect((await api.fetch('/ready')).status).toBe(200);
  });

  it.skipIf(unsupported('throttling'))('make those wait who fail again and again, whatever the address', async () => {
    for (const email of ['super@example.org', 'nochniemand@example.org']) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 7; attempt += 1)
        statuses.push((await login({ email, password: 'falsch-falsch' })).status);
      expect(statuses[0], email).toBe(401);
      expect(statuses.at(-1), email).toBe(429);
      const waiting = await login({ email, password: DEMO_PASSWORD });
      expect([waiting.status, Number(waiting.headers.get('retry-after')) > 0], email).toEqual([429, true]);
    }
  });

  it('the test accounts cover every role', () => {
    expect(demoUsers.flatMap(({ roles: granted }) => granted).sort()).toEqual([...roles].sort());
  });
});
