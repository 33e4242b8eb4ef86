import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, watchStatements, type TestDatabase } from '../../../tests/support/testDatabase';
import type { Database } from '../../database';
import { addItem } from '../../inbox/writeItems';

let test: TestDatabase;
let watched: Database;
let app: FastifyInstance;
let cookie: string;
let user: string;
let statements = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  watched = watchStatements(test.connectionString, () => {
    statements += 1;
  });
  app = await createTestApp(watched);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
  ({ cookie: user } = await createAccount(test.database, 'ROLE_USER'));
});
beforeEach(() => {
  statements = 0;
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await test.drop();
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers = {}) =>
  call(app, method, url, { cookie, body, headers });
const make = async (url: string, body: object) => {
  const answer = await ask('POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const company = (companyName: string, more = {}) =>
  make('/contacts', { type: 'company', companyName, isPublic: true, ...more });
const person = (lastName: string, more = {}) =>
  make('/contacts', { type: 'person', firstName: 'Ännchen', lastName, isPublic: true, ...more });
const group = (name: string) => make('/contact-groups', { name });
const region = (name: string, ids: number[]) =>
  make('/regions', { name, type: 'nrp', contacts: ids.map((id) => ({ id })) });
const read = async (url: string) => (await ask('GET', url)).body.data;
const merge = (stays: number, other: object, record?: object, headers = {}) =>
  ask('POST', `/contacts/${stays}/merge`, { other, record }, headers);
const ids = (records: { id: number }[]) => records.map(({ id }) => id);

describe('two records of one person', () => {
  async function two() {
    const [north, south] = [await company('Nord'), await company('Süd')];
    const [first, second, third] = [await group('Eins'), await group('Zwei'), await group('Drei')];
    const stays = await person('Bleibt', {
      phone: '031 1',
      employments: [{ company: { id: north.id }, role: 'Leitung', official: true }],
      contactGroups: [{ id: second.id }, { id: first.id }],
    });
    const goes = await person('Geht', {
      phone: '031 2',
      email: 'geht@example.org',
      contactGroups: [{ id: third.id }, { id: first.id }],
      employments: [
        { company: { id: south.id }, role: 'Beirat', official: true },
        { company: { id: north.id }, role: 'Leitung' },
      ],
    });
    return { north, south, first, second, third, stays, goes };
  }

  it('merge rows, groups, regions and proposals, and the old id points to the new one', async () => {
    const { north, south, first, second, third, stays, goes } = await two();
    const [both, other] = [
      await region(`Beide ${stays.id}`, [stays.id, goes.id]),
      await region(`Eine ${stays.id}`, [goes.id]),
    ];
    const item = await test.database.db.transaction().execute((trx) =>
      addItem(trx, {
        type: 'contact_update',
        source: 'contact_verification',
        status: 'update',
        title: 'Geht',
        internalId: goes.id,
        data: {},
        normalizedData: { phone: '031 3' },
      }),
    );
    const [tag, otherTag] = await Promise.all(
      [stays, goes].map(async ({ id }) => String((await ask('GET', `/contacts/${id}`)).headers.etag)),
    );
    const answer = await merge(
      stays.id,
      { id: goes.id, version: Number.parseInt(String(otherTag).slice(1), 10) },
      { email: 'geht@example.org' },
      { 'if-match': tag },
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);

    const now = await read(`/contacts/${stays.id}`);
    expect(now).toMatchObject({ lastName: 'Bleibt', phone: '031 1', email: 'geht@example.org' });
    expect(now.employments.map(({ role, official, company: { id } }: any) => [role, official, id])).toEqual([
      ['Leitung', true, north.id],
      ['Beirat', false, south.id],
    ]);
    // The row that both had keeps its id, and so does the one that moved.
    expect(ids(now.employments)).toEqual([stays.employments[0].id, goes.employments[0].id]);
    expect(ids(now.contactGroups)).toEqual([second.id, first.id, third.id]);
    expect(ids((await read(`/contacts/${south.id}`)).employments.map(({ employee }: any) => employee))).toEqual([
      stays.id,
    ]);
    expect(ids((await read(`/regions/${both.id}`)).contacts)).toEqual([stays.id]);
    expect(ids((await read(`/regions/${other.id}`)).contacts)).toEqual([stays.id]);
    expect((await read(`/inbox/${item.id}`)).internalId).toBe(stays.id);

    for (const url of [`/contacts/${goes.id}`, `/contacts/person/${goes.id}`]) {
      const redirect = await ask('GET', url);
      expect({ status: redirect.status, id: redirect.body.data.id, at: redirect.headers['content-location'] }).toEqual({
        status: 200,
        id: stays.id,
        at: `/api/v1${url.replace(String(goes.id), String(stays.id))}`,
      });
      expect((await call(app, 'GET', url, {})).body.data).toMatchObject({ id: stays.id, lastName: 'Bleibt' });
    }
    // The merged contact keeps its history, which the survivor includes.
    expect((await read(`/contacts/${goes.id}/history`))[0]).toMatchObject({
      action: 'delete',
      record: { lastName: 'Geht' },
    });
    expect(await read(`/contacts/${stays.id}/merged`)).toEqual([
      { id: goes.id, name: 'Ännchen Geht', at: expect.any(String), by: expect.any(String) },
    ]);
    expect((await read(`/contacts/${stays.id}/history`))[0].record.employments).toHaveLength(2);
  });

  it('are separated again, each with its own data', async () => {
    const { stays, goes } = await two();
    const regions = [
      await region(`Zurück ${stays.id}`, [stays.id, goes.id]),
      await region(`Zurück, eine ${stays.id}`, [goes.id]),
    ];
    const before = [await read(`/contacts/${stays.id}`), await read(`/contacts/${goes.id}`)];
    expect((await merge(stays.id, { id: goes.id }, { phone: '031 2' })).status).toBe(200);
    expect((await ask('POST', `/contacts/${goes.id}/unmerge`)).status).toBe(200);
    const after = [await read(`/contacts/${stays.id}`), await read(`/contacts/${goes.id}`)];
    const valuesOf = (record: any) => ({
      ...record,
      updatedAt: '',
      employments: record.employments.map(({ id: _, ...row }: any) => row),
    });
    expect(after.map(valuesOf)).toEqual(before.map(valuesOf));
    for (const [index, expected] of [[stays.id, goes.id], [goes.id]].entries())
      expect(ids((await read(`/regions/${regions[index].id}`)).contacts).toSorted((a, b) => a - b)).toEqual(expected);
    expect((await ask('POST', `/contacts/${goes.id}/unmerge`)).status).toBe(404);
  });

  it('stay unchanged if one of them has changed, or without the right to write', async () => {
    const { stays, goes } = await two();
    await ask('PUT', `/contacts/${goes.id}`, { city: 'Thun' });
    expect((await merge(stays.id, { id: goes.id, version: 1 })).status).toBe(409);
    await ask('PUT', `/contacts/${stays.id}`, { city: 'Bern' });
    const stale = await merge(stays.id, { id: goes.id }, { city: 'Biel' }, { 'if-match': '"1"' });
    expect([stale.status, stale.body.data.city]).toEqual([412, 'Bern']);
    expect((await merge(stays.id, { id: stays.id })).status).toBe(422);
    expect((await merge(stays.id, { id: (await company('Keine Person')).id })).body.errors).toMatchObject([
      { field: 'other' },
    ]);
    expect((await merge(stays.id, { id: goes.id }, { lastName: '' })).status).toBe(422);
    expect(
      (await call(app, 'POST', `/contacts/${stays.id}/merge`, { cookie: user, body: { other: { id: goes.id } } }))
        .status,
    ).toBe(403);
    expect((await read(`/contacts/${goes.id}`)).id).toBe(goes.id);
    // None of the refused calls moved anything.
    expect((await read(`/contacts/${goes.id}`)).employments).toHaveLength(2);
    expect((await merge(stays.id, { id: goes.id })).status).toBe(200);
    await ask('PUT', `/contacts/${stays.id}`, { city: 'Biel' });
    expect((await ask('POST', `/contacts/${goes.id}/unmerge`)).status).toBe(409);
  });

  it('merged crosswise at the same time: one succeeds, without a deadlock', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { stays, goes } = await two();
      const answers = await Promise.all([merge(stays.id, { id: goes.id }), merge(goes.id, { id: stays.id })]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      expect((await read(`/contacts/${stays.id}`)).id).toBe((await read(`/contacts/${goes.id}`)).id);
    }
  });

  it('the merged one names the other in the list of deleted records; restored, it has its own data', async () => {
    const { stays, goes } = await two();
    const before = await read(`/contacts/${goes.id}`);
    await merge(stays.id, { id: goes.id });
    const card = async () => (await read(`/deleted?term=${goes.id}`)).find(({ id }: any) => id === goes.id);
    expect(await card()).toMatchObject({ resource: 'contacts/person', partOf: stays.id });
    const restore = (body?: object) => ask('POST', `/contacts/person/${goes.id}/restore`, body);
    // Restoring with changed values would lose the rows that moved.
    const refused = await restore({ record: { city: 'Thun' } });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(`ID ${stays.id}`)]);
    expect((await restore()).status).toBe(201);
    const back = await read(`/contacts/${goes.id}`);
    expect([back.employments.map(({ role }: any) => role), ids(back.contactGroups)]).toEqual([
      before.employments.map(({ role }: any) => role),
      ids(before.contactGroups),
    ]);
    expect((await read(`/contacts/${stays.id}`)).employments).toHaveLength(1);
    // If the other contact has changed since, this one can only be restored alone, on request. If deleted again, it is
    // like any other.
    await merge(stays.id, { id: goes.id });
    await ask('PUT', `/contacts/${stays.id}`, { city: 'Biel' });
    expect((await restore()).status).toBe(409);
    expect((await restore({ apart: true })).status).toBe(201);
    expect((await read(`/contacts/${stays.id}`)).employments).toHaveLength(2);
    await ask('DELETE', `/contacts/person/${goes.id}`);
    expect((await card()).partOf).toBeNull();
  });

  it('have one history in chronological order, even if an older one was merged later', async () => {
    const [goes, stays] = [await person('Geht'), await person('Bleibt')];
    await sql`update history set at = '2022-01-03' where resource = 'contacts/person'
      and record_id = ${stays.id}`.execute(test.database.db);
    await sql`update history set at = '2025-09-05' where resource = 'contacts/person'
      and record_id = ${goes.id}`.execute(test.database.db);
    await merge(stays.id, { id: goes.id });
    const entries = (await read(`/contacts/${stays.id}/history?merged=true`)).map(({ recordId, action }: any) => [
      recordId,
      action,
    ]);
    expect(entries).toEqual([
      [goes.id, 'delete'],
      [stays.id, 'update'],
      [goes.id, 'create'],
      [stays.id, 'create'],
    ]);
  });

  it('of three, the first points to the last', async () => {
    const [one, two_, three] = [await person('Eins'), await person('Zwei'), await person('Drei')];
    await merge(two_.id, { id: one.id });
    await merge(three.id, { id: two_.id });
    expect((await read(`/contacts/${one.id}`)).id).toBe(three.id);
    const entriesOf = async (id: number) =>
      (await read(`/contacts/${id}/history?merged=true`)).map(({ recordId, action }: any) => [recordId, action]);
    expect(await entriesOf(three.id)).toEqual([
      [two_.id, 'delete'],
      [three.id, 'update'],
      [one.id, 'delete'],
      [two_.id, 'update'],
      [three.id, 'create'],
      [two_.id, 'create'],
      [one.id, 'create'],
    ]);
    // Paging is stable; without `merged`, only the record's own entries are returned.
    expect(
      (await read(`/contacts/${three.id}/history?merged=true&limit=2&offset=2`)).map(({ recordId }: any) => recordId),
    ).toEqual([one.id, two_.id]);
    expect((await read(`/contacts/${three.id}/history`)).map(({ recordId }: any) => recordId)).toEqual([
      three.id,
      three.id,
    ]);
    // After they are separated, each has its own history, and the first still points to the second.
    expect((await ask('POST', `/contacts/${two_.id}/unmerge`)).status).toBe(200);
    expect(new Set((await entriesOf(three.id)).map(([id]: [number]) => id))).toEqual(new Set([three.id]));
    expect(new Set((await entriesOf(two_.id)).map(([id]: [number]) => id))).toEqual(new Set([two_.id, one.id]));
    expect((await read(`/contacts/${one.id}`)).id).toBe(two_.id);
  });
});

