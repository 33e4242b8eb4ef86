import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentType } from '../../../domain/contentType';
import { parseQuery } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { searchWords } from '../../../domain/lists/search';
import { companies } from '../../../domain/types/company';
import { contacts } from '../../../domain/types/contacts';
import { events } from '../../../domain/types/event';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { sortSearchIndex } from '../search/searchIndex';
import { createRecord } from '../write/repository';
import { listQuery } from './listQuery';

const all = 2_000;
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  await createRecord(db, events, { title: 'Tagung', startDate: '2026-01-01T08:00:00Z', isPublic: true }, null);
  await createRecord(db, projects, { title: 'Vorhaben', startDate: '2026-01-01', isPublic: true }, null);
  await createRecord(db, persons, { firstName: 'Anna', lastName: 'Keller', isPublic: true }, null);
  await createRecord(db, companies, { companyName: 'Werk', isPublic: true }, null);
  // Copied in SQL, because creating thousands of records through the API would take minutes. Dates are not in the order
  // of ids, and many share one. Every second contact is a person.
  const isOfKind = (kind: string) =>
    `${kind} not like '%person' and ${kind} not like '%company' or ${kind} like '%person' = (n % 2 = 0)`;
  for (const table of ['events', 'projects', 'contacts']) {
    const day = table === 'events' ? 'start_date' : 'case when n % 7 > 0 then start_date end';
    await sql
      .raw(
        `insert into ${table} select (json_populate_record(r, json_build_object('id', 1000 + n, 'title', ` +
          `'Titel ' || n % 90, 'is_public', n % 3 > 0, 'start_date', ` +
          `${day.replace('start_date', "date '2026-01-01' + n * 37 % 500")}, 'last_name', case when n % 2 = 0 ` +
          `then 'Name ' || n % 40 else '' end, 'updated_at', now() - n % 11 * interval '1 hour'))).* from ` +
          `${table} r, generate_series(1, ${all}) n where ${table === 'contacts' ? isOfKind('r.type') : 'true'}`,
      )
      .execute(db);
  }
  // The last words are outside the public part, in the newest dates only, or in the oldest ids only.
  await sql`
    insert into search_index (resource, record_id, is_public, title, code, text, is_indexed)
    select resource, 1000 + n, n % 3 > 0, title, code, concat_ws(' ', n, 'ueberall kastanie standort', case
      when n % 12 = 1 then 'kastandort' end, case when n % 3 > 0 then 'teils' end, case when n % 2 = 0 then 'haeufig'
      end, case when n % 5 = 0 then 'mittel' end, case when n % 20 = 0 then 'manchmal' end, case when n % 750 = 7
      then 'edelweiss' end,
      case when n * 37 % 500 > 400 then 'spaet' end, case when n * 37 % 500 < 80 then 'frueh' end, case
      when n * 37 % 500 < 130 then 'vorher' end, case when n < 700 then 'alt' end, case when n % 4 = 1
      then e'ende\nverborgen' end), false
    from search_index, generate_series(1, ${all}) n where ${sql.raw(isOfKind('resource'))}`.execute(db);
  await sortSearchIndex(test.database.searches);
  await sql`update search_index set is_indexed = false where record_id % 50 = 0`.execute(db);
  // Every third person is employed, some of them twice, and can also be found by the words of their organisation.
  await sql`insert into employments (employee_id, company_id, employee_position, company_position, role, translations)
    select 1000 + n, 1001 + n - n % 5 * 2, 1, 1, '', '{}' from generate_series(6, ${all - 2}) n
    where n % 6 = 0`.execute(db);
  await sql`insert into employments (employee_id, company_id, employee_position, company_position, role, translations)
    select 1000 + n, 1015, 2, 1, '', '{}' from generate_series(6, ${all - 2}) n where n % 30 = 0`.execute(db);
  await sql`analyze employments, events, projects, contacts, search_index`.execute(db);
});
afterAll(() => test.drop());

const words = [
  'ueberall',
  'teils',
  'haeufig',
  'mittel',
  'manchmal',
  'edelweiss',
  'spaet',
  'frueh',
  'vorher',
  'alt',
  'verborgen',
  'kastandort',
  'nirgends',
  'haeufig mittel',
  'üb',
  '7',
  '%',
];

