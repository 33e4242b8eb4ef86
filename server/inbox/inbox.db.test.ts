import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Card, InboxItem } from '../../domain/inbox/inbox';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { addItem, type NewItem } from './writeItems';

let test: TestDatabase;
let app: FastifyInstance;
let editor: { id: number; cookie: string };

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  editor = await createAccount(test.database, 'ROLE_EDITOR');
});
beforeEach(async () => {
  await sql`delete from inbox_items`.execute(test.database.db);
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => call(app, method, url, { cookie: editor.cookie, body, headers });
const add = async (item: Partial<NewItem> = {}) => {
  const whole = {
    type: 'project',
    source: 'chmos',
    status: 'new',
    title: 'Seilbahn',
    data: { titel: 'Seilbahn' },
    normalizedData: { title: 'Seilbahn' },
    ...item,
  } as NewItem;
  return (await test.database.db.transaction().execute((trx) => addItem(trx, whole))).id;
};
const read = async (id: number) => (await ask('GET', `/inbox/${id}`)).body.data as InboxItem;
const titles = async (query = '') =>
  ((await ask('GET', `/inbox${query}`)).body.data as Card[]).map(({ title }) => title);

describe('the list', () => {
  it('is ordered by type, deletions first, then the oldest first', async () => {
    await add({ title: 'Update', status: 'update' });
    await add({ title: 'Pendent', status: 'pending' });
    await add({ title: 'Neu' });
    await add({ title: 'Weg', status: 'deleted', data: [], normalizedData: {} });
    await add({ title: 'Neu, später' });
    await add({ title: 'Rest', type: 'contact_update', status: 'pending', data: { changes: [], delete: 0 } });
    await add({
      title: 'Ändert',
      type: 'contact_update',
      status: 'pending',
      data: { changes: { city: 'Chur' }, delete: 0 },
    });
    await add({ title: 'Löscht', type: 'contact_update', status: 'pending', data: { changes: [], delete: '1' } });
    await add({ title: 'Thema', type: 'topic', data: [] });
    expect(await titles()).toEqual([
      'Thema',
      'Weg',
      'Neu',
      'Neu, später',
      'Update',
      'Pendent',
      'Löscht',
      'Ändert',
      'Rest',
    ]);
    expect((await ask('GET', '/inbox')).body.meta).toEqual({
      total: 9,
      counts: { topic: 1, project: 5, contact_update: 3 },
    });
  });

  it('filters by type, source, badge and words, and counts by all but the type', async () => {
    await add({ title: 'Bergbahn Grüsch', foreignId: 'GR_77' });
    await add({ title: 'Bergbad', source: 'xls', status: 'update' });
    await add({ title: 'Bergjob', type: 'job', source: 'xls' });
    await add({ title: 'Person', type: 'contact_update', status: 'pending', data: { changes: { a: 1 } } });
    expect(await titles('?term=gruesch')).toEqual(['Bergbahn Grüsch']);
    expect(await titles('?term=gr_77')).toEqual(['Bergbahn Grüsch']);
    expect(await titles('?status[]=update')).toEqual(['Bergbad', 'Person']);
    expect(await titles('?source[]=xls&type[]=job')).toEqual(['Bergjob']);
    expect((await ask('GET', '/inbox?type[]=job&term=berg&limit=1')).body.meta).toEqual({
      total: 1,
      counts: { project: 2, job: 1 },
    });
    expect(await titles('?type[]=project&limit=1&offset=1')).toEqual(['Bergbad']);
    expect((await ask('GET', '/inbox?limit=1001')).status).toBe(400);
  });

  it('continues after an item, open or closed, in its order and filters (the next item of a review)', async () => {
    const ids = [
      await add({ title: 'Update', status: 'update' }),
      await add({ title: 'Neu' }),
      await add({ title: 'Anders', source: 'xls' }),
      await add({ title: 'Weg', status: 'deleted', data: [], normalizedData: {} }),
      await add({ title: 'Neu, später' }),
    ];
    const behind = (index: number, query = '') => titles(`?type[]=project&after[]=${ids[index]}${query}`);
    expect(await behind(3)).toEqual(['Neu', 'Anders', 'Neu, später', 'Update']);
    expect(await behind(1, '&source[]=chmos')).toEqual(['Neu, später', 'Update']);
    expect(await behind(0)).toEqual([]);
    await ask('DELETE', `/inbox/${ids[1]}`);
    expect(await behind(1, '&limit=1')).toEqual(['Anders']);
    expect((await ask('GET', `/inbox?type[]=project&after[]=${ids[2]}`)).body.meta).toEqual({
      total: 4,
      counts: { project: 4 },
    });
    expect((await ask('GET', '/inbox?after[]=x')).status).toBe(400);
  });

  it('sends 304 until something changes', async () => {
    const id = await add();
    const { headers } = await ask('GET', '/inbox');
    const again = () => ask('GET', '/inbox', undefined, { 'if-none-match': String(headers.etag) });
    expect((await again()).status).toBe(304);
    await ask('DELETE', `/inbox/${id}`);
    expect((await again()).status).toBe(200);
  });

  it('leaves out features that are switched off, and does not exist without its own', async () => {
    const id = await add({ type: 'businessSector' });
    await add({ type: 'topic' });
    const cards = await ask('GET', '/inbox');
    expect(cards.body.meta).toEqual({ total: 1, counts: { topic: 1 } });
    expect((await ask('GET', `/inbox/${id}`)).status).toBe(404);
    const without = await createTestApp(test.database, { env: { PLUGIN_ENABLE_INBOX: 'false' } });
    for (const url of ['/inbox', '/inbox/1', '/inbox/history'])
      expect((await call(without, 'GET', url, { cookie: editor.cookie })).status).toBe(404);
    const kept = await call(without, 'POST', '/projects', {
      cookie: editor.cookie,
      body: { title: 'X', addToInbox: true },
    });
    expect(kept).toMatchObject({ status: 422, body: { errors: [{ field: 'addToInbox' }] } });
    const released = await call(without, 'POST', '/projects', {
      cookie: editor.cookie,
      body: { title: 'X', inboxId: null, merge: true, addToInbox: false },
    });
    expect(released.status).toBe(201);
    await without.close();
  });

  it('does not read the contents of 10,000 items', async () => {
    await sql`
      insert into inbox_items (type, source, status, title, data, normalized_data, search)
      select 'project', 'chmos', 'new', 'Projekt ' || n, '[]',
        jsonb_build_object('description', repeat(md5(n::text), 100)), 'projekt ' || n
      from generate_series(1, 10000) n`.execute(test.database.db);
    await sql`analyze inbox_items`.execute(test.database.db);
    const { body } = await ask('GET', '/inbox?type[]=project&limit=500&shape=summary');
    expect(body.meta).toEqual({ total: 10_000, counts: { project: 10_000 } });
    expect(Object.keys(body.data[0])).not.toContain('normalizedData');
    const { rows } = await sql<{ heap: number }>`select pg_relation_size('inbox_items') as heap`.execute(
      test.database.db,
    );
    expect(rows[0]?.heap).toBeLessThan(10_000 * 400);
  });
});

describe('an item', () => {
  it('is returned with all its data, or as 304 if unchanged', async () => {
    const id = await add({ foreignId: 'BE_1', base: { title: 'Alt' } });
    const { body, headers } = await ask('GET', `/inbox/${id}`);
    expect(body.data).toMatchObject({
      id,
      version: 1,
      type: 'project',
      source: 'chmos',
      status: 'new',
      title: 'Seilbahn',
      internalId: null,
      foreignId: 'BE_1',
      hasInterim: false,
      data: { titel: 'Seilbahn' },
      normalizedData: { title: 'Seilbahn' },
      base: { title: 'Alt' },
      interim: null,
      outcome: null,
      endedAt: null,
      endedBy: null,
    });
    expect((await ask('GET', `/inbox/${id}`, undefined, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await ask('GET', '/inbox/999999')).status).toBe(404);
  });

  it('stays in the history after dismissal, with who and when, and its data stays known', async () => {
    const id = await add({ foreignId: 'BE_2', fingerprint: 'abc' });
    expect((await ask('DELETE', `/inbox/${id}`)).body).toEqual({ data: { id } });
    expect(await titles()).toEqual([]);
    const who = { id: editor.id, email: 'role_editor@test.example' };
    expect((await ask('GET', '/inbox/history')).body.data).toMatchObject([
      { id, title: 'Seilbahn', outcome: 'dismissed', endedBy: who, endedAt: expect.any(String) },
    ]);
    expect(await read(id)).toMatchObject({ outcome: 'dismissed', normalizedData: { title: 'Seilbahn' } });
    const known = await test.database.db
      .selectFrom('source_records')
      .selectAll()
      .where('foreign_id', '=', 'BE_2')
      .execute();
    expect(known).toMatchObject([{ source: 'chmos', dismissed_fingerprint: 'abc', merged: null }]);
    expect((await ask('DELETE', `/inbox/${id}`)).status).toBe(409);
  });

  it('cannot be dismissed from an outdated version', async () => {
    const id = await add();
    expect((await ask('DELETE', `/inbox/${id}`, undefined, { 'if-match': '"7"' })).status).toBe(412);
    // The same version number from another write, as after restoring a backup.
    expect((await ask('DELETE', `/inbox/${id}`, undefined, { 'if-match': '"1-abcdef"' })).status).toBe(412);
    const { headers } = await ask('GET', `/inbox/${id}`);
    expect((await ask('DELETE', `/inbox/${id}`, undefined, { 'if-match': String(headers.etag) })).status).toBe(200);
  });
});
