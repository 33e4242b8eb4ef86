import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentType } from '../../../domain/contentType';
import { allContentTypes } from '../../../domain/contentTypes';
import { parseQuery } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { financialSupports } from '../../../domain/types/financialSupport';
import { jobs } from '../../../domain/types/job';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { linkedIdsOf as kept } from '../../migrations/helpers';
import { listQuery } from '../read/listQuery';
import { deleteRecord } from '../write/removeRecord';
import { createRecord, updateRecord } from '../write/repository';
import { linkedColumns } from './linkedIds';
import { tableOf } from './naming';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await sql`insert into locations (id, name, position, is_public) select n, 'Ort ' || n, n, true from generate_series(1, 60) n on conflict (id) do update set name = excluded.name`.execute(
    test.database.db,
  );
});
afterAll(() => test.drop());

const filtered = allContentTypes.flatMap((type) =>
  Object.keys(linkedColumns(type, {})).map((column) => [tableOf(type), column] as const),
);

it.each(filtered)('the index of the order of %s knows %s', async (table, column) => {
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes where tablename = ${table}`.execute(
    test.database.db,
  );
  expect(rows.map(({ indexdef }) => indexdef)).toContainEqual(
    expect.stringMatching(new RegExp(`INCLUDE \\(is_public, written, .*\\b${column}\\b`)),
  );
});

it('these are the lists with filters that do not stand by ids', () => {
  expect([...new Set(filtered.map(([table]) => table))].toSorted()).toEqual([
    'educations',
    'events',
    'financial_supports',
    'jobs',
    'posts',
    'publications',
  ]);
});

const entries = (...ids: number[]) => ids.map((id) => ({ id }));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const create = async (locations: readonly number[], more: object = {}) =>
  (await createRecord(test.database.db, jobs, { name: 'Leitung', locations: entries(...locations), ...more }, null)).id;
const rowOf = async (id: number) =>
  (
    await sql<{ linked: number[] | null; meant: number[] | null }>`
  select p.linked_locations as linked, (${sql.raw(kept('jobs_locations', 'p.id'))}) as meant from jobs p where id = ${id}`.execute(
      test.database.db,
    )
  ).rows[0];
const found = async (query: string, type: ContentType<any> = jobs) =>
  (await listQuery(type, readListRequest(type, parseQuery(`${query}&limit=100`)), 'all').execute(test.database.db)).rows
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

it('a row says what its links lead to, as a save has written it: the triggers write nothing again', async () => {
  const { db } = test.database;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'The row is written twice.'; end $$`.execute(
    db,
  );
  await sql`create trigger twice before update on jobs for each row execute function refuse()`.execute(db);
  for (const ids of [[], [7], [9, 3, 5], upTo(16), upTo(17)]) {
    const said = ids.length > 16 ? null : ids.toSorted((a, b) => a - b);
    expect(await rowOf(await create(ids))).toEqual({ linked: said, meant: said });
  }
  await sql`drop trigger twice on jobs`.execute(db);
  const id = await create([1, 2]);
  for (const [version, ids] of [[2, 3], [], [4], upTo(17), upTo(60), upTo(50), upTo(16), [2, 1]].entries()) {
    await updateRecord(db, jobs, id, { locations: entries(...ids) }, null, version + 1);
    const said = ids.length > 16 ? null : ids.toSorted((a, b) => a - b);
    expect(await rowOf(id)).toMatchObject({ linked: said, meant: said });
  }
});

it('and so it does where somebody else writes the links: an older server, an import by hand', async () => {
  const { db } = test.database;
  const [id, other] = [await create([1, 2]), await create([])];
  const expectBoth = async (...ids: (number[] | null)[]) =>
    expect([await rowOf(id), await rowOf(other)]).toMatchObject(ids.map((linked) => ({ linked, meant: linked })));
  await sql`insert into jobs_locations (record_id, target_id, position) values (${id}, 5, 3), (${other}, 4, 1)`.execute(
    db,
  );
  await expectBoth([1, 2, 5], [4]);
  await sql`update jobs_locations set target_id = 6 where record_id = ${id} and target_id = 5`.execute(db);
  await expectBoth([1, 2, 6], [4]);
  await sql`update jobs_locations set record_id = ${other} where record_id = ${id} and target_id = 6`.execute(db);
  await expectBoth([1, 2], [4, 6]);
  await sql`insert into jobs_locations (record_id, target_id, position) select ${id}, n, n from generate_series(3, 17) n`.execute(
    db,
  );
  await expectBoth(null, [4, 6]);
  await sql`delete from jobs_locations where record_id = any(${[id, other]}::int[]) and target_id > 2`.execute(db);
  await expectBoth([1, 2], []);
  await deleteRecord(db, jobs, id, null);
  expect((await sql`select from jobs_locations where record_id = ${id}`.execute(db)).rows).toEqual([]);
});

it('who has more than a row holds is found as the others are', async () => {
  await sql`delete from jobs`.execute(test.database.db);
  const [many, few, none] = [await create(upTo(55)), await create([2, 55]), await create([])];
  expect(await found('location[]=55')).toEqual([many, few]);
  expect(await found('location[]=55&location[]=2')).toEqual([many, few]);
  expect(await found('location[]=54')).toEqual([many]);
  expect(await found('location[]=54&location[]=Ort 55')).toEqual([many]);
  expect(await found('location[]=60')).toEqual([]);
  for (const page of ['', '&orderBy[]=updatedAt', '&term=Leitung'])
    expect([page, await found(`location[]=55${page}`)]).toEqual([page, [many, few]]);
  expect(await found('')).toEqual([many, few, none]);
});

it('what names no canton is valid in all of them, what names one only there', async () => {
  const { db } = test.database;
  const support = async (...states: number[]) =>
    (await createRecord(db, financialSupports, { name: 'Fonds', states: entries(...states) }, null)).id;
  const [everywhere, first, both] = [await support(), await support(1), await support(2, 1)];
  expect(await found('state[]=1', financialSupports)).toEqual([everywhere, first, both]);
  expect(await found('state[]=2', financialSupports)).toEqual([everywhere, both]);
  expect(await found('state[]=1&state[]=2', financialSupports)).toEqual([everywhere, both]);
  for (const page of ['', '&orderBy[]=updatedAt', '&term=Fonds', '&state[]=1'])
    expect([page, await found(`excludeState[]=2${page}`, financialSupports)]).toEqual([page, [everywhere, first]]);
});

it('what is left out is left out of those too who have more than a row holds, and none else', async () => {
  const { db } = test.database;
  await sql`insert into topics (id, name, position, is_public) select n, 'Thema ' || n, n, true from generate_series(1, 60) n on conflict (id) do update set name = excluded.name`.execute(
    db,
  );
  await sql`delete from financial_supports`.execute(db);
  const support = async (...topics: number[]) =>
    (await createRecord(db, financialSupports, { name: 'Fonds', topics: entries(...topics) }, null)).id;
  const [many, few, none] = [await support(...upTo(55)), await support(2, 55), await support()];
  for (const page of ['', '&orderBy[]=updatedAt', '&term=Fonds']) {
    const left = async (query: string) => [page, query, await found(`${query}${page}`, financialSupports)];
    expect(await left('excludeTopic[]=60')).toEqual([page, 'excludeTopic[]=60', [many, few, none]]);
    expect(await left('excludeTopic[]=55')).toEqual([page, 'excludeTopic[]=55', [none]]);
    expect(await left('excludeTopic[]=Thema 54')).toEqual([page, 'excludeTopic[]=Thema 54', [few, none]]);
    expect(await left('excludeTopic[]=60&topic[]=2')).toEqual([page, 'excludeTopic[]=60&topic[]=2', [many, few]]);
  }
});

it('who links a record while somebody else does waits, and then knows of his links', async () => {
  const id = await create([]);
  const link = (db: TestDatabase['database']['db'], target: number) =>
    sql`insert into jobs_locations (record_id, target_id, position) values (${id}, ${target}, 1)`.execute(db);
  let second: Promise<unknown> = Promise.resolve();
  await test.database.db.transaction().execute(async (trx) => {
    await link(trx as never, 1);
    second = link(test.database.db, 2);
    // Until it waits.
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into jobs_locations%'`.execute(
              test.database.searches,
            )
          ).rows.length,
      )
      .toBe(1);
  });
  await second;
  expect(await rowOf(id)).toEqual({ linked: [1, 2], meant: [1, 2] });
});

it('every write gives a row another mark, whoever writes it and whatever he says it is', async () => {
  const { db } = test.database;
  const id = await create([1]);
  const marks: (string | undefined)[] = [];
  const read = async () =>
    marks.push(
      (await sql<{ mark: string }>`select written::text as mark from jobs where id = ${id}`.execute(db)).rows[0]?.mark,
    );
  await read();
  await updateRecord(db, jobs, id, { name: 'Anders' }, null, 1);
  await read();
  await sql`update jobs set summary = summary where id = ${id}`.execute(db);
  await read();
  await sql`update jobs set written = 7 where id = ${id}`.execute(db);
  await read();
  await sql`insert into jobs_locations (record_id, target_id, position) values (${id}, 2, 2)`.execute(db);
  await read();
  expect(new Set([...marks, '7']).size).toBe(6);
});
