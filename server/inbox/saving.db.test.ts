import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxItem } from '../../domain/inbox/inbox';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, watchStatements, type TestDatabase } from '../../tests/support/testDatabase';
import type { Database } from '../database';
import { addItem, type NewItem } from './writeItems';

let test: TestDatabase;
let watched: Database;
let app: FastifyInstance;
let cookie: string;
let statements = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  watched = watchStatements(test.connectionString, () => (statements += 1));
  app = await createTestApp(watched);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await test.drop();
});

const ask = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => {
  statements = 0;
  return call(app, method, url, { cookie, body, headers });
};
let codes = 0;
const add = async (item: Partial<NewItem> = {}) => {
  const foreignId = `BE_${(codes += 1)}`;
  const proposal = { title: 'Seilbahn', keywords: 'von aussen' };
  const whole = {
    type: 'project',
    source: 'chmos',
    status: 'new',
    title: 'Seilbahn',
    foreignId,
    fingerprint: `f${foreignId}`,
    data: { titel: 'Seilbahn' },
    normalizedData: proposal,
    ...item,
  };
  const { id } = await test.database.db.transaction().execute((trx) => addItem(trx, whole as NewItem));
  return { id, foreignId };
};
const item = async (id: number) => (await ask('GET', `/inbox/${id}`)).body.data as InboxItem;
const create = async (body: object = {}) =>
  (await ask('POST', '/projects', { title: 'Bestehend', ...body })).body.data as { id: number };
const release = (inboxId: number) => ({ inboxId, merge: true, addToInbox: false });
const known = (foreignId: string) =>
  test.database.db.selectFrom('source_records').selectAll().where('foreign_id', '=', foreignId).executeTakeFirst();

describe('releasing', () => {
  it('writes the project, closes the item, and remembers the merge for the next proposal', async () => {
    const { id, foreignId } = await add();
    const saved = await ask('POST', '/projects', { title: 'Seilbahn, schöner', ...release(id) });
    expect(saved).toMatchObject({ status: 201, body: { data: { title: 'Seilbahn, schöner' } } });
    expect(saved.body.data).not.toHaveProperty('inboxId');
    const recordId = saved.body.data.id as number;
    expect(await item(id)).toMatchObject({
      outcome: 'merged',
      internalId: recordId,
      endedBy: { email: 'role_editor@test.example' },
    });
    expect(await known(foreignId)).toMatchObject({
      record_id: recordId,
      merged: { title: 'Seilbahn', keywords: 'von aussen' },
      merged_fingerprint: `f${foreignId}`,
    });
  });

  it('leaves both unchanged if anything fails', async () => {
    const project = await create({ keywords: 'vorher' });
    const { id, foreignId } = await add({ status: 'update', internalId: project.id });
    const before = await Promise.all([ask('GET', `/projects/${project.id}`), item(id)]);
    await sql`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''not today''; end'`.execute(test.database.db);
    await sql`create trigger refuse before insert or update on source_records
      for each row execute function refuse()`.execute(test.database.db);
    expect((await ask('PUT', `/projects/${project.id}`, { keywords: 'nachher', ...release(id) })).status).toBe(500);
    await sql`drop trigger refuse on source_records`.execute(test.database.db);
    const after = await Promise.all([ask('GET', `/projects/${project.id}`), item(id)]);
    expect(after.map((answer) => JSON.stringify('body' in answer ? answer.body : answer))).toEqual(
      before.map((answer) => JSON.stringify('body' in answer ? answer.body : answer)),
    );
    expect(await known(foreignId)).toBeUndefined();
  });

  it('leaves the item alone if the project is refused, outdated or gone', async () => {
    const project = await create();
    const { id } = await add({ status: 'update', internalId: project.id });
    const refused = [
      await ask('PUT', `/projects/${project.id}`, { title: ' ', ...release(id) }),
      await ask('PUT', `/projects/${project.id}`, { keywords: 'zu spät', ...release(id) }, { 'if-match': '"99"' }),
      await ask('PUT', '/projects/999999', { ...release(id) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 412, 404]);
    expect(await item(id)).toMatchObject({ outcome: null, version: 1 });
  });

  it('can be repeated after a lost response: the record is saved, and the item closed once', async () => {
    const project = await create();
    const { id } = await add({ status: 'update', internalId: project.id });
    const send = () =>
      ask('PUT', `/projects/${project.id}`, { keywords: 'von aussen', ...release(id) }, { 'if-match': '"1"' });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.body, again.headers.etag]).toEqual([200, first.body, first.headers.etag]);
    expect(await item(id)).toMatchObject({ outcome: 'merged', version: 2 });
  });

  it('succeeds for one of two editors who release the same item', async () => {
    const { id } = await add();
    const answers = await Promise.all(
      [1, 2, 3].map((n) => ask('POST', '/projects', { title: `Person ${n}`, ...release(id) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await ask('GET', '/projects?term=Person')).body.data).toHaveLength(1);
  });

  it('without `merge` links the item to the project', async () => {
    const { id } = await add();
    const { id: recordId } = await create();
    const saved = { title: 'Bestehend', inboxId: id, merge: false, addToInbox: false };
    expect((await ask('PUT', `/projects/${recordId}`, saved)).status).toBe(200);
    expect(await item(id)).toMatchObject({ outcome: null, internalId: recordId, status: 'update' });
  });

  it('refuses unknown items and malformed ids', async () => {
    const { id } = await add({ type: 'job' });
    for (const inboxId of [999_999, id, 0, 'x', 1.5]) {
      const answer = await ask('POST', '/projects', { title: 'Nie', inboxId, merge: true });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'inboxId' }] } });
    }
    expect((await ask('POST', '/projects', { title: 'Nie', merge: 'x' })).status).toBe(422);
    expect((await ask('GET', '/projects?term=Nie')).body.data).toHaveLength(0);
  });

  it('costs the same, however full the inbox is', async () => {
    const costs = async () => {
      const { id: recordId } = await create();
      const { id } = await add({ status: 'update', internalId: recordId });
      await ask('PUT', `/projects/${recordId}`, { keywords: 'neu', ...release(id) });
      return statements;
    };
    const before = await costs();
    for (let n = 0; n < 50; n += 1) await add();
    expect(await costs()).toBe(before);
    const { id } = await create();
    await ask('PUT', `/projects/${id}`, { keywords: 'neu' });
    expect(before - statements).toBe(3);
  });
});

