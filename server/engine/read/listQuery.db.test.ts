import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentType } from '../../../domain/contentType';
import { parseQuery } from '../../../domain/http';
import { allContentTypes } from '../../../domain/contentTypes';
import { readListRequest } from '../../../domain/listRequest';
import { contacts } from '../../../domain/types/contacts';
import { events } from '../../../domain/types/event';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import type { View } from './filterConditions';
import { listQuery } from './listQuery';
import { createRecord } from '../write/repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  await createRecord(db, persons, { firstName: 'Anna', lastName: 'Muster', isPublic: true }, null);
  // Rows alone: thousands of records through the front door would take a minute. Many share a name.
  await sql`insert into contacts select (json_populate_record(c, json_build_object('id', 1000 + n, 'last_name', 'Name ' || n % 90, 'is_public', n % 3 > 0))).* from contacts c, generate_series(1, 1500) n`.execute(db);
  await sql`insert into search_index select resource, 1000 + n, is_public, title, code, text from search_index, generate_series(1, 1500) n`.execute(db);
});
afterAll(() => test.drop());

it.each([
  'orderBy[]=lastName&orderBy[]=firstName', 'orderBy[]=lastName&orderDirection[]=DESC', 'orderBy[]=createdAt&orderBy[]=lastName&status[]=public', 'term=anna', 'term=muster&orderBy[]=lastName&orderDirection[]=DESC',
])('a page far down holds what stands there in the whole list: %s', async (query) => {
  for (const type of [persons, contacts]) {
    const asked = readListRequest(type, parseQuery(query));
    for (const view of ['all', 'public'] as const) {
      const read = async (offset: number, limit: number) => (await listQuery(type, { ...asked, offset, limit }, view).execute(test.database.db)).rows;
      const whole = await read(0, 5_000);
      expect(whole.length).toBeGreaterThan(900);
      expect(await read(520, 130)).toEqual(whole.slice(520, 650));
      expect(await read(whole.length - 3, 130)).toEqual(whole.slice(-3));
    }
  }
});

/** How a page is read where sorting and reading everything are the last resort: of a few rows they are cheapest. */
const planOf = (type: ContentType<any>, query: string, view: View = 'all') => test.database.db.transaction().execute(async (trx) => {
  await sql`set local enable_sort = off`.execute(trx);
  await sql`set local enable_seqscan = off`.execute(trx);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${listQuery(type, { ...readListRequest(type, parseQuery(query)), limit: 101 }, view)}`.execute(trx);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
});

it.each(allContentTypes.map((type) => [type.name, type] as const))('%s stand in their order in an index: a page costs the same however many there are', async (_name, type) => {
  const plan = await planOf(type, '');
  expect(plan).toContain('Index Scan');
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});

it.each(['archive=0', 'archive=1', 'archive=0&status[]=public'])('events that are over, or not, are told apart by the index of their order: %s', async (query) => {
  const plan = await planOf(events, query);
  expect(plan).toMatch(/Index Cond: .*end_date/);
  expect(plan).not.toMatch(/Sort|Seq Scan|Filter: .*end_date/);
});

it('how many there are of what a record is related to is counted once, whatever is asked of the number', async () => {
  expect((await planOf(projects, 'cooperation[]=national')).match(/Aggregate/g)).toHaveLength(1);
});

it('strangers who ask for drafts have nothing looked through', async () => {
  expect(await planOf(events, 'status[]=draft', 'public')).toContain('One-Time Filter: false');
});
