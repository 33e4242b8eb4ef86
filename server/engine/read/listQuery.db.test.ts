import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentType } from '../../../domain/contentType';
import { parseQuery } from '../../../domain/http';
import { allContentTypes } from '../../../domain/contentTypes';
import { readListRequest } from '../../../domain/lists/listRequest';
import { contacts } from '../../../domain/types/contacts';
import { events } from '../../../domain/types/event';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import type { View } from './filterConditions';
import { listQuery } from './listQuery';
import { sortSearchIndex } from '../search/searchIndex';
import { createRecord } from '../write/repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  await createRecord(db, persons, { firstName: 'Anna', lastName: 'Muster', isPublic: true }, null);
  // Copied in SQL, because creating thousands of records through the API would take a minute. Many share a name.
  await sql`insert into contacts
    select (json_populate_record(c,
    json_build_object('id', 1000 + n, 'last_name', 'Name ' || n % 90, 'is_public', n % 3 > 0))).*
    from contacts c, generate_series(1, 1500) n`.execute(db);
  await sql`insert into search_index select resource, 1000 + n, is_public, title, code, text
    from search_index, generate_series(1, 1500) n`.execute(db);
  await sortSearchIndex(db);
});
afterAll(() => test.drop());

it.each([
  'orderBy[]=lastName&orderBy[]=firstName',
  'orderBy[]=lastName&orderDirection[]=DESC',
  'orderBy[]=createdAt&orderBy[]=lastName&status[]=public',
  'term=anna',
  'term=muster&orderBy[]=lastName&orderDirection[]=DESC',
])('a late page equals the same part of the whole list: %s', async (query) => {
  for (const type of [persons, contacts]) {
    const listRequest = readListRequest(type, parseQuery(query));
    for (const view of ['all', 'public'] as const) {
      const read = async (offset: number, limit: number) =>
        (await listQuery(type, { ...listRequest, offset, limit }, view).execute(test.database.db)).rows;
      const whole = await read(0, 5_000);
      expect(whole.length).toBeGreaterThan(900);
      expect(await read(520, 130)).toEqual(whole.slice(520, 650));
      expect(await read(whole.length - 3, 130)).toEqual(whole.slice(-3));
    }
  }
});

/** The plan if sorting and sequential scans are only a last resort; PostgreSQL prefers them for tables this small. */
const planOf = (type: ContentType, query: string, view: View = 'all') =>
  test.database.db.transaction().execute(async (trx) => {
    await sql`set local enable_sort = off`.execute(trx);
    await sql`set local enable_seqscan = off`.execute(trx);
    const list = listQuery(type, { ...readListRequest(type, parseQuery(query)), limit: 101 }, view);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${list}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

it.each(allContentTypes.map((type) => [type.name, type] as const))(
  '%s are read from an index in their order: a page costs the same however many there are',
  async (_name, type) => {
    const plan = await planOf(type, '');
    expect(plan).toContain('Index Scan');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  },
);

it.each(['archive=0', 'archive=1', 'archive=0&status[]=public'])(
  'past and upcoming events are separated by the index of their order: %s',
  async (query) => {
    const plan = await planOf(events, query);
    expect(plan).toMatch(/Index Cond: .*end_date/);
    expect(plan).not.toMatch(/Sort|Seq Scan|Filter: .*end_date/);
  },
);

it('related records are counted once, however many conditions depend on the number', async () => {
  expect((await planOf(projects, 'cooperation[]=national')).match(/Aggregate/g)).toHaveLength(1);
});

it('visitors who ask for drafts cause no scan', async () => {
  expect(await planOf(events, 'status[]=draft', 'public')).toContain('One-Time Filter: false');
});

it('a filter by references finds all matches, rare or frequent', async () => {
  await test.database.db.connection().execute(async (db) => {
    await createRecord(db, projects, { title: 'Vorhaben', isPublic: true }, null);
    await sql`insert into projects
      select (json_populate_record(p, json_build_object('id', 1000 + n, 'is_public', n % 3 > 0))).*
      from projects p, generate_series(1, 900) n`.execute(db);
    // Topic 1 on every second record, 2 on every third, 4 on two records, 3 on none.
    await sql`insert into projects_topics (record_id, target_id, position) select 1000 + n, target, target
      from generate_series(1, 900) n, (values (1, 2), (2, 3), (4, 450)) each (target, th) where n % th = 0`.execute(db);
    await sql`analyze projects, projects_topics`.execute(db);
    const has = (n: number, topic: string) => n % ({ 1: 2, 2: 3, 4: 450 }[topic] ?? Infinity) === 0;
    for (const [topics, offset] of [
      [['1'], 0],
      [['2'], 40],
      [['4'], 0],
      [['4'], 1],
      [['3'], 0],
      [['987654'], 0],
      [['1'], 290],
      [['1', '2'], 0],
      [['1', '2'], 40],
      [['1', '2'], 140],
      [['1', '4'], 0],
      [['2', '4'], 0],
      [['4', '2'], 1],
      [['1', '3'], 0],
    ] as const) {
      for (const view of ['all', 'public'] as const) {
        const listRequest = {
          ...readListRequest(projects, parseQuery(topics.map((topic) => `topic[]=${topic}`).join('&'))),
          offset,
          limit: 30,
        };
        const expected = Array.from({ length: 900 }, (_, index) => 900 - index)
          .filter((n) => topics.every((topic) => has(n, topic)) && (view === 'all' || n % 3 > 0))
          .map((n) => 1000 + n);
        const { rows } = await listQuery(projects, listRequest, view).execute(db);
        expect([topics, offset, view, rows.map(({ id }) => id)]).toEqual([
          topics,
          offset,
          view,
          expected.slice(offset, offset + 30),
        ]);
      }
    }
  });
});
