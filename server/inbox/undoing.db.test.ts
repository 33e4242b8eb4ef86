import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxItem } from '../../domain/inbox/inbox';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { addItem, type NewItem } from './writeItems';

let test: TestDatabase;
let app: FastifyInstance;
let one: { id: number; cookie: string };
let two: { id: number; cookie: string };

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  one = await createAccount(test.database, 'ROLE_EDITOR', 'eins@test.example');
  two = await createAccount(test.database, 'ROLE_EDITOR', 'zwei@test.example');
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, url: string, body?: unknown, headers?: Record<string, string>, { cookie } = one) =>
  call(app, method, url, { cookie, body, headers });
let codes = 0;
const add = async (item: Partial<NewItem> = {}) => {
  const foreignId = `BE_${(codes += 1)}`;
  const whole = {
    type: 'project',
    source: 'chmos',
    status: 'new',
    title: 'Seilbahn',
    foreignId,
    fingerprint: `f${foreignId}`,
    data: { titel: 'Seilbahn' },
    normalizedData: { title: 'Seilbahn', keywords: 'von aussen' },
    ...item,
  };
  return test.database.db.transaction().execute((trx) => addItem(trx, whole as NewItem));
};
const item = async (id: number) => (await ask('GET', `/inbox/${id}`)).body.data as InboxItem;
const create = async (body: object = {}) =>
  (await ask('POST', '/projects', { title: 'Bestehend', ...body })).body.data as { id: number; updatedAt: string };
const project = async (id: number) => ask('GET', `/projects/${id}`);
const release = (inboxId: number) => ({ inboxId, merge: true, addToInbox: false });
const known = (foreignId: string | null) =>
  test.database.db
    .selectFrom('source_records')
    .selectAll()
    .where('foreign_id', '=', foreignId as string)
    .executeTakeFirst();

