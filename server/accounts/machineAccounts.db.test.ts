import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';

let test: TestDatabase;
let app: FastifyInstance;
let admin: { id: number; cookie: string };

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, { env: { MACHINE_REQUESTS: '50' } });
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(async () => {
  await sql`truncate users, history, regions restart identity cascade`.execute(test.database.db);
  admin = await createAccount(test.database, 'ROLE_ADMIN', 'admin@test.example');
});

const create = (input: object = {}) =>
  call(app, 'POST', '/machine-accounts', {
    cookie: admin.cookie,
    body: { name: 'Website', scopes: ['regions:read', 'regions:write'], validUntil: null, ...input },
  });
const tokenOf = async (...scopes: string[]): Promise<string> => (await create({ scopes })).body.data.token;
const as = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
  call(app, method, path, { headers: { authorization: `Bearer ${token}`, ...headers }, ...(body && { body }) });

const draft = { name: 'Entlebuch', type: 'ris', isPublic: false, cities: [] };

describe('the token of a machine account', () => {
  it('is shown once and stored as a hash only', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.data.token).toMatch(/^regio_[\w-]{43}$/);
    const list = await call(app, 'GET', '/machine-accounts', { cookie: admin.cookie });
    expect(list.body.data).toMatchObject([
      { name: 'Website', createdBy: 'admin@test.example', tokenEnd: body.data.token.slice(-4), lastUsedAt: null },
    ]);
    expect(JSON.stringify(list.body)).not.toContain(body.data.token);
    const { rows } = await sql`select machine_accounts::text from machine_accounts`.execute(test.database.db);
    expect(JSON.stringify(rows)).not.toContain(body.data.token);
  });

  it('is refused after its last day, after a renewal and after the account is revoked', async () => {
    const { id, token } = (await create({ validUntil: '2020-01-31' })).body.data;
    const read = async (sent: string) => (await as(sent, 'GET', '/regions')).status;
    expect(await read(token)).toBe(401);
    const valid = { name: 'Website', scopes: ['regions:read'], validUntil: '2999-12-31' };
    const changed = await call(app, 'PUT', `/machine-accounts/${id}`, { cookie: admin.cookie, body: valid });
    expect(changed.body.data).toMatchObject(valid);
    expect(await read(token)).toBe(200);
    const renewed = await call(app, 'POST', `/machine-accounts/${id}/token`, { cookie: admin.cookie });
    expect(await read(token)).toBe(401);
    expect(await read(renewed.body.data.token)).toBe(200);
    expect((await call(app, 'DELETE', `/machine-accounts/${id}`, { cookie: admin.cookie })).status).toBe(200);
    expect(await read(renewed.body.data.token)).toBe(401);
  });

  it('gives access only within its scopes', async () => {
    const token = await tokenOf('regions:read');
    expect((await as(token, 'GET', '/regions')).status).toBe(200);
    expect((await as(token, 'POST', '/regions', draft)).status).toBe(403);
    expect((await as(token, 'GET', '/projects')).status).toBe(403);
    for (const path of ['/users', '/mails', '/inbox', '/machine-accounts', '/activity'])
      expect((await as(token, 'GET', path)).status, path).toBe(401);
    const any = (await create({ name: 'Alles', scopes: ['*:read'] })).body.data.token;
    expect((await as(any, 'GET', '/projects')).status).toBe(200);
  });
});

describe('a machine account', () => {
  it('writes drafts under its name, each based on the version it has read', async () => {
    const token = await tokenOf('regions:read', 'regions:write');
    const created = await as(token, 'POST', '/regions', draft);
    expect(created.status).toBe(201);
    const path = `/regions/${created.body.data.id}`;
    const renamed = { ...draft, name: 'Biosphäre Entlebuch' };
    expect((await as(token, 'PUT', path, renamed)).status).toBe(428);
    expect((await as(token, 'PUT', path, renamed, { 'if-match': created.headers.etag })).status).toBe(200);
    expect((await as(token, 'DELETE', path)).status).toBe(428);
    const history = await as(token, 'GET', `${path}/history`);
    expect(history.body.data[0].user).toMatchObject({ email: 'Website' });
  });

  it('cannot publish, or change public records, without that right', async () => {
    const token = await tokenOf('regions:read', 'regions:write');
    for (const seen of [{ isPublic: true }, { publishFrom: '2999-12-31T08:00:00.000Z' }])
      expect((await as(token, 'POST', '/regions', { ...draft, ...seen })).status).toBe(403);
    const publishing = (await create({ name: 'Presse', scopes: ['regions:write', 'regions:publish'] })).body.data.token;
    const published = await as(publishing, 'POST', '/regions', { ...draft, isPublic: true });
    expect(published.status).toBe(201);
    const [path, headers] = [`/regions/${published.body.data.id}`, { 'if-match': published.headers.etag }];
    expect((await as(token, 'PUT', path, draft, headers)).status).toBe(403);
    expect((await as(token, 'DELETE', path, undefined, headers)).status).toBe(403);
    expect((await as(publishing, 'PUT', path, draft, headers)).status).toBe(200);
  });

  it('has a unique name, is not listed among people and cannot sign in', async () => {
    await create();
    expect((await create()).body.errors).toMatchObject([{ field: 'name' }]);
    const { body } = await call(app, 'GET', '/users', { cookie: admin.cookie });
    expect(body.data).toHaveLength(1);
    expect((await call(app, 'POST', '/login', { body: { email: 'Website', password: '' } })).status).not.toBe(200);
    expect((await call(app, 'POST', '/login', { body: { email: ' website', password: 'x' } })).status).toBe(401);
  });

  it('learns how many requests are left, and when to continue', async () => {
    const token = await tokenOf('regions:read');
    const first = await as(token, 'GET', '/regions');
    expect(first.headers['ratelimit-limit']).toBe('50');
    const left = Number(first.headers['ratelimit-remaining']);
    for (let request = 0; request < left; request += 1) expect((await as(token, 'GET', '/regions')).status).toBe(200);
    const refused = await as(token, 'GET', '/regions');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('needs a name and rights that exist', async () => {
    const { status, body } = await create({ name: ' ', scopes: ['regions:own'] });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'scopes.0']);
  });
});
