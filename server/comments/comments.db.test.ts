import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxCommentsPerRecord } from '../../domain/comments';
import { openLive } from '../../tests/support/liveStream';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { addItem, endItem, lockItem } from '../inbox/writeItems';

let test: TestDatabase;
let app: FastifyInstance;
let anna: { id: number; cookie: string };
let beat: { id: number; cookie: string };

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  anna = await createAccount(test.database, 'ROLE_EDITOR', 'anna@test.example');
  beat = await createAccount(test.database, 'ROLE_EDITOR', 'beat@test.example');
  await sql`update users set name = 'Anna Arnold' where id = ${anna.id}`.execute(test.database.db);
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, { cookie } = anna) =>
  call(app, method, url, { cookie, body });
const project = async (title: string) => (await ask('POST', '/projects', { title })).body.data.id as number;
const comment = async (recordId: number, text: string, more = {}, who = anna) =>
  (await ask('POST', '/comments', { resource: 'projects', recordId, text, ...more }, who)).body.data;
const on = async (recordId: number, resource = 'projects') =>
  (await ask('GET', `/comments?resource=${resource}&recordId=${recordId}`)).body;
const textsOn = async (recordId: number, resource?: string) =>
  (await on(recordId, resource)).data.map(({ text }: { text: string }) => text);
const mentions = async (who = beat) => (await ask('GET', '/mentions', undefined, who)).body;
const item = async () => (await added()).id;
const added = () =>
  test.database.db
    .transaction()
    .execute((trx) =>
      addItem(trx, { type: 'job', source: 'embed', status: 'new', title: 'Stelle', data: {}, normalizedData: {} }),
    );

it('people comment on a record or a field, reply, resolve, and change only their own comments', async () => {
  const id = await project('Besprochen');
  const first = await comment(id, ' Stimmt das Jahr? ', { field: 'translations.fr.title' });
  expect(first).toMatchObject({
    parent: null,
    field: 'translations.fr.title',
    text: 'Stimmt das Jahr?',
    author: { id: anna.id, email: 'anna@test.example' },
    resolvedAt: null,
  });
  const answer = await comment(id, 'Ja', { parent: first.id, field: 'other' }, beat);
  expect(answer).toMatchObject({ parent: first.id, field: 'translations.fr.title' });
  // A reply cannot have replies, and stays on the record of its parent.
  const refused = async (body: object) =>
    (await ask('POST', '/comments', { resource: 'projects', recordId: id, text: 'x', ...body })).status;
  expect(await refused({ parent: answer.id })).toBe(422);
  expect(await refused({ parent: first.id, recordId: await project('Anderes') })).toBe(422);
  expect(await refused({ text: ' ' })).toBe(422);
  expect(await refused({ field: '../x' })).toBe(422);
  expect(await refused({ resource: 'users' })).toBe(422);
  expect(await refused({ recordId: 999_999 })).toBe(404);

  const change = (what: number, body: object, who = anna) => ask('PUT', `/comments/${what}`, body, who);
  expect((await change(first.id, { text: 'Meins' }, beat)).status).toBe(403);
  expect((await change(first.id, { text: 'Stimmt 2024?' })).body.data).toMatchObject({
    text: 'Stimmt 2024?',
    editedAt: expect.any(String),
  });
  expect((await ask('POST', `/comments/${answer.id}/resolve`)).status).toBe(422);
  expect((await ask('POST', `/comments/${first.id}/resolve`, undefined, beat)).body.data).toMatchObject({
    resolvedBy: { id: beat.id },
  });
  expect((await ask('POST', `/comments/${first.id}/reopen`)).body.data).toMatchObject({ resolvedAt: null });

  expect((await ask('DELETE', `/comments/${first.id}`, undefined, beat)).status).toBe(403);
  expect((await ask('DELETE', `/comments/${first.id}`)).status).toBe(200);
  // A comment with replies stays as a placeholder.
  expect(await textsOn(id)).toEqual(['', 'Ja']);
  expect((await ask('DELETE', `/comments/${answer.id}`, undefined, beat)).status).toBe(200);
  expect((await ask('DELETE', `/comments/${first.id}`)).status).toBe(200);
  expect(await textsOn(id)).toEqual([]);
  expect((await change(first.id, { text: 'Zu spät' })).status).toBe(404);
});

it('a record has a limited number of comments', async () => {
  const id = await project('Viel besprochen');
  await sql`insert into comments (resource, record_id, user_email, text)
    select 'projects', ${id}, 'x', 'x' from generate_series(1, ${maxCommentsPerRecord})`.execute(test.database.db);
  expect((await ask('POST', '/comments', { resource: 'projects', recordId: id, text: 'Noch einer' })).status).toBe(409);
});

