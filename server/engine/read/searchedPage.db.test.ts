import { sql, type RawBuilder } from 'kysely';
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
import { listQuery, sampleQuery } from './listQuery';
import { Samples } from './samples';

const all = 2_000;
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  await createRecord(db, events, { title: 'Tagung', startDate: '2026-01-01T08:00:00Z', isPublic: true }, null);
  await createRecord(db, projects, { title: 'Vorhaben', startDate: '2026-01-01', isPublic: true }, null);
  await createRecord(db, persons, { firstName: 'Anna', lastName: 'Keller', isPublic: true }, null);
  await createRecord(db, companies, { companyName: 'Werk', isPublic: true }, null);
  // Rows alone: thousands of records through the front door would take minutes. The order of the days is not that of
  // the ids, and many share one. Every second contact is a person, the others have no name of one.
  const isOfKind = (kind: string) =>
    `${kind} not like '%person' and ${kind} not like '%company' or ${kind} like '%person' = (n % 2 = 0)`;
  for (const table of ['events', 'projects', 'contacts']) {
    const day = table === 'events' ? 'start_date' : 'case when n % 7 > 0 then start_date end';
    await sql
      .raw(
        `insert into ${table} select (json_populate_record(r, json_build_object('id', 1000 + n, 'title', 'Titel ' || n % 90, 'is_public', n % 3 > 0, 'start_date', ${day.replace('start_date', "date '2026-01-01' + n * 37 % 500")}, 'last_name', case when n % 2 = 0 then 'Name ' || n % 40 else '' end, 'updated_at', now() - n % 11 * interval '1 hour'))).* from ${table} r, generate_series(1, ${all}) n where ${table === 'contacts' ? isOfKind('r.type') : 'true'}`,
      )
      .execute(db);
  }
  // The last words stand behind what strangers see, in the newest days only, and in the oldest ids only, where the
  // newest texts say nothing of them.
  await sql`
    insert into search_index (resource, record_id, is_public, title, code, text, is_indexed)
    select resource, 1000 + n, n % 3 > 0, title, code, concat_ws(' ', n, 'ueberall kastanie standort', case when n % 12 = 1 then 'kastandort' end, case when n % 3 > 0 then 'teils' end, case when n % 2 = 0 then 'haeufig' end, case when n % 5 = 0 then 'mittel' end, case when n % 20 = 0 then 'manchmal' end, case when n % 750 = 7 then 'edelweiss' end,
      case when n * 37 % 500 > 400 then 'spaet' end, case when n * 37 % 500 < 80 then 'frueh' end, case when n * 37 % 500 < 130 then 'vorher' end, case when n < 700 then 'alt' end, case when n % 4 = 1 then e'ende\nverborgen' end), false
    from search_index, generate_series(1, ${all}) n where ${sql.raw(isOfKind('resource'))}`.execute(db);
  await sortSearchIndex(test.database.searches);
  // What waits held other words before, which it is no longer found by.
  await sql`update search_postings set words = array[hashtextextended(resource || ' nirgends', 0)] where record_id % 50 = 0`.execute(
    db,
  );
  await sql`insert into search_words select distinct hashtextextended(resource || ' nirgends', 0), resource, false, 'nirgends' from search_postings`.execute(
    db,
  );
  await sql`update search_index set is_indexed = false where record_id % 50 = 0`.execute(db);
  // Every third person is employed, some twice, by organisations whose words they are found by too.
  await sql`insert into employments (employee_id, company_id, employee_position, company_position, role, translations) select 1000 + n, 1001 + n - n % 5 * 2, 1, 1, '', '{}' from generate_series(6, ${all - 2}) n where n % 6 = 0`.execute(
    db,
  );
  await sql`insert into employments (employee_id, company_id, employee_position, company_position, role, translations) select 1000 + n, 1015, 2, 1, '', '{}' from generate_series(6, ${all - 2}) n where n % 30 = 0`.execute(
    db,
  );
  await sql`analyze employments, events, projects, contacts, search_index, search_words, search_postings`.execute(db);
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
] as const)(
  'a page with a term holds what the whole list says, whatever the words: $0.name $1',
  async (type, query) => {
    const { rows: employments } =
      type === persons
        ? await sql<{
            id: number;
            company: string;
          }>`select e.employee_id as id, s.text as company from employments e join search_index s on s.resource = 'contacts/company' and s.record_id = e.company_id`.execute(
            test.database.db,
          )
        : { rows: [] };
    const samples = new Samples();
    const { rows: texts } = await sql<{
      id: number;
      text: string;
    }>`select record_id as id, text from search_index where resource = any(${(type.members ?? [type]).map(({ name }: { name: string }) => name)}::text[])`.execute(
      test.database.db,
    );
    for (const view of ['all', 'public'] as const) {
      const asked = readListRequest(type, parseQuery(query));
      const whole = (await listQuery(type, { ...asked, limit: 2 * all }, view).execute(test.database.db)).rows;
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
          const request = { ...asked, term, offset, limit };
          for (const known of [{}, await samples.of(test.database.db, type, request, view)]) {
            const { rows } = await listQuery(type, request, view, known).execute(test.database.db);
            expect([term, offset, rows]).toEqual([term, offset, expected.slice(offset, offset + limit)]);
          }
        }
      }
    }
  },
);

