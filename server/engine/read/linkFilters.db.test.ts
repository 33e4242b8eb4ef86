import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseQuery } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { events } from '../../../domain/types/event';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { createRecord } from '../write/repository';
import { listQuery } from './listQuery';

const all = 1_500;
/** Which users changed which records: one changed many, one some, one the same record repeatedly. */
const isChangedBy: Record<number, (n: number) => boolean> = {
  1: (n) => n % 2 === 0,
  2: (n) => n % 70 === 0,
  3: (n) => n === 9,
  4: () => false,
};
const isLately = (n: number) => n % 3 === 0;
/** Locations 1 and 2 often occur together, 1 and 3 rarely, 2 and 3 never. */
const isThere: Record<number, (n: number) => boolean> = {
  1: (n) => n % 4 > 0,
  2: (n) => n % 4 > 1 && n % 50 > 0,
  3: (n) => n % 100 === 50,
};

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  await createRecord(db, events, { title: 'Tagung', startDate: '2026-01-01T08:00:00Z', isPublic: true }, null);
  // Copied in SQL, because creating this many through the API would take minutes. Many share a day.
  await sql`insert into events select (json_populate_record(r,
    json_build_object('id', 1000 + n, 'title', 'Titel ' || n % 90, 'is_public', n % 3 > 0, 'start_date',
    date '2026-01-01' + n * 37 % 500))).* from events r, generate_series(1, ${all}) n`.execute(db);
  const numbers = Array.from({ length: all }, (_, index) => index + 1);
  await sql`insert into users (id, email, email_key, password_hash, roles) overriding system value
    select n, n || '@example.org', n || '@example.org', '', '{}' from generate_series(1, 4) n on conflict
    do nothing`.execute(db);
  const changes = Object.entries(isChangedBy).flatMap(([user, isChanged]) =>
    numbers.filter(isChanged).flatMap((n) =>
      Array.from({ length: user === '3' ? 600 : 1 }, (_, again) => ({
        record_id: 1000 + n,
        version: again + 1,
        user_id: Number(user),
        at: isLately(n) ? '2026-06-01' : '2025-01-01',
      })),
    ),
  );
  await sql`insert into history (resource, record_id, version, action, at, user_id, record)
    select 'events', record_id, version + 1000 * user_id, 'update', at, user_id, '{}'
      from json_to_recordset(${JSON.stringify(changes)}::json) as c(record_id int, version int, user_id int,
      at timestamptz)`.execute(db);
  const links = Object.entries(isThere).flatMap(([place, is]) =>
    numbers.filter(is).map((n) => ({ record_id: 1000 + n, target_id: Number(place) })),
  );
  await sql`insert into locations (id, name, position, is_public) select n, 'Ort ' || n, n, true
    from generate_series(1, 3) n on conflict (id) do update set name = excluded.name`.execute(db);
  await sql`insert into events_locations (record_id, target_id, position) select record_id, target_id, target_id
    from json_to_recordset(${JSON.stringify(links)}::json) as l(record_id int, target_id int)`.execute(db);
  await sql`analyze events, events_locations, history`.execute(db);
});
afterAll(() => test.drop());

const isAtAll =
  (...places: number[]) =>
  (n: number) =>
    places.every((place) => isThere[place]?.(n));
it.each<[string, (n: number) => boolean]>([
  ...[1, 2, 3, 4].map((user): [string, (n: number) => boolean] => [
    `changedBy[]=${user}`,
    (n) => isChangedBy[user]!(n),
  ]),
  ['changedBy[]=0', () => false],
  ['changedBy[]=2&changedBy[]=3', (n) => isChangedBy[2]!(n) || isChangedBy[3]!(n)],
  ...[1, 2, 3, 4].map((place): [string, (n: number) => boolean] => [
    `location[]=${place}`,
    (n) => isAtAll(place)(n) === true,
  ]),
  ['location[]=1&status[]=draft', (n) => isThere[1]!(n) && n % 3 === 0],
  ['location[]=1&location[]=2', isAtAll(1, 2)],
  ['location[]=1&location[]=3', isAtAll(1, 3)],
  ['location[]=2&location[]=3', isAtAll(2, 3)],
  ['location[]=1&location[]=Ort 2', isAtAll(1, 2)],
  ['location[]=1&location[]=2&location[]=3', isAtAll(1, 2, 3)],
  ['location[]=1&location[]=2&changedBy[]=2', (n) => isAtAll(1, 2)(n) && isChangedBy[2]!(n)],
])('a page of a filtered list equals the same part of the whole list: %s', async (query, isFound) => {
  const read = async (query: string, view: 'all' | 'public', limit: number, offset = 0) =>
    (
      await listQuery(events, { ...readListRequest(events, parseQuery(query)), limit, offset }, view).execute(
        test.database.db,
      )
    ).rows.map(({ id }) => id);
  for (const view of ['all', 'public'] as const) {
    for (const order of ['', 'orderBy[]=title&orderDirection[]=DESC', 'orderBy[]=id']) {
      const whole = await read(order, view, 2 * all);
      const found = whole.filter(
        (id) =>
          id > 1000 &&
          isFound(id - 1000) &&
          !(view === 'public' && (query.includes('changedBy') || query.includes('draft'))),
      );
      for (const [limit, offset] of [
        [31, 0],
        [20, 15],
        [all, 1],
      ] as const) {
        expect(await read(`${query}&${order}`, view, limit, offset)).toEqual(found.slice(offset, offset + limit));
      }
    }
  }
});

it('combined with changes since a given time, counts changes by that user since then', async () => {
  const { rows } = await listQuery(
    events,
    { ...readListRequest(events, parseQuery('changedBy[]=2&changedSince=2026-01-01')), limit: all },
    'all',
  ).execute(test.database.db);
  expect(rows.map(({ id }) => id - 1000).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: all }, (_, n) => n).filter((n) => n > 0 && isChangedBy[2]!(n) && isLately(n)),
  );
});

it.each(['changedBy[]=4', 'location[]=2&location[]=3'])(
  "filters without matches don't scan the list: %s",
  async (query) => {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, timing off, costs off,
      buffers off) ${listQuery(events, { ...readListRequest(events, parseQuery(query)), limit: 31 }, 'all')}`.execute(
      test.database.db,
    );
    const read = rows
      .flatMap((row) => (/ on events p.* rows=(\d+)/.exec(row['QUERY PLAN']) ?? []).slice(1))
      .map(Number);
    expect(Math.max(0, ...read)).toBeLessThanOrEqual(1);
  },
);