it('a mentioned colleague gets one mail and a live notification that stays unread until they see it', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const live = await openLive(address, beat.cookie);
  await expect.poll(() => live.events.some(({ type }) => type === 'present')).toBe(true);
  const id = await project('Mit Erwähnung');
  const user = await createAccount(test.database, 'ROLE_USER');
  const body = { resource: 'projects', recordId: id, text: '@beat@test.example Bitte lesen' };
  expect((await ask('POST', '/comments', { ...body, mentions: [user.id] })).status).toBe(422);
  const { id: written } = await comment(id, body.text, { mentions: [beat.id, anna.id] });
  await ask('PUT', `/comments/${written}`, { text: 'Bitte alle lesen', mentions: [beat.id] });
  const { rows } = await sql<{ recipient: string; subject: string; text_body: string }>`
    select recipient, subject, text_body from outbox where kind = 'MENTION'`.execute(test.database.db);
  expect(rows).toMatchObject([
    { recipient: 'beat@test.example', subject: 'Anna Arnold hat Sie erwähnt: Mit Erwähnung' },
  ]);
  expect(rows[0]?.text_body).toContain(`/projects/${id}/edit?comment=${written}`);
  await expect
    .poll(() => live.events)
    .toEqual(
      expect.arrayContaining([
        { type: 'comments', resource: 'projects', recordId: id },
        { type: 'mentions', users: [beat.id] },
      ]),
    );
  expect(JSON.stringify(live.events)).not.toContain('lesen');
  live.close();
  expect(await mentions()).toMatchObject({
    data: [{ id: written, resource: 'projects', recordId: id, title: 'Mit Erwähnung', path: null, seenAt: null }],
    meta: { unread: 1 },
  });
  expect((await mentions(anna)).data).toEqual([]);

  // Deleting a record hides its comments; restoring it brings them back.
  await ask('DELETE', `/projects/${id}`);
  expect(await mentions()).toMatchObject({ data: [], meta: { unread: 0 } });
  expect((await ask('POST', '/comments', { ...body, text: 'Zu spät' })).status).toBe(404);
  await ask('POST', `/projects/${id}/restore`);
  expect((await mentions()).meta.unread).toBe(1);
  await ask('POST', '/mentions/seen', { resource: 'projects', recordId: id + 1 }, beat);
  expect((await mentions()).meta.unread).toBe(1);
  await ask('POST', '/mentions/seen', { resource: 'projects', recordId: id }, beat);
  expect(await mentions()).toMatchObject({ data: [{ seenAt: expect.any(String) }], meta: { unread: 0 } });
});

it('comments follow a merge and its undoing', async () => {
  const make = async (companyName: string) =>
    (await ask('POST', '/contacts', { type: 'company', companyName })).body.data.id as number;
  const [stays, goes] = [await make('Bleibt'), await make('Geht')];
  const resource = 'contacts/company';
  const write = (recordId: number, text: string) => ask('POST', '/comments', { resource, recordId, text });
  await write(stays, 'Eins');
  await write(goes, 'Zwei');
  await ask('PUT', '/assignments', { resource, ids: [goes], assignee: beat.id });
  expect((await ask('POST', `/contacts/${stays}/merge`, { other: { id: goes } })).status).toBe(200);
  expect(await textsOn(stays, resource)).toEqual(['Eins', 'Zwei']);
  expect((await on(stays, resource)).meta.assignment).toMatchObject({ assignee: { id: beat.id } });
  expect((await ask('POST', `/contacts/${goes}/unmerge`)).status).toBe(200);
  expect(await textsOn(stays, resource)).toEqual(['Eins']);
  expect(await textsOn(goes, resource)).toEqual(['Zwei']);
  expect((await on(stays, resource)).meta.assignment).toBeNull();
  await ask('PUT', '/assignments', { resource, ids: [goes], assignee: null });
});

