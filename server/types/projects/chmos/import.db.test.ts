import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Card, InboxItem } from '../../../../domain/inbox/inbox';
import { call, createAccount, createTestApp } from '../../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/testDatabase';
import { importChmos } from './importAll';
import { seedRecords } from '../../../seed/records';
import { openSource } from './source';
import { startSimulator, type Simulator } from './simulator/simulator';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let simulator: Simulator;

beforeAll(async () => {
  test = await createTestDatabase();
  simulator = await startSimulator({ projects: 60 });
  await test.database.db.transaction().execute((trx) => seedRecords(trx, { projects: 40 }, { types: ['projects'] }));
  app = await createTestApp(test.database, { env: { CHMOS_URL: simulator.address } });
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
beforeEach(async () => {
  await sql`truncate inbox_items, source_records, import_state, outbox, source_files cascade`.execute(test.database.db);
});
afterAll(async () => {
  await app.close();
  await simulator.stop();
  await test.drop();
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  call(app, method, url, { cookie, body });
const sync = (code: string) => ask('POST', `/projects/chmos/sync/${code}`);
const run = (range = {}) =>
  importChmos(
    {
      db: test.database.db,
      files: app.files,
      source: openSource(app.config),
      sender: { productName: 'Regio', publicUrl: 'https://redaktion.example.org' },
    },
    range,
  );
const read = async (id: number) => (await ask('GET', `/inbox/${id}`)).body.data as InboxItem;
const cards = async (query = '?limit=500') => (await ask('GET', `/inbox${query}`)).body.data as Card[];
/** Project 1 is in the database; project 45 is only in the source. */
const codeOf = (id: number) => simulatorCodes[id - 1] as string;
let simulatorCodes: string[] = [];
beforeAll(async () => {
  simulatorCodes = await openSource(app.config).list('2020-10-01');
});

describe('requesting one project', () => {
  it('proposes a new one and a change, linked by the exact code', async () => {
    const added = await sync(codeOf(45));
    expect(added).toMatchObject({
      status: 200,
      body: { data: { type: 'project', source: 'chmos', status: 'new', internalId: null, foreignId: codeOf(45) } },
    });
    const changed = await sync(codeOf(1));
    expect(changed).toMatchObject({ status: 200, body: { data: { status: 'update', internalId: 1 } } });
    const item = await read(added.body.data.id);
    expect(item).toMatchObject({
      title: added.body.data.title,
      data: { codeKurz: codeOf(45) },
      normalizedData: { projectCode: codeOf(45), isPublic: true, countries: [{ id: 1, name: 'Schweiz' }] },
      base: null,
    });
    expect(item.normalizedData).not.toHaveProperty('translations');
    expect((await read(changed.body.data.id)).normalizedData).not.toHaveProperty('isPublic');
  });

  it('returns the same item if nothing has changed, and a new proposal next to an interim save', async () => {
    const { id, version } = (await sync(codeOf(2))).body.data;
    expect((await sync(codeOf(2))).body.data).toMatchObject({ id, version });
    await ask('PUT', '/projects/2', { title: 'Halb', inboxId: id, addToInbox: true });
    simulator.advance(40);
    const later = (await sync(codeOf(2))).body.data as Card;
    expect(later).toMatchObject({ id, hasInterim: true });
    const item = await read(id);
    expect(item.interim).toMatchObject({ title: 'Halb' });
    expect(item.proposedAt > String(item.interimAt)).toBe(true);
  });

  it('checks the code before sending any request', async () => {
    const before = simulator.requests.length;
    for (const code of ['be_1014', 'BE1014', '..%2f..%2fadmin', 'BE_1%3Fx', '1014'])
      expect(await sync(code)).toMatchObject({
        status: 422,
        body: { exception: expect.stringContaining('Projektcode') },
      });
    expect(simulator.requests).toHaveLength(before);
  });

  it('returns 404 if the source deleted a known project, and another error if it is unknown here too', async () => {
    simulator.behave(codeOf(3), 'gone');
    expect(await sync(codeOf(3))).toMatchObject({
      status: 404,
      body: { detail: 'Projekt wurde gelöscht.', data: { status: 'deleted', internalId: 3 } },
    });
    expect(await sync('ZZ_1')).toMatchObject({ status: 422, body: { exception: expect.stringContaining('ZZ_1') } });
    simulator.behave(codeOf(3), undefined);
    expect((await sync(codeOf(3))).body.data).toMatchObject({ status: 'update', internalId: 3 });
  });

  it.each([
    ['error', '500'],
    ['garbage', 'nicht lesbar'],
    ['empty', 'nicht lesbar'],
    ['redirect', 'andere Adresse'],
    ['loop', 'im Kreis'],
    ['huge', '20 MB'],
  ] as const)('reports a source that responds with %s, and deletes nothing', async (how, words) => {
    simulator.behave(codeOf(4), how);
    const answer = await sync(codeOf(4));
    simulator.behave(codeOf(4), undefined);
    expect(answer).toMatchObject({ status: 502, body: { exception: expect.stringContaining(words) } });
    expect(await cards()).toEqual([]);
  });

  it('reports a source that is not configured or not reachable', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    for (const env of [{}, { CHMOS_URL: `http://127.0.0.1:${port}` }]) {
      const other = await createTestApp(test.database, { env });
      expect(await call(other, 'POST', '/projects/chmos/sync/BE_1', { cookie })).toMatchObject({
        status: 502,
        body: { exception: expect.any(String) },
      });
      await other.close();
    }
  });
});

describe('the nightly import', () => {
  it('proposes everything once, and afterwards only changes', async () => {
    const first = await run();
    expect(first.failures).toEqual([]);
    expect(first.results).toHaveLength(60);
    expect((await cards('?type[]=project&limit=500')).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['new', 'update']),
    );
    const notable = (results: { outcome: string }[]) =>
      results.filter(({ outcome }) => outcome !== 'unchanged' && outcome !== 'unknown');
    expect(notable((await run({ since: '2020-10-01' })).results)).toEqual([]);
    simulator.advance(20);
    const changed = notable((await run({ since: '2020-10-01' })).results);
    expect(changed.length).toBeGreaterThan(10);
    expect(changed.length).toBeLessThan(40);
  });

  it('skips no day, and requests none before --since or in the future', async () => {
    const next = async () =>
      (await test.database.db.selectFrom('import_state').select('value').executeTakeFirstOrThrow()).value as {
        next: string;
      };
    await run({ since: '2999-01-01' });
    expect(await next()).toMatchObject({ next: '2020-10-01' });
    await run({ till: '2020-11-01' });
    expect(await next()).toMatchObject({ next: '2020-11-01' });
    await run({ till: '2999-01-01' });
    expect((await next()).next < '2999').toBe(true);
  });

  it('does not bring back what was dismissed or merged until it changes', async () => {
    await run({ codes: [codeOf(5), codeOf(46)] });
    const [first, second] = await cards('?type[]=project');
    await ask('DELETE', `/inbox/${first?.id}`);
    const { normalizedData } = await read(Number(second?.id));
    const method = second?.internalId
      ? (['PUT', `/projects/${second.internalId}`] as const)
      : (['POST', '/projects'] as const);
    expect(
      (await ask(method[0], method[1], { ...normalizedData, topics: [], inboxId: second?.id, merge: true })).status,
    ).toBeLessThan(300);
    expect((await run({ codes: [codeOf(5), codeOf(46)] })).results.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
    ]);
    simulator.advance(40);
    await run({ codes: [codeOf(5), codeOf(46)] });
    const again = await cards('?type[]=project');
    expect(again).toHaveLength(2);
    const merged = again.find(({ foreignId }) => foreignId === second?.foreignId);
    expect((await read(Number(merged?.id))).base).toEqual(normalizedData);
  });

  it('creates one item for an unknown value, and none after its dismissal', async () => {
    simulator.advance(200);
    await run({ codes: simulatorCodes });
    const topics = await cards('?type[]=topic');
    expect(topics.map(({ title }) => title).sort()).toEqual(['Holzbau', 'Nachtzüge', 'Wasserstoff']);
    for (const { id } of topics) await ask('DELETE', `/inbox/${id}`);
    await run({ codes: simulatorCodes });
    simulator.advance(40);
    await run({ codes: simulatorCodes });
    expect(await cards('?type[]=topic')).toEqual([]);
  });

  it('remembers which entry an unknown value means, also in waiting proposals', async () => {
    await run({ codes: simulatorCodes });
    const wood = (await cards('?type[]=topic')).find(({ title }) => title === 'Holzbau') as Card;
    const { rows } = await sql<{ id: number }>`
      select id from inbox_items where type = 'project'
        and normalized_data -> 'topics' @> '[{"id":null,"name":"Holzbau"}]' order by id`.execute(test.database.db);
    expect(rows.length).toBeGreaterThan(1);
    expect((await ask('POST', `/inbox/${wood.id}/assign`, { id: 987_654 })).status).toBe(422);
    expect((await ask('POST', `/inbox/${rows[0]?.id}/assign`, { id: 4 })).status).toBe(422);
    expect((await ask('POST', `/inbox/${wood.id}/assign`, { id: 4 })).body).toEqual({ data: { id: wood.id } });
    expect(await read(wood.id)).toMatchObject({ outcome: 'merged', internalId: 4 });
    expect((await ask('GET', '/topics/4')).body.data.synonyms).toContain('Holzbau');
    const { normalizedData, version } = await read(Number(rows[0]?.id));
    expect(version).toBe(2);
    expect(normalizedData.topics).toContainEqual({ id: 4, name: 'Land- und Forstwirtschaft' });
    expect(JSON.stringify(normalizedData.topics)).not.toContain('Holzbau');
    await sql`truncate inbox_items cascade`.execute(test.database.db);
    await run({ codes: simulatorCodes });
    expect((await cards('?type[]=topic')).map(({ title }) => title)).not.toContain('Holzbau');
  });

  it('retries failures, and remembers the day', async () => {
    simulator.behave(codeOf(6), 'error');
    const { failures } = await run();
    expect(failures).toEqual([{ code: codeOf(6), reason: expect.stringContaining('500') }]);
    simulator.behave(codeOf(6), undefined);
    expect((await run({ since: '2999-01-01' })).results.map(({ code }) => code)).toEqual([codeOf(6)]);
    const state = await test.database.db.selectFrom('import_state').select('value').executeTakeFirstOrThrow();
    expect(state.value).toEqual({ next: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), failed: [] });
  });

  it('changes nothing if the list cannot be fetched', async () => {
    simulator.behave('list', 'garbage');
    await expect(run()).rejects.toThrow('nicht lesbar');
    simulator.behave('list', undefined);
    expect(await test.database.db.selectFrom('import_state').selectAll().execute()).toEqual([]);
  });

  it('downloads an attachment once, and retries one that failed', async () => {
    const downloads = () => simulator.requests.filter((path) => path.startsWith('/anhaenge/')).length;
    await run({ codes: [codeOf(15)] });
    const before = downloads();
    await run({ codes: [codeOf(15)] });
    expect(downloads()).toBe(before);
    const [card] = await cards('?type[]=project');
    const { normalizedData } = await read(Number(card?.id));
    expect(normalizedData).toMatchObject({
      images: [{ id: expect.any(Number), extension: 'jpg', copyright: '© Trägerschaft' }],
      files: [{ extension: 'pdf' }],
    });
    simulator.behave('landschaft-9.jpg', 'error');
    expect((await run({ codes: [codeOf(9)] })).results[0]?.problems).toEqual([
      expect.stringContaining('landschaft-9.jpg'),
    ]);
    simulator.behave('landschaft-9.jpg', undefined);
    expect((await run({ codes: [codeOf(9)] })).results[0]).toMatchObject({ outcome: 'update', problems: [] });
  });

  describe('with an attachment that cannot be fetched', () => {
    /**
     * Requests a project while one of its files fails.
     * @returns the response and the proposal
     */
    const syncWithout = async (code: string, file: string) => {
      simulator.behave(file, 'error');
      const { body } = await sync(code);
      simulator.behave(file, undefined);
      return {
        problems: body.meta?.problems as string[] | undefined,
        proposed: (await read(body.data.id)).normalizedData,
      };
    };
    const forgetFiles = () => sql`truncate source_files`.execute(test.database.db);

    it('keeps the earlier file from the same URL, and reports what is missing', async () => {
      const first = await sync(codeOf(15));
      expect(first.body).not.toHaveProperty('meta');
      const before = (await read(first.body.data.id)).normalizedData;
      await ask('DELETE', `/inbox/${first.body.data.id}`);
      const { problems, proposed } = await syncWithout(codeOf(15), 'landschaft-3.jpg');
      expect(problems).toEqual([expect.stringMatching(/^Anhang landschaft-3\.jpg: .*500/)]);
      expect(proposed).toEqual(before);
      expect(proposed.images).toEqual([
        {
          id: expect.any(Number),
          name: 'landschaft-3.jpg',
          extension: 'jpg',
          mimeType: 'image/jpeg',
          copyright: '© Trägerschaft',
        },
      ]);
      expect(proposed.files).toEqual([
        { id: expect.any(Number), name: 'projektblatt-3.pdf', extension: 'pdf', mimeType: 'application/pdf' },
      ]);
      expect((await run({ codes: [codeOf(15)] })).results[0]).toMatchObject({ outcome: 'update', problems: [] });
    });

    it('proposes only the last pictures and documents for an existing project', async () => {
      const { problems, proposed } = await syncWithout(codeOf(15), 'landschaft-3.jpg');
      expect(problems).toHaveLength(1);
      expect(proposed).not.toHaveProperty('images');
      expect(proposed).not.toHaveProperty('files');
      const { id } = (await sync(codeOf(15))).body.data as Card;
      const { images, files } = (await read(id)).normalizedData;
      expect([images, files]).toEqual([[expect.anything()], [expect.anything()]]);
      expect((await ask('PUT', '/projects/15', { title: 'Bahn', inboxId: id, merge: true })).status).toBe(200);
      await forgetFiles();
      expect((await syncWithout(codeOf(15), 'projektblatt-3.pdf')).proposed).toMatchObject({ images, files });
    });

    it('proposes what could be fetched for a new one', async () => {
      const { problems, proposed } = await syncWithout(codeOf(45), 'landschaft-9.jpg');
      expect(problems).toHaveLength(1);
      expect(proposed).toMatchObject({ images: [], files: [{ extension: 'pdf' }] });
      expect((await read((await sync(codeOf(45))).body.data.id)).normalizedData).toMatchObject({
        images: [{ extension: 'jpg' }],
        files: [{ extension: 'pdf' }],
      });
    });
  });

  it('sends each subscriber a mail of their own, and none when nothing happened', async () => {
    await test.database.db
      .updateTable('users')
      .set({ notifications: ['CHMOS_INBOX'] })
      .execute();
    await createAccount(test.database, 'ROLE_ADMIN').then(({ id }) =>
      test.database.db
        .updateTable('users')
        .set({ notifications: ['CHMOS_INBOX'] })
        .where('id', '=', id)
        .execute(),
    );
    await run();
    const mails = await test.database.db
      .selectFrom('outbox')
      .select(['recipient', 'text_body', 'html_body'])
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['role_admin@test.example', 'role_editor@test.example']);
    expect(mails[0]?.text_body).not.toContain('role_editor');
    expect(mails[0]?.text_body).toContain('https://redaktion.example.org/inbox');
    await run({ since: '2999-01-01' });
    expect(await test.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });
});
