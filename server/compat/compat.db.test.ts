import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/users';
import { roles, type Role } from '../../domain/access';
import { emptyRecord } from '../../domain/contentType';
import { companies } from '../../domain/types/company';
import { events } from '../../domain/types/event';
import { jobs } from '../../domain/types/job';
import { persons } from '../../domain/types/person';
import { projectCollections } from '../../domain/types/projectCollection';
import { projects } from '../../domain/types/project';
import { dayWithOffset, timestampOf } from '../../domain/values/timestamps';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { testApi } from '../../tests/support/testApi';
import { hashPassword } from '../accounts/passwords';
import { insertMany, readNames } from '../engine/write/bulkInsert';
import { createRecord } from '../engine/write/repository';

const many = 1_203;
const api = testApi({
  env: { COMPAT: 'on' },
  fill: async ({ db }) => {
    await createRecord(db, projects, { title: 'Öffentlich', isPublic: true, startDate: '2024-07-01' }, null);
    await createRecord(db, projects, { title: 'Entwurf' }, null);
    await createRecord(db, events, { title: 'Entwurf', startDate: '2027-01-18T09:00:00+01:00' }, null);
    await createRecord(db, jobs, { name: 'Stelle', isPublic: true }, null);
    await createRecord(db, projectCollections, { title: 'Beide', selection: [{ id: 1 }, { id: 2 }] }, null);
    const company = await createRecord(db, companies, { companyName: 'Firma', isPublic: true }, null);
    const employments = [{ company: { id: company.id } }];
    await createRecord(db, persons, { firstName: 'Anna', lastName: 'Muster', isPublic: true, employments }, null);
    const at = new Date('2024-03-01T08:00:00.000Z');
    const rows = Array.from({ length: many }, (_, index) => ({
      ...emptyRecord(persons),
      id: 1_000 + index,
      firstName: 'Anna',
      lastName: `Muster ${index}`,
      isPublic: true,
      createdAt: at,
      updatedAt: at,
    }));
    await db
      .transaction()
      .execute(async (trx) => insertMany(trx, persons, rows as never, await readNames(trx, persons)));
  },
});
const old = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers = {}) =>
  api.ask(method, `/api/v1${path}`.replace('/api', '/compat/api'), body, headers);
const asVisitor = async (url: string) => (await api.app.inject({ url })).json();