it('assigns several at once, all or none, and notifies lists and the assignee', async () => {
  const items = [await item(), await item(), await item()];
  const list = async () => (await ask('GET', '/inbox?shape=summary')).headers.etag;
  const before = await list();
  const put = (ids: number[], assignee: number | null, resource = 'inbox') =>
    ask('PUT', '/assignments', { resource, ids, assignee });
  expect((await put([...items, 999_999], beat.id)).status).toBe(404);
  expect((await ask('GET', `/assignments?resource=inbox&ids=${items.join(',')}`)).body.data).toEqual([]);
  expect((await put(items, beat.id)).body.data).toMatchObject(
    items.map((recordId) => ({ recordId, assignee: { id: beat.id }, by: { id: anna.id } })),
  );
  expect(await list()).not.toBe(before);
  const cards = (await ask('GET', `/inbox?shape=summary&per=record&assignee[]=${beat.id}`)).body;
  expect(cards.data.map(({ id }: { id: number }) => id)).toEqual(items);
  expect(cards).toMatchObject({ data: [{ assignee: { id: beat.id } }, {}, {}], meta: { counts: { job: 3 } } });
  expect((await ask('GET', `/inbox?assignee[]=${anna.id}`)).body.data).toEqual([]);
  await put([items[0]!], anna.id);
  await put([items[1]!], null);
  const mine = async (who = beat) => (await ask('GET', '/assignments/mine', undefined, who)).body.data;
  expect(await mine()).toMatchObject([{ recordId: items[2], title: 'Stelle', path: `/inbox/jobs/${items[2]}` }]);
  // A closed item is no longer assigned to anyone.
  await test.database.db
    .transaction()
    .execute(async (trx) => endItem(trx, await lockItem(trx, items[2]!), 'dismissed', { ...beat, email: 'x' }));
  expect(await mine()).toEqual([]);
  const user = await createAccount(test.database, 'ROLE_USER', 'niemand@test.example');
  expect((await put([items[0]!], user.id)).status).toBe(422);
  expect((await put([1], beat.id, 'users')).status).toBe(422);
  await sql`update users set disabled_at = now() where id = ${beat.id}`.execute(test.database.db);
  expect((await put([1], beat.id)).status).toBe(422);
  await sql`update users set disabled_at = null where id = ${beat.id}`.execute(test.database.db);
});

it('lists show who takes care of a record to editors only, and one mail reports many assignments', async () => {
  const ids = [await project('Eins'), await project('Zwei'), await project('Drei')];
  const put = (who: number | null, some: number[], from = anna) =>
    ask('PUT', '/assignments', { resource: 'projects', ids: some, assignee: who }, from);
  const found = async (query: string, cookie?: string) =>
    (await call(app, 'GET', `/projects?orderBy[]=id&${query}`, { cookie })).body.data.map(
      ({ id }: { id: number }) => id,
    );
  await put(beat.id, ids);
  await put(anna.id, [ids[0]!]);
  expect(await found(`assignee[]=${beat.id}`, anna.cookie)).toEqual(ids.slice(1));
  expect(await found(`assignee[]=${beat.id}&term=drei`, anna.cookie)).toEqual([ids[2]]);
  expect(await found(`assignee[]=${beat.id}&assignee[]=${anna.id}`, anna.cookie)).toEqual(ids);
  await sql`update projects set is_public = true where id = any(${ids}::int[])`.execute(test.database.db);
  expect(await found(`assignee[]=${beat.id}`)).toEqual([]);
  // Assigning the same again sends no mail, and neither does assigning something to oneself.
  await put(beat.id, ids.slice(1));
  await put(beat.id, [ids[1]!], beat);
  await put(beat.id, [ids[0]!]);
  const { rows } = await sql<{ recipient: string; subject: string; text_body: string }>`
    select recipient, subject, text_body from outbox where kind = 'ASSIGNMENT' and text_body like '%Eins%'
    order by id`.execute(test.database.db);
  expect(rows).toMatchObject([
    { recipient: 'beat@test.example', subject: 'Anna Arnold hat Ihnen 3 Einträge zugewiesen' },
    { recipient: 'beat@test.example', subject: 'Anna Arnold hat Ihnen «Eins» zugewiesen' },
  ]);
  expect(rows[0]?.text_body).toContain('Drei');
  expect(rows[1]?.text_body).toContain(`/projects/${ids[0]}/edit`);
});

it('comments on an item move to the record with its release, and back when that is undone', async () => {
  const { id } = await test.database.db
    .transaction()
    .execute((trx) =>
      addItem(trx, { type: 'project', source: 'x', status: 'new', title: 'P', data: {}, normalizedData: {} }),
    );
  const body = { resource: 'inbox', recordId: id, text: 'Bitte prüfen', field: 'title', mentions: [beat.id] };
  expect((await ask('POST', '/comments', body)).status).toBe(201);
  const released = await ask('POST', '/projects', { title: 'Freigegeben', inboxId: id });
  const record = released.body.data.id as number;
  expect(await textsOn(record)).toEqual(['Bitte prüfen']);
  expect((await mentions()).data[0]).toMatchObject({ resource: 'projects', recordId: record });
  const version = (await ask('GET', `/inbox/${id}`)).body.data.version;
  expect((await ask('POST', '/inbox/undo', { items: [{ id, version }] })).status).toBe(200);
  expect(await textsOn(record)).toEqual([]);
  expect(await textsOn(id, 'inbox')).toEqual(['Bitte prüfen']);
  // A dismissed item keeps its comments.
  expect((await ask('DELETE', `/inbox/${id}`)).status).toBe(200);
  expect(await textsOn(record)).toEqual([]);
});