interface Node {
  'Subplan Name'?: string;
  'CTE Name'?: string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What PostgreSQL does for a page, part by part. */
async function plan(type: ContentType<any>, term: string, query = ''): Promise<Node[]> {
  const request = { ...readListRequest(type, parseQuery(query)), term, limit: 31 };
  return explain(listQuery(type, request, 'all', await new Samples().of(test.database.db, type, request, 'all')));
}

async function explain(query: RawBuilder<unknown>): Promise<Node[]> {
  const { rows } = await sql<{
    'QUERY PLAN': { Plan: Node }[];
  }>`explain (analyze, timing off, format json) ${query}`.execute(test.database.db);
  return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan);
}
const partOf = (nodes: readonly Node[], name: string) => nodes.find((node) => node['Subplan Name'] === `CTE ${name}`)!;

/**
 * How many texts a page reads in the order of the list, how many of them it finds, and whether it asks for the rest.
 */
async function walk(term: string, type: ContentType<any> = events, query = '') {
  const nodes = await plan(type, term, query);
  const steps = ['first', 'rest', 'walked'].flatMap((name) =>
    nodesOf(partOf(nodes, name) ?? { 'Actual Rows': 0, 'Actual Loops': 0 }),
  );
  const read = steps.filter((node) => node['Index Name'] === 'search_index_pkey').map((node) => node['Actual Loops']);
  return {
    read: read.reduce((sum, loops) => sum + loops, 0),
    found: partOf(nodes, 'walked')?.['Actual Rows'] ?? 0,
    asks: nodes.some((node) => node['Relation Name'] === 'search_postings' && node['Actual Loops'] > 0),
    nodes,
  };
}

it('reads no more of a common word than its page takes, and of a rare one nothing in order', async () => {
  expect(await walk('ueberall')).toMatchObject({ read: 31, found: 31, asks: false });
  const often = await walk('haeufig');
  expect(often).toMatchObject({ found: 31, asks: false });
  expect(often.read).toBeLessThan(200);
  expect(await walk('edelweiss')).toMatchObject({ read: 0, found: 0, asks: true });
  // Persons too, who are found by those who employ them.
  expect(await walk('ueberall', persons)).toMatchObject({ found: 31, asks: false });
  // Where the first texts hold nothing of it, it ends.
  const early = await walk('frueh');
  expect(early).toMatchObject({ found: 0, asks: true });
  expect(early.read).toBe(200);
  // It goes on for all that where the words are so common that the index would cost more.
  const later = await walk('vorher');
  expect(later).toMatchObject({ found: 0, asks: true });
  expect(later.read).toBeGreaterThan(200);
  expect(later.read).toBeLessThan(all / 4);
});

it('a filter that passes few makes finding by words no cheaper: the others are found too', async () => {
  expect(await walk('ueberall', events, 'status[]=draft&offset=150')).toMatchObject({ found: 181, asks: false });
});

it('what the index finds is looked up one by one where it is little, and met in the order of the list where it is much', async () => {
  const met = ({ nodes }: { nodes: readonly Node[] }) =>
    nodes.some(
      (node) =>
        node['Parent Relationship'] === 'SubPlan' &&
        node['Actual Loops'] > 0 &&
        nodesOf(node).some((part) => part['Relation Name'] === 'search_postings'),
    );
  expect(met(await walk('frueh'))).toBe(true);
  expect(met(await walk('edelweiss'))).toBe(false);
  expect(met(await walk('ueberall'))).toBe(false);
  // No index has this order.
  expect(met(await walk('frueh', events, 'orderBy[]=updatedAt'))).toBe(false);
});

it('the sample of persons and organisations together passes over the texts of no other type', async () => {
  const scans = (
    await explain(sampleQuery(contacts, readListRequest(contacts, parseQuery('term=haeufig')), 'all')!)
  ).filter((node) => node['Relation Name'] === 'search_index');
  expect(scans.map((node) => node['Rows Removed by Filter'] ?? 0)).toEqual([0, 0]);
});

it('a page of one word or two, or of one among drafts, is planned once for all words; of more words or in another order each time', async () => {
  await test.database.db.connection().execute(async (db) => {
    for (const type of [events, projects, contacts]) {
      const samples = new Samples();
      const ask = async (query: string, view: 'all' | 'public') => {
        const request = { ...readListRequest(type, parseQuery(query)), limit: 31 };
        await listQuery(type, request, view, await samples.of(db, type, request, view)).execute(db);
      };
      for (const view of ['all', 'public'] as const) {
        for (const word of ['ueberall', 'mittel', 'manchmal', 'edelweiss', 'nirgends'])
          for (const offset of [1, 2, 7]) await ask(`term=${word}&offset=${offset}`, view);
        for (const query of ['term=mittel haeufig ueberall', 'term=mittel&orderBy[]=updatedAt', 'term=7'])
          await ask(query, view);
        for (const word of ['manchmal', 'edelweiss', 'nirgends', 'mittel', 'spaet', 'frueh', 'alt'])
          for (const query of [`term=${word} teils`, `term=${word}&status[]=draft`])
            for (const offset of [0, 3]) await ask(`${query}&offset=${offset}`, view);
      }
    }
    const { rows } = await sql<{
      generic: number;
      custom: number;
    }>`select generic_plans as generic, custom_plans as custom from pg_prepared_statements where statement like '%search_postings%' and generic_plans + custom_plans > 5`.execute(
      db,
    );
    // Asked more than five times, PostgreSQL keeps the plan that it made without a look at the values.
    expect(rows.filter(({ custom }) => custom > 5)).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(18);
  });
});