describe('responses', () => {
  it('have no envelope, and timestamps with the local offset', async () => {
    const [list, one, ours] = [
      await old('GET', '/projects'),
      await old('GET', '/projects/1'),
      await api.ask('GET', '/projects/1'),
    ];
    expect(list.body.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    expect(one.body.startDate).toBe('2024-07-01T00:00:00+02:00');
    expect(one.body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
    expect(Date.parse(one.body.createdAt)).toBe(Math.floor(Date.parse(ours.body.data.createdAt) / 1000) * 1000);
    expect((await old('GET', '/topics')).body[0].createdAt).toMatch(/\+0[12]:00$/);
  });

  it('are 200 after creating, [] after deleting and null for a missing record', async () => {
    const created = await old('POST', '/jobs', { name: 'Neu' });
    expect([created.status, created.body.name]).toEqual([200, 'Neu']);
    expect(created.headers.location).toBe(`/compat/api/v1/jobs/${created.body.id}`);
    const { status, body } = await old('DELETE', `/jobs/${created.body.id}`);
    expect([status, body]).toEqual([200, []]);
    expect((await old('DELETE', '/contacts/1005')).body).toEqual({ success: true });
    const gone = await old('GET', `/jobs/${created.body.id}`);
    expect([gone.status, gone.body]).toEqual([200, null]);
    expect((await old('GET', '/files/999')).status).toBe(404);
    expect((await api.app.inject({ url: '/compat/api/v1/contacts/999999' })).statusCode).toBe(404);
  });

  it('ignore unknown parameters', async () => {
    expect((await old('GET', '/events?status[]=draft&nonsense=1')).body).toHaveLength(1);
    expect((await api.ask('GET', '/events?nonsense=1')).status).toBe(400);
  });

  it('report errors in the format its forms read', async () => {
    const missing = await old('POST', '/jobs', {});
    expect([missing.status, missing.body[0].field]).toEqual([400, 'name']);
    expect((await old('POST', '/jobs', '7')).status).toBe(400);
    const wrong = await old('POST', '/jobs', { name: '' });
    expect([wrong.status, wrong.body.error, wrong.body.errors[0].field]).toEqual([
      400,
      wrong.body.errors[0].message,
      'name',
    ]);
    const contact = await old('POST', '/contacts', { type: 'person' });
    expect([contact.status, contact.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['firstName', 'lastName'],
    ]);
    const sync = await old('POST', '/projects/chmos/sync/x y');
    expect([sync.status, typeof sync.body.exception]).toEqual([400, 'string']);
    const visitor = await api.app.inject({ method: 'POST', url: '/compat/api/v1/jobs/embed/de', payload: {} });
    expect([visitor.statusCode, typeof visitor.json().error]).toEqual([400, 'string']);
  });

  it("contain whole inbox items, with the editors' changes", async () => {
    const { body: first } = await old('POST', '/projects', { title: 'Später', addToInbox: true });
    expect(first).toMatchObject({
      type: 'project',
      isMerged: false,
      mergedAt: null,
      normalizedData: { title: 'Später' },
    });
    const { body: kept } = await old('PUT', '/projects/1', { title: 'Anders', addToInbox: true, inboxId: first.id });
    expect(kept).toMatchObject({ id: first.id, internalId: '1', normalizedData: { title: 'Anders' } });
    const { body: list } = await old('GET', '/inbox');
    expect(list).toEqual([
      expect.objectContaining({ id: first.id, normalizedData: kept.normalizedData, data: kept.data }),
    ]);
    expect((await old('GET', `/inbox/${first.id}`)).body).toMatchObject(list[0]);
    expect((await old('DELETE', `/inbox/${first.id}`)).body).toEqual([]);
    expect((await old('GET', '/inbox')).body).toEqual([]);
  });
});

it('list no pictures for jobs, where the embed looks for them', async () => {
  expect(await asVisitor('/compat/api/v1/jobs')).toEqual([expect.objectContaining({ name: 'Stelle', images: [] })]);
});

describe('lists without a limit', () => {
  it('return everything, page by page, in the order of the list', async () => {
    const ids = async (query: string) =>
      (await old('GET', `/contacts?type[]=person${query}`)).body.map(({ id }: { id: number }) => id);
    const all = await ids('');
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(many);
    expect(await ids('&limit=1100&offset=5')).toEqual(all.slice(5, 1_105));
    expect(await ids('&limit=3')).toEqual(all.slice(0, 3));
    expect((await ids('&limit=0')).length).toBe(all.length);
  });

  it('return everything with employments alongside', async () => {
    const newest = '&orderBy[]=id&orderDirection[]=DESC';
    const { body } = await old('GET', `/contacts-data/employee?type[]=person${newest}`);
    expect(body.contacts).toHaveLength(many);
    // Only for the last one.
    const [own] = await asVisitor('/compat/api/v1/contacts-data/employee?ids[]=2').then(
      ({ employments }) => employments,
    );
    expect([own.contactGroups, own.employee]).toEqual([[], { id: 2 }]);
    expect(body.employments.map(({ employee }: any) => employee.id)).toEqual([body.contacts.at(-1).id]);
  });

  it('are compressed for clients that accept it', async () => {
    const answer = await api.app.inject({ url: '/compat/api/v1/contacts', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(String(gunzipSync(answer.rawPayload))).length).toBeGreaterThan(1_000);
    const short = await api.app.inject({ url: '/compat/api/v1/topics', headers: { 'accept-encoding': 'gzip' } });
    expect(JSON.parse(String(gunzipSync(short.rawPayload)))[0].id).toBe(1);
  });
});

describe('signing in', () => {
  beforeAll(async () => {
    const { id } = await createAccount(api.database, 'ROLE_EDITOR', 'form@test.example');
    const password_hash = await hashPassword(DEMO_PASSWORD);
    await api.database.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  });
  const send = (password: string, headers = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/compat/login',
      payload: new URLSearchParams({ email: 'form@test.example', password, _csrf_token: 'none' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('is a form that continues with our session', async () => {
    const page = await api.app.inject({ url: '/compat/login' });
    expect(page.body).toContain('name="_csrf_token"');
    const answer = await send(DEMO_PASSWORD);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    const cookie = answer.cookies.find(({ value }) => value !== '');
    const me = await api.app.inject({ url: '/compat/api/v1/users/me', cookies: { session: cookie?.value ?? '' } });
    expect(me.json()).toMatchObject({ email: 'form@test.example', roles: ['ROLE_EDITOR', 'ROLE_USER'] });
    const out = await api.app.inject({ url: '/compat/logout', cookies: { session: cookie?.value ?? '' } });
    expect(out.headers.location).toBe('/compat/login');
    const after = await api.app.inject({ url: '/compat/api/v1/users/me', cookies: { session: cookie?.value ?? '' } });
    expect(after.statusCode).toBe(401);
  });

  it('is refused from another site, and delayed after wrong passwords as ours is', async () => {
    expect((await send(DEMO_PASSWORD, { origin: 'https://other.example' })).statusCode).toBe(403);
    expect((await send(DEMO_PASSWORD, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const codes: number[] = [];
    for (let number = 0; number < 6; number++) codes.push((await send('wrong')).statusCode);
    expect(codes).toEqual([302, 302, 302, 302, 302, 429]);
    const ours = { email: 'form@test.example', password: DEMO_PASSWORD };
    expect((await api.ask('POST', '/login', ours)).status).toBe(429);
  });
});

it('serves the client built for the existing system, and recognises its calls by their referrer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  await mkdir(path.join(folder, 'build'));
  const app = { js: ['https://ours.example/compat/build/app.js'], css: ['/compat/build/app.css'] };
  await writeFile(path.join(folder, 'build', 'entrypoints.json'), JSON.stringify({ entrypoints: { app } }));
  await writeFile(path.join(folder, 'build', 'app.js'), 'alert(1)');
  const served = await createTestApp(api.database, { env: { COMPAT: 'on', COMPAT_CLIENT: folder } });
  const get = async (url: string, headers = {}) => served.inject({ url, headers });
  expect((await get('/compat/')).headers.location).toBe('/compat/login');
  const page = await get('/compat/', { cookie: api.cookie });
  expect(page.body).toContain('<script src="https://ours.example/compat/build/app.js" defer></script>');
  expect(page.headers['content-security-policy']).toContain('https://fonts.googleapis.com');
  const script = await get('/compat/build/app.js');
  expect([script.body, script.headers['cross-origin-resource-policy']]).toEqual(['alert(1)', 'cross-origin']);
  expect((await get('/compat/../package.json')).statusCode).toBe(404);
  const referer = 'https://ours.example/compat/';
  expect((await get('/api/v1/projects', { referer })).json()).toBeInstanceOf(Array);
  expect((await get('/api/v1/projects', { referer: 'https://ours.example/projects' })).json().data).toBeDefined();
  await served.close();
});

describe('access through the compatibility API', () => {
  type Caller = 'visitor' | Role;
  const callers: Caller[] = ['visitor', 'ROLE_USER', 'ROLE_EDITOR', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
  const cookies: Partial<Record<Caller, string>> = {};
  beforeAll(async () => {
    for (const role of roles)
      cookies[role] = (await createAccount(api.database, role, `${role}@compat.example`)).cookie;
  });

  it('is refused wherever the API refuses it, for any route and role', async () => {
    const routes = api.app.routes.filter(
      ({ url, method, access }) =>
        access && url.startsWith('/api/v1/') && method !== 'HEAD' && !url.endsWith('/logout'),
    );
    expect(routes.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const { method, url, access } of routes) {
      const address = `/compat${url.replace(/:\w+/g, '999999').replace('*', 'x')}`;
      for (const caller of callers) {
        const viewer = caller === 'visitor' ? null : { id: 1, email: '', roles: [caller] };
        if (access?.(viewer)) continue;
        const isWrite = method === 'POST' || method === 'PUT';
        const { status } = await call(api.app, method as 'GET', address, {
          cookie: cookies[caller],
          ...(isWrite && { body: {} }),
        });
        if (status !== (caller === 'visitor' ? 401 : 403)) wrong.push(`${method} ${url} by ${caller}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('shows the same records, and writes from other sites are refused', async () => {
    for (const path of ['/projects', '/events', '/contacts?limit=5', '/project-collections/public/1', '/events/1']) {
      const ours = await asVisitor(`/api/v1${path}`);
      const theirs = await asVisitor(`/compat/api/v1${path}`);
      expect(theirs, path).toEqual(ours.data === undefined ? null : JSON.parse(JSON.stringify(ours.data, asThere)));
    }
    const foreign = await old('POST', '/jobs', { name: 'Fremd' }, { origin: 'https://other.example' });
    expect(foreign.status).toBe(403);
    const preflight = await api.app.inject({ method: 'OPTIONS', url: '/compat/api/v1/jobs/embed/de' });
    expect(preflight.headers['access-control-allow-methods']).toContain('POST');
    expect((await api.app.inject({ url: '/compat/api/v1/projects' })).headers['access-control-allow-origin']).toBe('*');
  });
});

/** Days and timestamps in the notation of the existing system. */
function asThere(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key.endsWith('Date')) return dayWithOffset(value);
  return key.endsWith('At') ? timestampOf(Math.floor(Date.parse(value) / 1000) * 1000) : value;
}

it('serves the frames and static pages of websites, too', async () => {
  for (const page of ['/embed/static/projects/1-de.html', '/embed/static/projects/1-de/meta.html']) {
    const [own, compat] = await Promise.all([page, `/compat${page}`].map((url) => api.app.inject({ url })));
    expect([own?.statusCode, compat?.statusCode, compat?.body]).toEqual([200, 200, own?.body]);
  }
});

it('exists only when switched on', async () => {
  const app = await createTestApp(api.database);
  const urls = ['/compat/api/v1/projects', '/compat/login', '/compat', '/compat/'];
  const codes = await Promise.all(urls.map(async (url) => (await app.inject({ url })).statusCode));
  expect(codes).toEqual(urls.map(() => 404));
  await app.close();
});
