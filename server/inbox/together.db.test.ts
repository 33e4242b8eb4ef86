import { beforeEach, expect, it } from 'vitest';
import type { Card, InboxItem } from '../../domain/inbox/inbox';
import { testApi } from '../../tests/support/testApi';
import { addItem, type NewItem } from './writeItems';

/** Several proposals about one person form one card and are decided together. */

const server = testApi();
const { ask } = server;
let person: Record<string, any>;
let other: Record<string, any>;
beforeEach(async () => {
  await server.database.db.deleteFrom('inbox_items').execute();
  [person, other] = await Promise.all(
    ['Anna', 'Reto'].map(
      async (firstName) =>
        (await ask('POST', '/contacts', { type: 'person', firstName, lastName: 'Caduff' })).body.data,
    ),
  );
});

const add = async (phone: string, more: Partial<NewItem> = {}) =>
  server.database.db.transaction().execute(
    async (trx) =>
      (
        await addItem(trx, {
          type: 'contact_update',
          source: 'contact_verification',
          status: 'pending',
          title: 'Anna Caduff',
          internalId: person.id,
          data: { changes: { phone } },
          normalizedData: { phone },
          base: { phone: '' },
          ...more,
        })
      ).id,
  );
const list = async (query = '') =>
  (await ask('GET', `/inbox?per[]=record${query}`)).body as { data: Card[]; meta: { total: number } };
const read = async (id: number) => (await ask('GET', `/inbox/${id}`)).body.data as InboxItem;
const outcomes = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await read(id)).outcome));
const seen = async (...ids: number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { version, updatedAt } = await read(id);
      return { id, version, updatedAt };
    }),
  );
const save = async (id: number, others: unknown, more: object = {}) =>
  ask('PUT', `/contacts/person/${person.id}`, {
    ...person,
    phone: '9',
    inboxId: id,
    inboxVersion: (await read(id)).version,
    inboxOthers: others,
    merge: true,
    ...more,
  });

it('form one card in the list, at the position of the first, and count as one', async () => {
  const first = await add('1');
  const single = await add('x', { internalId: other.id, title: 'Reto Caduff' });
  const second = await add('2', { source: 'newsletter' });
  const { data, meta } = await list();
  expect(data.map(({ id, proposals }) => [id, proposals?.map((one) => [one.id, one.source])])).toEqual([
    [
      first,
      [
        [second, 'newsletter'],
        [first, 'contact_verification'],
      ],
    ],
    [single, undefined],
  ]);
  expect(data[0]?.proposals?.[0]).toEqual({
    id: second,
    version: 1,
    source: 'newsletter',
    hasInterim: false,
    createdAt: (await read(second)).createdAt,
    updatedAt: (await read(second)).updatedAt,
  });
  expect(meta).toEqual({ total: 2, counts: { contact_update: 2 } });
  expect((await list('&limit=1&offset=1')).data.map(({ id }) => id)).toEqual([single]);
  expect((await list(`&after[]=${first}`)).data.map(({ id }) => id)).toEqual([single]);
  // The request that existing clients send.
  const plain = (await ask('GET', '/inbox')).body;
  expect(plain.data.map(({ id }: Card) => id)).toEqual([first, single, second]);
  expect(plain.data[0]).not.toHaveProperty('proposals');
});

it('are found by any of their properties, and a requested deletion comes first', async () => {
  const first = await add('1');
  const wish = await add('', { data: { changes: [], delete: '1' }, normalizedData: {} });
  expect((await list()).data).toMatchObject([{ id: wish, delete: true, proposals: [{ id: wish }, { id: first }] }]);
  const next = await add('x', { internalId: other.id });
  expect((await list(`&after[]=${first}&after[]=${wish}`)).data.map(({ id }) => id)).toEqual([next]);
  await ask('DELETE', `/inbox/${next}`);
  expect((await list('&status[]=update')).data).toMatchObject([
    { id: first, proposals: [{ id: wish }, { id: first }] },
  ]);
  expect((await list('&status[]=new')).data).toEqual([]);
});

it('belong together only within a type, and only with a record', async () => {
  for (const type of ['contact_update', 'project'] as const) {
    for (const foreignId of ['a', 'b'])
      await add('1', { type, foreignId, internalId: type === 'project' ? person.id : null });
  }
  expect((await list()).data.map(({ proposals }) => proposals)).toEqual([undefined, undefined, undefined, undefined]);
});

