import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies } from '../../../domain/types/company';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import type { Tables } from '../../tables';
import { deleteRecord } from '../write/removeRecord';
import { createRecord, findRecord, updateRecord } from '../write/repository';

type Values = Record<string, any>;

let test: TestDatabase;
let anna: number;
let bruno: number;
let firm: number;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  [anna, firm, bruno] = [
    await create(persons, { firstName: 'Anna', lastName: 'A' }),
    await create(companies, { companyName: 'Firma' }),
    await create(persons, { firstName: 'Bruno', lastName: 'B' }),
  ];
});

const db = () => test.database.db;
const create = async (type: Parameters<typeof createRecord>[1], values: Values) =>
  (await createRecord(db(), type, values, null)).id;
const save = (type: Parameters<typeof createRecord>[1], id: number, values: Values) =>
  updateRecord(db(), type, id, values, null, undefined);
const read = async (type: Parameters<typeof createRecord>[1], id: number) =>
  JSON.parse((await findRecord(db(), type, id, 'all'))?.body ?? 'null') as Values | null;

/** A promise and the function that resolves it. */
function signal(): [Promise<void>, () => void] {
  let ring = () => {};
  return [
    new Promise((resolve) => {
      ring = resolve;
    }),
    () => ring(),
  ];
}

/** Runs `work` while another transaction is open. */
async function whileHeld<Result>(
  hold: (trx: Transaction<Tables>) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const [isHeld, held] = signal();
  const [end, release] = signal();
  const holding = db()
    .transaction()
    .execute(async (trx) => {
      await hold(trx);
      held();
      await end;
    });
  await isHeld;
  try {
    return await work();
  } finally {
    release();
    await holding;
  }
}

/** Waits until this many transactions in the database are waiting for locks. */
async function waiting(count: number): Promise<void> {
  const now = sql<{
    n: number;
  }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await now.execute(db())).rows).toEqual([{ n: count }]);
}

/** Starts two writes while all these records are locked, so that neither gets a head start. */
async function both<One, Other>(
  records: { table: string; ids: number[] },
  one: () => Promise<One>,
  other: () => Promise<Other>,
) {
  const writes = await whileHeld(
    (trx) => sql`select from ${sql.table(records.table)} where id = any(${records.ids}::int[]) for update`.execute(trx),
    async () => {
      const begun = Promise.allSettled([one(), other()]);
      await waiting(2);
      return { begun };
    },
  );
  return writes.begun;
}

it('a save never waits for a long save of unrelated records', async () => {
  const [end, release] = signal();
  const [isSaved, saved] = signal();
  const slow = updateRecord(
    db(),
    persons,
    anna,
    { city: 'Chur', employments: [{ company: { id: firm }, role: 'Leitung' }] },
    null,
    undefined,
    async () => {
      saved();
      await end;
    },
  );
  await isSaved;
  try {
    await save(persons, bruno, { city: 'Thun' });
    await create(persons, { firstName: 'Carla', lastName: 'C' });
    expect(await read(persons, bruno)).toMatchObject({ city: 'Thun' });
    expect(await read(persons, anna)).toMatchObject({ city: '' });
  } finally {
    release();
    await slow;
  }
  expect(await read(persons, anna)).toMatchObject({ city: 'Chur' });
});

it('saves of both sides of a relation run one after the other, and neither is lost', async () => {
  const [added, employed] = await both(
    { table: 'contacts', ids: [anna, firm] },
    () => save(persons, anna, { employments: [{ company: { id: firm }, role: 'Leitung' }] }),
    () =>
      save(companies, firm, {
        employments: [
          { employee: { id: anna }, role: 'Beratung' },
          { employee: { id: bruno }, role: 'Planung' },
        ],
      }),
  );
  expect([added.status, employed.status]).toEqual(['fulfilled', 'fulfilled']);
  // Each save sets all employments of its side: Anna is in both, so the last save decides; Bruno is in only one of
  // them.
  const roles = async (type: Parameters<typeof createRecord>[1], id: number) =>
    (await read(type, id))?.employments.map(({ role }: Values) => role).toSorted();
  const [last] = await roles(persons, anna);
  expect(['Beratung', 'Leitung']).toContain(last);
  expect(await roles(persons, anna)).toEqual([last]);
  expect(await roles(companies, firm)).toEqual([last, 'Planung']);
  expect(await roles(persons, bruno)).toEqual(['Planung']);
});

it('a record deleted in the meantime can no longer be linked', async () => {
  const [removed, saved] = await both(
    { table: 'contacts', ids: [firm] },
    () => deleteRecord(db(), companies, firm, null),
    () => save(persons, anna, { employments: [{ company: { id: firm }, role: 'Leitung' }] }),
  );
  expect(removed).toMatchObject({ status: 'fulfilled' });
  // Whichever comes first, the save is refused or its employment disappears with the company.
  expect([undefined, 422]).toContain(saved.status === 'rejected' ? saved.reason.status : undefined);
  expect(await read(companies, firm)).toBeNull();
  expect(await read(persons, anna)).toMatchObject({ employments: [] });
});

it('two groups never become parents of each other, even if both are moved at once', async () => {
  const [one, other] = [await create(contactGroups, { name: 'Eins' }), await create(contactGroups, { name: 'Zwei' })];
  const results = await both(
    { table: 'contact_groups', ids: [one, other] },
    () => save(contactGroups, one, { parent: { id: other } }),
    () => save(contactGroups, other, { parent: { id: one } }),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ status: 422 });
});
