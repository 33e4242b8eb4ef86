import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwords } from '../../tests/existing/content.mjs';
import { dumpNamed, dumps } from '../../tests/existing/dumps';
import { call, createAccount, createTestApp, createMemoryFileStore } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { importActor } from './importRun';
import { importDump } from './import.testkit';

const everything = [
  ['/projects?limit=1000', '/events', '/circular-economy-projects', '/posts', '/educations', '/jobs'],
  ['/financial-supports', '/publications', '/interactive-graphics', '/project-collections', '/event-collections'],
  ['/contacts?limit=1000', '/contact-groups', '/regions', '/employments', '/files', '/inbox', '/topics', '/tags'],
].flat();

describe.each(dumps)('from %s', (dump) => {
  let test: TestDatabase;
  let app: FastifyInstance;
  let cookie: string;
  let came: Awaited<ReturnType<typeof importDump>>;
  const ask = async (address: string) => (await call(app, 'GET', address, { cookie })).body.data;
  beforeAll(async () => {
    test = await createTestDatabase();
    const files = createMemoryFileStore();
    app = await createTestApp(test.database, { files });
    // Account 1 exists in every installation.
    ({ cookie } = await createAccount(test.database, 'ROLE_SUPER_ADMIN', 'betrieb@example.org'));
    came = await importDump(test.database, files, dumpNamed(dump));
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  it('every record keeps its id, and any dump format gives the same result', async () => {
    const all = Object.fromEntries(await Promise.all(everything.map(async (one) => [one, await ask(one)])));
    await expect(JSON.stringify(withoutNow(all), null, 1)).toMatchFileSnapshot('../../tests/existing/everything.snap');
  });

  it('the report accounts for each row of the dump', async () => {
    const rows = (table: string) => came.counts.find((count) => count.table === table);
    expect(rows('pv_project')).toEqual({ table: 'pv_project', dump: 3, taken: 3, changed: 3, leftOut: 0, ours: 3 });
    expect(rows('pv_file')).toMatchObject({ dump: 9, taken: 7, leftOut: 2, ours: 7 });
    // One row refers to a missing topic.
    expect(rows('pv_project_topic')).toMatchObject({ dump: 3, taken: 2, leftOut: 1, ours: 2 });
    expect(came.counts.filter(({ table, taken, ours }) => table !== 'pv_user' && taken !== ours)).toEqual([]);
    const ofDump = came.findings.filter(({ table }) => table === '');
    expect(ofDump.map(({ before }) => before)).toEqual(dump === 'compact.sql.gz' ? ['--compact'] : []);
    const ofRows = came.findings.filter(({ table }) => table !== '');
    await expect(`${JSON.stringify(withoutNow(ofRows), null, 1)}\n`).toMatchFileSnapshot(
      '../../tests/existing/findings.snap',
    );
  });

  it.runIf(dump === 'plain.sql')('skips logs unless they are requested, and reports that', async () => {
    const { counts } = await importDump(test.database, createMemoryFileStore(), dumpNamed(dump), {
      isDry: true,
      withLogs: false,
    });
    expect(counts.find(({ table }) => table === 'pv_log')).toMatchObject({ dump: 1, taken: 0, leftOut: 1 });
  });

  it.each([
    ['redaktion@example.org', passwords.editor, ['ROLE_EDITOR']],
    ['verwaltung@example.org', passwords.admin, ['ROLE_ADMIN']],
    ['alles@example.org', passwords.long, ['ROLE_SUPER_ADMIN']],
  ])('the password of %s still works, and is rehashed at sign-in', async (email, password, roles) => {
    const hash = async () =>
      (
        await test.database.db
          .selectFrom('users')
          .select('password_hash')
          .where('email_key', '=', email)
          .executeTakeFirstOrThrow()
      ).password_hash;
    const before = await hash();
    const signIn = (given: string) => call(app, 'POST', '/login', { body: { email, password: given } });
    expect((await signIn(`${password}x`)).status).toBe(401);
    expect(await hash()).toBe(before);
    const { status, body } = await signIn(password);
    expect([status, body.data.roles]).toEqual([200, expect.arrayContaining(roles)]);
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn(`${password}x`)).status).toBe(401);
  });

  it('an existing account whose id is taken gets a new id and stays signed in', async () => {
    expect(await ask('/users/me')).toMatchObject({ id: 1_000_000, email: 'betrieb@example.org' });
    expect((await ask('/users')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 1_000_000]);
  });

  it('files keep their content and URLs', async () => {
    const image = await app.inject({ url: '/api/v1/files/view/1.png' });
    expect([image.statusCode, image.headers['content-type'], image.rawPayload.toString('latin1', 1, 4)]).toEqual([
      200,
      'image/png',
      'PNG',
    ]);
    const double = await app.inject({ url: '/api/v1/files/view/8.png', headers: { cookie } });
    expect(double.rawPayload.equals(image.rawPayload)).toBe(true);
    const word = await app.inject({ url: '/api/v1/files/download/3.file' });
    expect([word.statusCode, word.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('Konzept.docx'),
    ]);
  });

  it('each history starts with the import', async () => {
    const { rows } = await sql<{ resource: string; n: number; from: string }>`
      select resource, count(*)::int as n, min(user_email) as from from history where action = 'create'
        and resource not like 'references/%' group by resource order by resource`.execute(test.database.db);
    expect(rows).toHaveLength(16);
    expect(new Set(rows.map(({ from }) => from))).toEqual(new Set([importActor.email]));
    expect(await ask('/contacts/2/history')).toMatchObject([
      { version: 1, action: 'create', record: { employments: [{ id: 12 }, { id: 11 }] } },
    ]);
  });

  it('search and translation gaps are complete right away', async () => {
    const found = await ask('/search?term=wasserkraft');
    expect(found).toMatchObject([{ resource: 'projects', id: 1 }]);
    const { rows } = await sql`select from search_index where not is_indexed`.execute(test.database.db);
    expect(rows).toEqual([]);
    const { rows: gaps } = await sql<{
      field: string;
    }>`select field from translation_gaps where resource = 'events' and record_id = 2 and locale = 'fr'`.execute(
      test.database.db,
    );
    expect(gaps.map(({ field }) => field)).toContain('title');
  });

  it('new records get ids beyond those of the existing system', async () => {
    const { status, body } = await call(app, 'POST', '/projects', { cookie, body: { title: 'Neu' } });
    expect([status, body.data.id]).toEqual([201, 1_000_000]);
  });

  it('reference lists have exactly the entries of the dump, also after a restart', async () => {
    expect((await ask('/topics')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 77]);
  });
});

/** The timestamps of a run differ each time. */
function withoutNow(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value).replaceAll(new RegExp(`"${new Date().getUTCFullYear()}-[^"]*Z"`, 'g'), '"now"'),
  );
}