it('are read through any one of them, the newest first', async () => {
  const [first, second, third] = [await add('1'), await add('2'), await add('3')];
  await add('x', { internalId: other.id });
  const others = async (id: number) =>
    (await ask('GET', `/inbox/${id}/others`)).body.data.map((item: InboxItem) => [item.id, item.normalizedData.phone]);
  expect(await others(first)).toEqual([
    [third, '3'],
    [second, '2'],
  ]);
  expect(await others(third)).toEqual([
    [second, '2'],
    [first, '1'],
  ]);
  expect((await ask('GET', '/inbox/999999/others')).status).toBe(404);
});

it('are closed by one save, all of them or none; a later arrival stays', async () => {
  const [first, second] = [await add('1'), await add('2')];
  const others = await seen(second);
  const late = await add('3');
  expect((await save(first, others, { lastName: ' ' })).status).toBe(422);
  expect(await outcomes(first, second, late)).toEqual([null, null, null]);
  expect((await save(first, others)).body.data).toMatchObject({ phone: '9' });
  expect(await outcomes(first, second, late)).toEqual(['merged', 'merged', null]);
  expect((await list()).data.map(({ id, proposals }) => [id, proposals])).toEqual([[late, undefined]]);
});

it('stay open if one of them has changed, is closed or is about another record', async () => {
  const [first, second, foreign, project] = [
    await add('1'),
    await add('2'),
    await add('x', { internalId: other.id }),
    await add('p', { type: 'project' }),
  ];
  const stale = await save(first, [{ id: second, version: 7 }]);
  expect([stale.status, stale.body.detail]).toEqual([
    409,
    'Der Eintrag im Posteingang hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.',
  ]);
  for (const [others, field] of [
    [await seen(foreign), 'inboxOthers'],
    [await seen(project), 'inboxId'],
    [[{ id: 999_999, version: 1 }], 'inboxId'],
    ['x', 'inboxOthers'],
  ] as const) {
    const refused = await save(first, others);
    expect([refused.status, refused.body.errors?.map((error: { field: string }) => error.field)]).toEqual([
      422,
      [field],
    ]);
  }
  await ask('DELETE', `/inbox/${second}`);
  expect((await save(first, await seen(second))).status).toBe(409);
  expect(await outcomes(first, second, foreign, project)).toEqual([null, 'dismissed', null, null]);
  expect((await ask('GET', `/contacts/${person.id}`)).body.data.phone).toBe('');
});

it('are dismissed together, in the version seen, all of them or none', async () => {
  const [first, second, third] = [await add('1'), await add('2'), await add('3')];
  const dismiss = (items: unknown) => ask('DELETE', '/inbox', { items });
  expect((await dismiss([...(await seen(first)), { id: second, version: 7 }])).status).toBe(412);
  expect((await dismiss([...(await seen(first)), { id: 999_999, version: 1 }])).status).toBe(404);
  // The same version number from another write, as after restoring a database.
  const elsewhere = { id: second, version: 1, updatedAt: '2020-01-01T00:00:00.000Z' };
  expect((await dismiss([...(await seen(first)), elsewhere])).status).toBe(412);
  expect((await save(first, [elsewhere])).status).toBe(409);
  expect((await save(first, [], { inboxUpdatedAt: elsewhere.updatedAt })).status).toBe(409);
  expect((await dismiss('x')).status).toBe(422);
  expect(await outcomes(first, second)).toEqual([null, null]);
  expect((await dismiss(await seen(second, first))).body).toEqual({ data: [{ id: second }, { id: first }] });
  expect(await outcomes(first, second, third)).toEqual(['dismissed', 'dismissed', null]);
  expect((await dismiss(await seen(third, second))).status).toBe(409);
  expect(await outcomes(third)).toEqual([null]);
});

it('cannot be decided on twice by two editors at once', async () => {
  const ids = [await add('1'), await add('2'), await add('3')];
  const items = await seen(...ids);
  const answers = await Promise.all([
    ask('DELETE', '/inbox', { items }),
    ask('DELETE', '/inbox', { items: items.toReversed() }),
    save(ids[1] as number, [items[2], items[0]]),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(new Set(await outcomes(...ids)).size).toBe(1);
});
