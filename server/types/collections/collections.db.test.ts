import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectCollections } from '../../../domain/types/projectCollection';
import { projects } from '../../../domain/types/project';
import { call, createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, watchStatements, type TestDatabase } from '../../../tests/support/testDatabase';
import type { Database } from '../../database';
import { deleteRecord } from '../../engine/write/removeRecord';
import { createRecord, updateRecord } from '../../engine/write/repository';

type Values = Record<string, any>;

let test: TestDatabase;
let watched: Database;
let app: FastifyInstance;
let editor: { id: number; cookie: string };
let admin: { id: number; cookie: string };
let statements: string[] = [];
/** Five projects: the second is a draft, the first and third have topic 3. */
let ids: number[];

beforeAll(async () => {
  test = await createTestDatabase();
  watched = watchStatements(test.connectionString, (statement) => statements.push(statement));
  app = await createTestApp(watched);
  editor = await createAccount(test.database, 'ROLE_EDITOR');
  admin = await createAccount(test.database, 'ROLE_ADMIN');
  ids = [];
  for (const [index, title] of ['Seilbahn', 'Tunnel', 'Käserei', 'Rufbus', 'Sägerei'].entries())
    ids.push(
      (
        await createRecord(
          db(),
          projects,
          {
            title,
            projectCode: 'BE_1',
            isPublic: index !== 1,
            topics: index % 2 === 0 && index < 3 ? [{ id: 3 }] : [],
            description: '<p>lang</p>',
          },
          null,
        )
      ).id,
    );
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await test.drop();
});

const db = () => test.database.db;
const refs = (...places: number[]) => places.map((place) => ({ id: ids[place] as number }));
const collect = async (values: Values) =>
  (await createRecord(db(), projectCollections, { title: 'Auswahl', ...values }, null)).id;
const shown = (id: number, query = '', headers: Record<string, string> = {}) =>
  call(app, 'GET', `/project-collections/public/${id}${query}`, { headers });
const titles = ({ body }: Values) => body.data.projects.map(({ title }: Values) => title);
const asEditor = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
  call(app, method, url, { cookie: editor.cookie, ...(body !== undefined && { body }) });

