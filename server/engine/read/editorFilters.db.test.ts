import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allContentTypes } from '../../../domain/contentTypes';
import { readListRequest } from '../../../domain/listRequest';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { tableOf } from '../storage/naming';
import { createRecord } from '../write/repository';
import { listQuery } from './listQuery';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const languages = allContentTypes.flatMap((type) => Object.values(type.filters).flatMap((filter) => (filter.kind === 'untranslated' ? filter.locales.map((locale) => [type.name, locale, tableOf(type)] as const) : [])));

it.each(languages)('what of %s lacks %s has an index (untranslatedIndexes)', async (_name, locale, table) => {
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes where tablename = ${table}`.execute(test.database.db);
  expect(rows.some(({ indexdef }) => indexdef.includes(`translations -> '${locale}'`))).toBe(true);
});

it('no index is the beginning of another one: each is written with every save', async () => {
  const { rows } = await sql<{ name: string; within: string }>`
    select short.indexrelid::regclass::text as name, long.indexrelid::regclass::text as within
    from pg_index short join pg_index long on long.indrelid = short.indrelid and long.indexrelid <> short.indexrelid
    join pg_class s on s.oid = short.indexrelid join pg_class l on l.oid = long.indexrelid and l.relam = s.relam and l.relnamespace = 'public'::regnamespace
    where not short.indisunique and num_nulls(short.indpred, long.indpred, short.indexprs, long.indexprs) = 4
      and starts_with(long.indkey::text || ' ', short.indkey::text || ' ') and starts_with(long.indoption::text || ' ', short.indoption::text || ' ')
      and starts_with(long.indcollation::text || ' ', short.indcollation::text || ' ')`.execute(test.database.db);
  expect(rows).toEqual([]);
});

it('finds what editors ask for without reading the whole table', async () => {
  const { db } = test.database;
  await createRecord(db, projects, { title: 'Seilbahn', translations: { fr: { title: 'Téléphérique' }, it: { title: 'Funivia' } } }, null);
  // Rows alone: so many through the front door would take minutes.
  await sql`insert into projects select (json_populate_record(p, json_build_object('id', 1000 + n, 'updated_at', '2020-01-01T00:00:00Z'))).* from projects p, generate_series(1, 20000) n`.execute(db);
  await sql`analyze projects`.execute(db);
  const planOf = async (query: Record<string, string[]>) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${listQuery(projects, readListRequest(projects, query), 'all')}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const query of [{ missing: ['fr'] }, { missing: ['fr', 'it'] }, { changedSince: ['2025-01-01'] }, { changedBy: ['1'] }, { orderBy: ['title'], orderDirection: ['DESC'] }, { orderBy: ['projectCode'] }]) {
    expect(await planOf({ ...query, limit: ['100'] } as never), JSON.stringify(query)).not.toContain('Seq Scan on projects');
  }
});