describe('a released or dismissed item', () => {
  it('is undone: the item waits as before, and the record is restored', async () => {
    const { id } = await create({ keywords: 'vorher' });
    const proposal = await add({ status: 'update', internalId: id });
    await ask('PUT', `/projects/${id}`, { keywords: 'von aussen', ...release(proposal.id) });
    expect(await item(proposal.id)).toMatchObject({ outcome: 'merged', canUndo: true });
    const undone = await ask('POST', `/inbox/${proposal.id}/undo`);
    expect(undone).toMatchObject({
      status: 200,
      body: { data: { id: proposal.id, status: 'update', internalId: id } },
    });
    expect(await item(proposal.id)).toMatchObject({
      outcome: null,
      endedAt: null,
      endedBy: null,
      canUndo: false,
      normalizedData: { keywords: 'von aussen' },
    });
    expect((await project(id)).body.data.keywords).toBe('vorher');
    expect((await ask('GET', `/projects/${id}/history`)).body.data).toHaveLength(3);
    expect(await known(proposal.foreign_id)).toBeUndefined();
    expect((await ask('POST', `/inbox/${proposal.id}/undo`)).status).toBe(409);
  });

  it('is undone along with the project it created', async () => {
    const proposal = await add();
    const {
      body: {
        data: { id },
      },
    } = await ask('POST', '/projects', { title: 'Neu', ...release(proposal.id) });
    expect((await ask('POST', `/inbox/${proposal.id}/undo`)).status).toBe(200);
    expect((await project(id)).status).toBe(404);
    expect(await item(proposal.id)).toMatchObject({ outcome: null, internalId: null, status: 'new' });
  });

  it('stays if the record has changed since, with a message and the record', async () => {
    const { id } = await create({ keywords: 'vorher' });
    const proposal = await add({ status: 'update', internalId: id });
    await ask('PUT', `/projects/${id}`, { keywords: 'von aussen', ...release(proposal.id) });
    await ask('PUT', `/projects/${id}`, { keywords: 'danach' });
    const refused = await ask('POST', `/inbox/${proposal.id}/undo`);
    expect(refused).toMatchObject({
      status: 412,
      body: { detail: expect.stringContaining('seither geändert'), data: { keywords: 'danach' } },
    });
    expect(await item(proposal.id)).toMatchObject({ outcome: 'merged' });
    await ask('DELETE', `/projects/${id}`);
    expect((await ask('POST', `/inbox/${proposal.id}/undo`)).status).toBe(409);
  });

  it('is undone for several at once, or for none', async () => {
    const items = [await add(), await add()];
    await ask('DELETE', '/inbox', { items: items.map(({ id, version }) => ({ id, version })) });
    expect(await known(items[0]!.foreign_id)).toMatchObject({ dismissed_fingerprint: `f${items[0]!.foreign_id}` });
    const stillOpen = await add();
    expect((await ask('POST', '/inbox/undo', { items: [{ id: items[0]!.id }, { id: stillOpen.id }] })).status).toBe(
      409,
    );
    expect((await item(items[0]!.id)).outcome).toBe('dismissed');
    expect((await ask('POST', '/inbox/undo', { items: [{ id: 999_999 }] })).status).toBe(404);
    expect((await ask('POST', '/inbox/undo', { items: [] })).status).toBe(200);
    expect((await ask('POST', '/inbox/undo', { items: [{ id: items[0]!.id, version: 1 }] })).status).toBe(412);
    // The same version number from another write, as after restoring a database.
    const elsewhere = { id: items[0]!.id, version: 2, updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await ask('POST', '/inbox/undo', { items: [elsewhere] })).status).toBe(412);
    const ended = await Promise.all(items.map(async ({ id }) => item(id)));
    expect(
      (
        await ask('POST', '/inbox/undo', {
          items: ended.map(({ id, version, updatedAt }) => ({ id, version, updatedAt })),
        })
      ).body.data,
    ).toHaveLength(2);
    expect(await known(items[0]!.foreign_id)).toBeUndefined();
    expect((await item(items[1]!.id)).outcome).toBeNull();
  });

  it('stays if the source has proposed something newer', async () => {
    const proposal = await add();
    await ask('DELETE', `/inbox/${proposal.id}`);
    await add({ foreignId: proposal.foreign_id });
    expect(await ask('POST', `/inbox/${proposal.id}/undo`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('neuerer Vorschlag') },
    });
  });

  it('is found in the history by who, when, type and outcome', async () => {
    const { body } = await ask(
      'GET',
      `/inbox/history?outcome[]=dismissed&by[]=${one.id}&type[]=project` +
        `&since=${new Date(Date.now() - 60_000).toISOString()}&limit=2`,
    );
    expect(
      body.data.every(({ outcome, endedBy }: InboxItem) => outcome === 'dismissed' && endedBy?.id === one.id),
    ).toBe(true);
    expect(body.meta).toMatchObject({
      total: expect.any(Number),
      people: [{ id: one.id, email: 'eins@test.example' }],
    });
    expect((await ask('GET', '/inbox/history?till=2020-01-01')).body).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await ask('GET', `/inbox/history?by[]=${two.id}`)).body.data).toEqual([]);
    expect((await ask('GET', '/inbox/history?since=gestern')).status).toBe(400);
  });
});

