import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from '../../domain/contents';
import { allContentTypes } from '../../domain/contentTypes';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { hasPreviews } from '../../domain/previewLinks';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR', 'anna@test.example'));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  call(app, method, url, { cookie, body });
const open = (path: string) => app.inject({ url: path });
const draft = async (title: string, more = {}) =>
  (await ask('POST', '/projects', { title, isPublic: false, ...more })).body.data.id as number;
const share = (recordId: number, days = 7, resource = 'projects') =>
  ask('POST', '/preview-links', { resource, recordId, days });
const listed = async (id: number) => (await ask('GET', `/preview-links?resource=projects&recordId=${id}`)).body.data;

it('shows one draft to people outside, in its languages, without letting anyone store it', async () => {
  const parent = await draft('Verschwiegenes Dach');
  const id = await draft('Entwurf', {
    translations: { fr: { title: 'Brouillon' }, it: {} },
    projectComment: 'intern',
    parent: { id: parent },
  });
  const { status, body } = await share(id);
  expect(status).toBe(201);
  const { path } = body.data;
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(page.body).toContain('Entwurf');
  expect(page.body).toContain('Dieser Entwurf ist nicht öffentlich');
  expect(page.body).toContain('href="fr.html"');
  expect(page.body).not.toContain('href="it.html"');
  // Fields that visitors never see stay hidden, and so do other drafts.
  expect(page.body).not.toMatch(/intern|Verschwiegenes/);
  expect((await open(path.replace('de.html', 'fr.html'))).body).toContain('Brouillon');
  expect((await open(`/embed/static/projects/${id}-de.html`)).statusCode).toBe(404);
  // Only a hash is stored.
  const { rows } = await sql<{ token_hash: string }>`select token_hash from preview_links`.execute(test.database.db);
  expect(rows.some(({ token_hash: hash }) => path.includes(hash))).toBe(false);
  expect(await listed(id)).toMatchObject([{ id: body.data.id, by: { email: 'anna@test.example' } }]);
  expect(JSON.stringify(await listed(id))).not.toContain('path');
});

it('ends by itself, by revoking, and with the record', async () => {
  const id = await draft('Kurz');
  const made = async () => (await share(id, 1)).body.data;
  const [expired, revoked, other] = [await made(), await made(), await made()];
  expect(Date.parse(expired.expiresAt) - Date.now()).toBeLessThanOrEqual(86_400_000);
  await sql`update preview_links set expires_at = now() where id = ${expired.id}`.execute(test.database.db);
  expect((await ask('DELETE', `/preview-links/${revoked.id}`)).status).toBe(200);
  for (const { path } of [expired, revoked]) {
    const page = await open(path.replace('de.html', 'fr.html'));
    expect([page.statusCode, page.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(page.body).toContain('Ce lien n’est plus valable');
    expect(page.body).not.toContain('Kurz');
  }
  expect((await listed(id)).map((link: { id: number }) => link.id)).toEqual([other.id]);
  expect((await open(other.path)).statusCode).toBe(200);
  await ask('DELETE', `/projects/${id}`);
  expect((await open(other.path)).statusCode).toBe(410);
  expect((await open(`/embed/preview/${'x'.repeat(43)}/de.html`)).statusCode).toBe(404);
});

it('refuses other terms, records that are not there, and types without a public view', async () => {
  const id = await draft('Ohne');
  expect((await share(id, 365)).status).toBe(422);
  expect((await share(999_999)).status).toBe(404);
  expect((await share(1, 7, 'contacts/person')).status).toBe(422);
  // An editor who may only write other types.
  const other = await createAccount(test.database, 'ROLE_EDITOR', 'beat@test.example');
  await sql`update users set writable_types = '{events}' where id = ${other.id}`.execute(test.database.db);
  const body = { resource: 'projects', recordId: id, days: 7 };
  expect((await call(app, 'POST', '/preview-links', { cookie: other.cookie, body })).status).toBe(403);
});

it('a record has at most twenty valid links; a revoked one makes room', async () => {
  const id = await draft('Oft geteilt');
  const links = [];
  for (let count = 0; count < 20; count += 1) links.push((await share(id)).body.data.id as number);
  expect((await share(id)).status).toBe(409);
  await ask('DELETE', `/preview-links/${links[0]}`);
  expect((await share(id)).status).toBe(201);
});

it('every type with previews has a page for them', () => {
  const types = allContentTypes.filter(({ name }) => hasPreviews(contentOf(name)));
  expect(types.length).toBeGreaterThan(6);
  const lacking = types.filter(({ name }) => !allEmbeds.some((one) => one.content === name && !one.collection));
  expect(lacking).toEqual([]);
});