it.each([
  [events, ''],
  [events, 'orderBy[]=startDate'],
  [events, 'orderBy[]=title&orderBy[]=updatedAt&orderDirection[]=DESC&orderDirection[]=ASC'],
  [events, 'orderBy[]=updatedAt&orderDirection[]=DESC&status[]=public'],
  [events, 'ids[]=1010,1020,2001,2999'],
  [projects, ''],
  [projects, 'orderBy[]=startDate&orderDirection[]=DESC'],
  [projects, 'randomize=1'],
  [contacts, ''],
  [contacts, 'orderBy[]=lastName'],
  [contacts, 'type[]=company&orderBy[]=updatedAt&orderDirection[]=DESC'],
  [persons, 'orderBy[]=lastName&orderDirection[]=DESC'],
  [persons, ''],
  [companies, ''],
] as const)('a page of a search equals the same part of all matches: $0.name $1', async (type, query) => {
  const { rows: employments } =
    type === persons
      ? await sql<{
          id: number;
          company: string;
        }>`select e.employee_id as id, s.text as company from employments e join search_index s
          on s.resource = 'contacts/company' and s.record_id = e.company_id`.execute(test.database.db)
      : { rows: [] };
  const { rows: texts } = await sql<{
    id: number;
    text: string;
  }>`select record_id as id, text from search_index
    where resource = any(${(type.members ?? [type]).map(({ name }: { name: string }) => name)}::text[])`.execute(
    test.database.db,
  );
  for (const view of ['all', 'public'] as const) {
    const listRequest = readListRequest(type, parseQuery(query));
    const whole = (await listQuery(type, { ...listRequest, limit: 2 * all }, view).execute(test.database.db)).rows;
    expect(whole.length).toBeGreaterThan(1);
    const textOf = new Map(texts.map(({ id, text }) => [id, view === 'public' ? text.split('\n')[0] : text]));
    for (const term of words) {
      const holds = (text: string | undefined) =>
        searchWords(term).every((spellings) => spellings.some((spelling) => text?.includes(spelling)));
      const employed = new Set(
        view === 'all' ? employments.filter(({ company }) => holds(company)).map(({ id }) => id) : [],
      );
      const expected = whole.filter(({ id }) => holds(textOf.get(id)) || employed.has(id));
      for (const [offset, limit] of [
        [0, 31],
        [Math.min(450, Math.max(0, expected.length - 12)), 20],
      ] as const) {
        const request = { ...listRequest, term, offset, limit };
        const { rows } = await listQuery(type, request, view).execute(test.database.db);
        expect([term, offset, rows]).toEqual([term, offset, expected.slice(offset, offset + limit)]);
      }
    }
  }
});

interface Node {
  'Index Name'?: string;
  'Actual Loops': number;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The number of rows that a page reads in list order, and whether it falls back to the index. */
async function walk(term: string, type: ContentType = events, query = '') {
  const request = { ...readListRequest(type, parseQuery(query)), term, limit: 31 };
  const { rows } = await sql<{
    'QUERY PLAN': { Plan: Node }[];
  }>`explain (analyze, timing off, format json) ${listQuery(type, request, 'all')}`.execute(test.database.db);
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan);
  const loopsOf = (index: string) =>
    nodes.filter((node) => node['Index Name'] === index).reduce((sum, node) => sum + node['Actual Loops'], 0);
  return { read: loopsOf('search_index_pkey'), usesWaiting: loopsOf('search_index_waiting') > 0 };
}

it('reads only a page of a common word, and little of the list for a rare one', async () => {
  expect(await walk('ueberall')).toEqual({ read: 31, usesWaiting: false });
  const often = await walk('haeufig');
  expect(often.usesWaiting).toBe(false);
  expect(often.read).toBeLessThan(100);
  const rare = await walk('edelweiss');
  expect(rare.usesWaiting).toBe(true);
  // PostgreSQL may read one more row than the walk needs.
  expect(rare.read).toBeLessThanOrEqual(201);
  // The same for people, who are found by their employers, and for lists with filters.
  expect(await walk('ueberall', persons)).toMatchObject({ usesWaiting: false });
  expect(await walk('ueberall', events, 'status[]=draft')).toMatchObject({ usesWaiting: false });
  expect(await walk('ueberall', events, 'orderBy[]=updatedAt')).toMatchObject({ usesWaiting: false });
});