describe('a requested deletion', () => {
  it('is carried out with its item, noted in the history, and undone whole', async () => {
    const { id } = await create();
    const wish = await add({ status: 'deleted', internalId: id, data: [], normalizedData: {} });
    const other = await add({ status: 'update', internalId: id });
    expect((await ask('POST', `/inbox/${other.id}/carry-out`)).status).toBe(422);
    expect((await ask('POST', `/inbox/${wish.id}/carry-out`, undefined, { 'if-match': '"7"' })).status).toBe(412);
    expect((await project(id)).status).toBe(200);
    expect(await ask('POST', `/inbox/${wish.id}/carry-out`, undefined, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      body: { data: { outcome: 'deleted', endedBy: { id: one.id } } },
    });
    expect((await project(id)).status).toBe(404);
    expect((await item(other.id)).outcome).toBe('superseded');
    expect((await ask('POST', `/inbox/${wish.id}/carry-out`)).status).toBe(409);
    expect((await ask('POST', `/inbox/${wish.id}/undo`)).status).toBe(200);
    expect((await project(id)).status).toBe(200);
    expect([(await item(wish.id)).outcome, (await item(other.id)).outcome]).toEqual([null, null]);
  });

  it('is closed as carried out once the record is deleted, or as dismissed if it is kept', async () => {
    const [gone, kept] = [await create(), await create()];
    const [first, second] = [
      await add({ status: 'deleted', internalId: gone.id, data: [], normalizedData: {} }),
      await add({ status: 'deleted', internalId: kept.id, data: [], normalizedData: {} }),
    ];
    await ask('DELETE', `/projects/${gone.id}`);
    await ask('PUT', `/projects/${kept.id}`, { keywords: 'bleibt', ...release(second.id) });
    expect([(await item(first.id)).outcome, (await item(second.id)).outcome]).toEqual(['deleted', 'dismissed']);
  });
});

describe('an unknown value', () => {
  it('is reported on release, found by assigning it later, and the assignment can be undone', async () => {
    const { id } = await create({ topics: [{ id: 1 }] });
    const [one_] = (await ask('GET', '/topics')).body.data as { id: number; name: string }[];
    const proposal = await add({
      status: 'update',
      internalId: id,
      normalizedData: {
        topics: [
          { id: one_!.id, name: one_!.name },
          { id: null, name: 'Wasserstoff', foreignId: 'w' },
        ],
      },
    });
    await ask('PUT', `/projects/${id}`, { topics: [{ id: one_!.id }], ...release(proposal.id) });
    expect(await item(proposal.id)).toMatchObject({
      outcome: 'partial',
      leftOut: [{ field: 'topics', label: 'Themen', names: ['Wasserstoff'] }],
    });
    const unknown = await add({
      type: 'topic',
      title: 'Wasserstoff',
      foreignId: 'w',
      normalizedData: { name: 'Wasserstoff' },
    });
    const other = (await ask('GET', '/topics')).body.data[1] as { id: number };
    expect((await ask('POST', `/inbox/${unknown.id}/assign`, { id: other.id })).status).toBe(200);
    const [following] = (await ask('GET', `/inbox?internalId[]=${id}`)).body.data as InboxItem[];
    expect(following).toMatchObject({ status: 'update', foreignId: proposal.foreign_id });
    expect((await item(following!.id)).normalizedData).toMatchObject({ topics: [{ id: one_!.id }, { id: other.id }] });
    expect((await ask('POST', `/inbox/${unknown.id}/undo`)).status).toBe(200);
    const { rows } = await sql<{ synonyms: string[] }>`select synonyms from topics where id = ${other.id}`.execute(
      test.database.db,
    );
    expect(rows[0]?.synonyms).not.toContain('Wasserstoff');
    expect((await item(unknown.id)).outcome).toBeNull();
  });

  it('of a field that was not merged is not reported', async () => {
    const { id } = await create();
    const proposal = await add({
      status: 'update',
      internalId: id,
      normalizedData: {
        topics: [
          { id: 1, name: 'X' },
          { id: null, name: 'Wasserstoff' },
        ],
      },
    });
    await ask('PUT', `/projects/${id}`, { keywords: 'anderes', ...release(proposal.id) });
    expect(await item(proposal.id)).toMatchObject({ outcome: 'merged', leftOut: [] });
  });
});

