import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { renderAnew } from './rendering';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

/** What was accepted once, in every place a link can stand. */
const harmless = 'https://example.org/was-accepted-once';
const harmful = 'javascript:443/%0aalert(1)';
const rich = `<p><a href="${harmless}">Link</a></p>`;

it('takes what was once accepted out of all stored texts, once, before anybody reads them', async () => {
  const create = async (path: string, body: object) => (await call(app, 'POST', path, { cookie, body })).body.data.id as number;
  const links = [{ label: 'a', url: harmless }, { label: 'b', url: 'example.org:8080/x' }];
  const project = await create('/projects', { title: 'P', isPublic: true, description: rich, links, videos: links, translations: { fr: { links, description: rich } } });
  const company = await create('/contacts/company', { companyName: 'C', isPublic: true, website: harmless, linkedIn: harmless, translations: { it: { website: harmless } } });
  await create('/contacts/person', { firstName: 'A', lastName: 'B', isPublic: true, employments: [{ company: { id: company } }] });
  for (const table of ['projects', 'contacts']) {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns where table_name = ${table} and data_type in ('text', 'jsonb')`.execute(test.database.db);
    for (const { name, type } of rows) {
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = replace(${sql.ref(name)}::text, ${harmless}, ${harmful})::${sql.raw(type)}`.execute(test.database.db);
    }
  }
  const addresses = [`/projects/${project}`, '/projects', `/contacts/company/${company}`, '/contacts', '/contacts/person'];
  const seen = async (as?: string) => JSON.stringify(await Promise.all(addresses.map(async (address) => (await call(app, 'GET', address, as ? { cookie: as } : {})).body.data)));
  expect(await seen()).toContain('javascript:');

  const said: string[] = [];
  await renderAnew(test.database.db, (message) => said.push(message));

  for (const text of [await seen(), await seen(cookie)]) expect(text).not.toContain('javascript:');
  expect((await call(app, 'GET', `/projects/${project}`)).body.data).toMatchObject({ links: [{ url: '' }, { url: 'http://example.org:8080/x' }], description: '<p><a>Link</a></p>' });
  const { rows } = await sql<{ kept: string }>`select concat(links, videos, translations, description) as kept from projects`.execute(test.database.db);
  expect(rows[0]?.kept).not.toContain('javascript:');
  expect(said).toHaveLength(3);

  await renderAnew(test.database.db, (message) => said.push(message));
  expect(said).toHaveLength(3);
});