it('organisations: children of the merged one move to the other, which never becomes its own child', async () => {
  const top = await company('Dach');
  const goes = await company('Mitte', { parent: { id: top.id } });
  const stays = await company('Unten', { parent: { id: goes.id } });
  const child = await company('Neben', { parent: { id: goes.id } });
  expect((await merge(stays.id, { id: goes.id })).status).toBe(200);
  expect((await read(`/contacts/${stays.id}`)).parent.id).toBe(top.id);
  expect((await read(`/contacts/${child.id}`)).parent.id).toBe(stays.id);
  expect((await ask('POST', `/contacts/${goes.id}/unmerge`)).status).toBe(200);
  expect([(await read(`/contacts/${stays.id}`)).parent.id, (await read(`/contacts/${child.id}`)).parent.id]).toEqual([
    goes.id,
    goes.id,
  ]);
  // Two levels further down, it would become its own ancestor.
  const deep = await company('Tief', { parent: { id: child.id } });
  expect((await merge(deep.id, { id: goes.id })).status).toBe(422);
  expect((await merge(goes.id, { id: deep.id })).status).toBe(200);
});

it('take as many statements for 30 references as for one', async () => {
  const counts: number[] = [];
  for (const many of [1, 30]) {
    const [stays, goes] = [await company(`Bleibt ${many}`), await company(`Geht ${many}`)];
    for (let index = 0; index < many; index += 1) {
      await person(`Angestellt ${many} ${index}`, { employments: [{ company: { id: goes.id } }] });
      await company(`Tochter ${many} ${index}`, { parent: { id: goes.id } });
      await region(`Region ${many} ${index}`, [goes.id]);
    }
    statements = 0;
    expect((await merge(stays.id, { id: goes.id })).status).toBe(200);
    counts.push(statements);
    expect((await read(`/contacts/${stays.id}`)).employments).toHaveLength(many);
  }
  expect(counts[1]).toBe(counts[0]);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from contacts where parent_id is not null`.execute(test.database.db);
  expect(rows[0]?.n).toBeGreaterThanOrEqual(31);
});