describe('a public collection', () => {
  it('has its public records in the chosen order, whole or short with a picture, page by page', async () => {
    const id = await collect({ title: 'Drei', description: 'Für die Startseite', selection: refs(4, 1, 0, 2) });
    const { status, body } = await shown(id, '?shape=summary');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, title: 'Drei', description: 'Für die Startseite' });
    expect(titles({ body })).toEqual(['Sägerei', 'Seilbahn', 'Käserei']);
    const [first] = body.data.projects;
    expect(first).toMatchObject({ isPublic: true, topics: [], images: [], translations: { fr: {}, it: {} } });
    expect(first).not.toHaveProperty('description');
    expect(first).not.toHaveProperty('projectCode');
    const page = await shown(id, '?limit=2');
    expect(page.body.data.projects).toEqual((await shown(id, '?limit=2&shape=full')).body.data.projects);
    const listed = (await call(app, 'GET', '/projects?shape=full')).body.data as Values[];
    expect(page.body.data.projects[0]).toEqual(listed.find(({ id: one }) => one === page.body.data.projects[0].id));
    expect(titles(page)).toEqual(['Sägerei', 'Seilbahn']);
    expect(page.body.data.projects[0].description).toBe('<p>lang</p>');
    expect(page.headers.link).toBe(`</api/v1/project-collections/public/${id}?limit=2&offset=2>; rel="next"`);
    const last = await shown(id, '?limit=2&offset=2');
    expect([titles(last), last.headers.link]).toEqual([['Käserei'], undefined]);
  });

  it("has the editor's view without drafts if it is dynamic; by names as by ids", async () => {
    const filters = [{ type: 'topic', value: 'Tourismus' }];
    const id = await collect({ isDynamic: true, filters, selection: refs(1) });
    const seen = await asEditor('GET', '/projects?topic[]=3');
    expect(titles(await shown(id))).toEqual(
      seen.body.data.filter(({ isPublic }: Values) => isPublic).map(({ title }: Values) => title),
    );
    expect(titles(await shown(id))).toEqual(['Käserei', 'Seilbahn']);
    expect(
      titles(
        await shown(
          await collect({
            isDynamic: true,
            filters: [
              { type: 'topic', value: '3' },
              { type: 'status', value: 'draft' },
            ],
          }),
        ),
      ),
    ).toEqual([]);
    expect(
      titles(await shown(await collect({ isDynamic: true, filters: [{ type: 'topic', value: 'Gibt es nicht' }] }))),
    ).toEqual([]);
  });

  it('is cached until a record or a collection is written', async () => {
    const id = await collect({ selection: refs(3) });
    const first = await shown(id);
    statements = [];
    expect((await shown(id)).body).toEqual(first.body);
    expect((await shown(id, '', { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
    expect(statements).toEqual([]);
    await updateRecord(db(), projects, ids[3] as number, { title: 'Rufbus 2' }, null, undefined);
    expect(titles(await shown(id, '', { 'if-none-match': String(first.headers.etag) }))).toEqual(['Rufbus 2']);
    await updateRecord(db(), projects, ids[3] as number, { title: 'Rufbus', isPublic: false }, null, undefined);
    expect(titles(await shown(id))).toEqual([]);
    await updateRecord(db(), projects, ids[3] as number, { isPublic: true }, null, undefined);
  });

  it('is 404 if it does not exist, 400 for invalid parameters', async () => {
    for (const id of ['999', '0', 'x', '99999999999'])
      expect((await call(app, 'GET', `/project-collections/public/${id}`)).status, id).toBe(404);
    const id = await collect({});
    for (const query of ['?limit=x', '?limit=5000', '?topic[]=3'])
      expect((await shown(id, query)).status, query).toBe(400);
    expect((await shown(id)).body.data.projects).toEqual([]);
  });
});

describe('a deleted record', () => {
  it('leaves its collections, whose versions grow; saving one that still names it loses nothing else', async () => {
    const { id: gone } = await createRecord(db(), projects, { title: 'Vergeht', isPublic: true }, null);
    const id = await collect({ selection: [{ id: gone }, ...refs(0)] });
    const before = await asEditor('GET', `/project-collections/${id}`);
    expect(
      (await asEditor('GET', `/project-collections?selected[]=${gone}`)).body.data.map((one: Values) => one.id),
    ).toEqual([id]);
    await deleteRecord(db(), projects, gone, null);
    const after = await asEditor('GET', `/project-collections/${id}`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body.data.selection).toEqual([{ id: ids[0], name: 'Seilbahn', isPublic: true }]);
    const saved = await asEditor('PUT', `/project-collections/${id}`, { selection: [{ id: gone }, ...refs(2, 0)] });
    expect([saved.status, saved.body.data.selection.map((entry: Values) => entry.id)]).toEqual([200, [ids[2], ids[0]]]);
  });
});

describe('a restored record', () => {
  it('returns to its place in the collections that still exist, whose versions grow', async () => {
    const gone: number[] = [];
    for (const title of ['Erst weg', 'Auch weg'])
      gone.push((await createRecord(db(), projects, { title, isPublic: true }, null)).id);
    const [first, second] = gone as [number, number];
    const order = [refs(0)[0], { id: first }, { id: second }, refs(2)[0]];
    const [kept, saved, removed] = [
      await collect({ selection: order }),
      await collect({ selection: order }),
      await collect({ selection: [{ id: first }] }),
    ];
    const chosen = async (id: number) =>
      (await asEditor('GET', `/project-collections/${id}`)).body.data.selection.map((entry: Values) => entry.id);
    for (const id of gone) await deleteRecord(db(), projects, id, null);
    await asEditor('PUT', `/project-collections/${saved}`, { selection: refs(4, 0, 2) });
    await deleteRecord(db(), projectCollections, removed, null);
    const before = await asEditor('GET', `/project-collections/${kept}`);
    for (const id of [second, first])
      expect((await call(app, 'POST', `/projects/${id}/restore`, { cookie: admin.cookie, body: {} })).status).toBe(201);
    expect(await chosen(kept)).toEqual(order.map((entry) => entry?.id));
    expect(await chosen(saved)).toEqual([ids[4], first, ids[0], second, ids[2]]);
    const after = await asEditor('GET', `/project-collections/${kept}`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const history = (await asEditor('GET', `/project-collections/${kept}/history`)).body.data;
    expect(history[0].record.selection.map((entry: Values) => entry.id)).toEqual(order.map((entry) => entry?.id));
    expect(titles(await shown(kept))).toEqual(['Seilbahn', 'Erst weg', 'Auch weg', 'Käserei']);
  });
});

describe('collections and their records', () => {
  it("do not lock each other, nor do they raise each other's version", async () => {
    const [first] = ids as [number];
    const version = async () => (await asEditor('GET', `/projects/${first}`)).headers.etag;
    const before = await version();
    await db()
      .transaction()
      .execute(async (trx) => {
        const { changeRecord } = await import('../../engine/write/repository');
        const id = await collect({});
        await changeRecord(trx, projectCollections, id, { selection: refs(0, 2) }, null);
        // Saves a project of the collection while the collection's own save is still open.
        await sql`set lock_timeout = '2s'`.execute(db());
        await updateRecord(db(), projects, ids[2] as number, { keywords: 'nebenbei' }, null, undefined);
      });
    expect(await version()).toBe(before);
    await db()
      .transaction()
      .execute(async (trx) => {
        const { changeRecord } = await import('../../engine/write/repository');
        await changeRecord(trx, projects, first, { keywords: 'auch' }, null);
        await collect({ selection: refs(0) });
      });
  });

  it('a record that is being deleted is in no collection saved at the same time', async () => {
    const { id: gone } = await createRecord(db(), projects, { title: 'Eben noch', isPublic: true }, null);
    let begun: Promise<number> | undefined;
    await db()
      .transaction()
      .execute(async (trx) => {
        const { removeRecord } = await import('../../engine/write/removeRecord');
        await removeRecord(trx, projects, gone, null);
        begun = collect({ selection: [{ id: gone }, ...refs(0)] });
        await expect
          .poll(
            async () =>
              (
                await sql`select 1 from pg_stat_activity where datname = current_database()
                  and wait_event_type = 'Lock'`.execute(db())
              ).rows.length,
          )
          .toBe(1);
      });
    const { body } = await asEditor('GET', `/project-collections/${await begun}`);
    expect(body.data.selection).toEqual([expect.objectContaining({ id: ids[0] })]);
  });
});

describe('large collections', () => {
  it.each([500, 5_000])('of %i cost as many statements as of three', async (count) => {
    const three = await counted(refs(0, 2, 4));
    // Plain inserts, because creating this many records through the API would take minutes.
    await sql`insert into projects select (json_populate_record(p, json_build_object('id', 100000 + n))).*
      from projects p, generate_series(1, ${count}::int) n where p.id = ${ids[0]} on conflict do nothing`.execute(db());
    const many = await counted(Array.from({ length: count }, (_, index) => ({ id: 100_000 + count - index })));
    expect(many.statements).toEqual(three.statements);
    expect(many.shown).toHaveLength(500);
    expect(many.kept).toBe(count);
  });

  /** The number of statements for creating, reading and showing one. */
  async function counted(selection: { id: number }[]) {
    statements = [];
    const { status, body } = await asEditor('POST', '/project-collections', {
      title: 'Gross',
      description: '',
      isDynamic: false,
      selection,
      filters: [],
    });
    expect(status).toBe(201);
    const kept = (await asEditor('GET', `/project-collections/${body.data.id}`)).body.data.selection;
    expect(kept.map(({ id }: Values) => id)).toEqual(selection.map(({ id }) => id));
    const answer = await shown(body.data.id);
    return { statements: statements.length, shown: answer.body.data.projects as Values[], kept: kept.length as number };
  }
});