describe('two interim saves', () => {
  const keep = (id: number, body: object, who = one, headers = {}) =>
    ask('PUT', `/projects/${id}`, { addToInbox: true, ...body }, headers, who);

  it('are joined if they changed different fields, and each decision keeps its author', async () => {
    const { id } = await create({ keywords: 'k', projectCode: 'c' });
    const { version, id: inboxId } = await add({ status: 'update', internalId: id });
    const first = await keep(id, {
      keywords: 'von eins',
      inboxId,
      inboxVersion: version,
      decisions: [{ path: 'title', decision: 'taken' }],
    });
    expect(first.status).toBe(200);
    const second = await keep(
      id,
      {
        projectCode: 'von zwei',
        inboxId,
        inboxVersion: version,
        decisions: [
          { path: 'title', decision: 'taken' },
          { path: 'keywords', decision: 'kept' },
        ],
      },
      two,
    );
    expect(second).toMatchObject({
      status: 200,
      body: { data: { interim: { keywords: 'von eins', projectCode: 'von zwei' }, interimBy: { id: two.id } } },
    });
    expect((await item(inboxId)).decisions).toMatchObject([
      { path: 'title', decision: 'taken', by: { id: one.id }, at: expect.any(String) },
      { path: 'keywords', decision: 'kept', by: { id: two.id } },
    ]);
    // Continuing from there overwrites nothing, and editors can withdraw their own decisions.
    const third = await keep(id, {
      keywords: 'wieder eins',
      projectCode: 'von zwei',
      inboxId,
      inboxVersion: second.body.data.version,
      decisions: [{ path: 'title', decision: null }],
    });
    expect(third.body.data).toMatchObject({
      interim: { keywords: 'wieder eins', projectCode: 'von zwei' },
      decisions: [{ path: 'keywords' }],
    });
  });

  it('conflict if they changed the same field, and return the current item', async () => {
    const { id } = await create({ keywords: 'k' });
    const { version, id: inboxId } = await add({ status: 'update', internalId: id });
    await keep(id, { keywords: 'von eins', inboxId, inboxVersion: version });
    const refused = await keep(id, { keywords: 'von zwei', inboxId, inboxVersion: version }, two);
    expect(refused).toMatchObject({
      status: 409,
      headers: { etag: expect.stringMatching(/^"2-/) },
      body: {
        data: { id: inboxId, interim: { keywords: 'von eins' } },
        errors: [{ field: 'keywords', message: expect.stringContaining('eins@test.example') }],
      },
    });
    expect((await item(inboxId)).interim).toMatchObject({ keywords: 'von eins' });
    expect((await keep(id, { keywords: 'von zwei', inboxId, inboxVersion: 2 }, two)).status).toBe(200);
  });

  it('lose nothing if one of the two closed the item: the other becomes a separate item', async () => {
    const { id } = await create({ keywords: 'k' });
    const { version, id: inboxId } = await add({ status: 'update', internalId: id });
    await ask('PUT', `/projects/${id}`, { keywords: 'freigegeben', ...release(inboxId) });
    const late = await keep(id, { projectCode: 'von zwei', keywords: 'k', inboxId, inboxVersion: version }, two, {
      'if-match': '"1"',
    });
    expect(late).toMatchObject({
      status: 201,
      body: {
        data: {
          source: 'regio',
          status: 'update',
          internalId: id,
          interim: { projectCode: 'von zwei' },
          interimBase: { keywords: 'k' },
        },
        meta: { ended: { id: inboxId, outcome: 'merged', endedBy: { id: one.id } } },
      },
    });
    const dismissed = await add();
    await ask('DELETE', `/inbox/${dismissed.id}`);
    const kept = await ask(
      'POST',
      '/projects',
      { title: 'Meine Arbeit', addToInbox: true, inboxId: dismissed.id, inboxVersion: 1 },
      {},
      two,
    );
    expect(kept).toMatchObject({
      status: 201,
      body: { data: { status: 'new', title: 'Meine Arbeit' }, meta: { ended: { outcome: 'dismissed' } } },
    });
  });
});
