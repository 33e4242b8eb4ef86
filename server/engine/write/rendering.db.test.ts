import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { call } from '../../../tests/support/testApp';
import { testApi } from '../../../tests/support/testApi';
import { renderOutdated, startRendering } from './rendering';

const server = testApi();
const { ask } = server;

/** A URL that earlier releases accepted, in every place where a link is possible. */
const harmless = 'https://example.org/was-accepted-once';
const harmful = 'javascript:443/%0aalert(1)';
const rich = `<p><a href="${harmless}">Link</a></p>`;

it('removes content that is no longer allowed from all stored text, once', async () => {
  const create = async (path: string, body: object) => (await ask('POST', path, body)).body.data.id as number;
  const links = [
    { label: 'a', url: harmless },
    { label: 'b', url: 'example.org:8080/x' },
  ];
  const project = await create('/projects', {
    title: 'P',
    isPublic: true,
    description: rich,
    links,
    videos: links,
    translations: { fr: { links, description: rich } },
  });
  const company = await create('/contacts/company', {
    companyName: 'C',
    isPublic: true,
    website: harmless,
    linkedIn: harmless,
    translations: { it: { website: harmless } },
  });
  await create('/contacts/person', {
    firstName: 'A',
    lastName: 'B',
    isPublic: true,
    employments: [{ company: { id: company } }],
  });
  for (const table of ['projects', 'contacts']) {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns where table_name = ${table}
        and data_type in ('text', 'jsonb')`.execute(server.database.db);
    for (const { name, type } of rows) {
      await sql`update ${sql.table(table)}
        set ${sql.ref(name)} = replace(${sql.ref(name)}::text, ${harmless}, ${harmful})::${sql.raw(type)}`.execute(
        server.database.db,
      );
    }
  }
  const addresses = [
    `/projects/${project}`,
    '/projects',
    `/contacts/company/${company}`,
    '/contacts',
    '/contacts/person',
  ];
  const seen = async (as?: string) =>
    JSON.stringify(
      await Promise.all(
        addresses.map(async (address) => (await call(server.app, 'GET', address, as ? { cookie: as } : {})).body.data),
      ),
    );
  expect(await seen()).toContain('javascript:');

  const lines: string[] = [];
  await renderOutdated(server.database.db, (message) => lines.push(message));

  for (const text of [await seen(), await seen(server.cookie)]) expect(text).not.toContain('javascript:');
  expect((await call(server.app, 'GET', `/projects/${project}`)).body.data).toMatchObject({
    links: [{ url: '' }, { url: 'http://example.org:8080/x' }],
    description: '<p><a>Link</a></p>',
  });
  const { rows } = await sql<{
    kept: string;
  }>`select concat(links, videos, translations, description) as kept from projects`.execute(server.database.db);
  expect(rows[0]?.kept).not.toContain('javascript:');
  expect(lines).toEqual([
    'Texts of projects rewritten: 1 of 1.',
    'Texts of contacts/person rewritten: 1 of 1.',
    'Texts of contacts/company rewritten: 1 of 1.',
  ]);

  await renderOutdated(server.database.db, (message) => lines.push(message));
  expect(lines).toHaveLength(3);
});

it('renders what visitors read first, and resumes after an interruption', async () => {
  const { db } = server.database;
  const create = async (body: object) => (await ask('POST', '/projects', body)).body.data.id as number;
  const draft = await create({ title: 'Entwurf' });
  const shown = await create({ title: 'Öffentlich', isPublic: true });
  await sql`update projects set body = jsonb_set(body::jsonb, '{old}', 'true')::text`.execute(db);
  await sql`update resource_state set rendered_as = 1 where resource = 'projects'`.execute(db);
  const areOld = async () =>
    Promise.all([draft, shown].map(async (id) => 'old' in (await ask('GET', `/projects/${id}`)).body.data));
  expect(await areOld()).toEqual([true, true]);

  const ending = new AbortController();
  await renderOutdated(db, () => ending.abort(), ending.signal);
  expect(await areOld()).toEqual([true, false]);

  await renderOutdated(db, () => undefined);
  expect(await areOld()).toEqual([false, false]);
});

it('waits while another server works, and can be stopped meanwhile', async () => {
  const { db } = server.database;
  await ask('POST', '/projects', { title: 'P' });
  await sql`update resource_state set rendered_as = 1`.execute(db);
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(hashtext('regio rendering'))`.execute(other);
    const log = { info: () => expect.unreachable(), warn: () => expect.unreachable() };
    await startRendering(db, log).stop();
    await sql`select pg_advisory_unlock(hashtext('regio rendering'))`.execute(other);
  });
  const lines: string[] = [];
  await renderOutdated(db, (message) => lines.push(message));
  expect(lines.join()).toContain('Texts of projects');
});