describe('an interim save (case A)', () => {
  const aside = { addToInbox: true, merge: false };

  it('leaves the project alone, and keeps the raw record and its author', async () => {
    const project = await create({ keywords: 'bleibt' });
    const { id } = await add({ status: 'update', internalId: project.id });
    const kept = await ask('PUT', `/projects/${project.id}`, {
      title: 'Halb fertig',
      keywords: 'halb',
      inboxId: id,
      ...aside,
    });
    expect(kept).toMatchObject({
      status: 200,
      body: { data: { id, title: 'Halb fertig', hasInterim: true, version: 2 } },
    });
    expect(await item(id)).toMatchObject({
      source: 'chmos',
      data: { titel: 'Seilbahn' },
      normalizedData: { keywords: 'von aussen' },
      interim: { title: 'Halb fertig', keywords: 'halb' },
      interimBase: { keywords: 'bleibt' },
      interimBy: { email: 'role_editor@test.example' },
    });
    expect((await ask('GET', `/projects/${project.id}`)).body.data).toMatchObject({
      title: 'Bestehend',
      keywords: 'bleibt',
    });
    expect((await ask('GET', `/projects/${project.id}/history`)).body.data).toHaveLength(1);
  });

  it('without an item creates one of our own', async () => {
    const added = await ask('POST', '/projects', {
      title: 'Neu und halb',
      topics: [{ id: 1 }],
      inboxId: null,
      ...aside,
    });
    expect(added).toMatchObject({
      status: 201,
      body: {
        data: {
          source: 'regio',
          type: 'project',
          status: 'new',
          internalId: null,
          title: 'Neu und halb',
          normalizedData: { title: 'Neu und halb', topics: [{ id: 1, name: expect.any(String) }] },
        },
      },
    });
    expect(added.body.data.normalizedData).not.toHaveProperty('addToInbox');
    const project = await create({ keywords: 'vorher' });
    const changed = await ask('PUT', `/projects/${project.id}`, { keywords: 'nachher', ...aside });
    expect(changed.body.data).toMatchObject({
      status: 'update',
      internalId: project.id,
      base: { keywords: 'vorher' },
      normalizedData: { keywords: 'nachher', title: 'Bestehend' },
    });
    const again = await ask('PUT', `/projects/${project.id}`, {
      keywords: 'noch später',
      inboxId: changed.body.data.id,
      ...aside,
    });
    expect(again).toMatchObject({
      status: 200,
      body: { data: { id: changed.body.data.id, normalizedData: { keywords: 'noch später' }, version: 2 } },
    });
  });

  it('refuses what a save would refuse', async () => {
    const project = await create();
    const answers = [
      await ask('POST', '/projects', { title: '', ...aside }),
      await ask('POST', '/projects', { title: 'X', topics: [{ id: 987_654 }], ...aside }),
      await ask('PUT', `/projects/${project.id}`, { ...aside }, { 'if-match': '"99"' }),
      await ask('PUT', '/projects/999999', { ...aside }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 412, 404]);
  });
});

it('deleting a project closes its open items', async () => {
  const project = await create();
  const { id } = await add({ status: 'update', internalId: project.id });
  const other = await add();
  await ask('DELETE', `/projects/${project.id}`);
  expect(await item(id)).toMatchObject({ outcome: 'superseded', endedBy: { email: 'role_editor@test.example' } });
  expect(await item(other.id)).toMatchObject({ outcome: null });
});
