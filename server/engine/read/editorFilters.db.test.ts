import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentType } from '../../../domain/contentType';
import { allContentTypes } from '../../../domain/contentTypes';
import { readListRequest } from '../../../domain/lists/listRequest';
import { events } from '../../../domain/types/event';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { snakeCase, tableOf } from '../storage/naming';
import { createRecord } from '../write/repository';
import { listQuery } from './listQuery';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const languages = allContentTypes.flatMap((type) =>
  Object.values(type.filters).flatMap((filter) =>
    filter.kind === 'untranslated' ? filter.locales.map((locale) => [type.name, locale, type] as const) : [],
  ),
);

it.each(languages)(
  'a list of %s without %s is read from an index in its order (untranslatedIndexes)',
  async (_name, locale, type) => {
    const { rows } = await sql<{
      indexdef: string;
    }>`select indexdef from pg_indexes where tablename = ${tableOf(type)}`.execute(test.database.db);
    const [index] = rows
      .filter(({ indexdef }) => indexdef.includes(`translations -> '${locale}'`))
      .map(({ indexdef }) => indexdef.replace(/^.*USING btree \("?/, ''));
    expect(index).toMatch(new RegExp(`^${snakeCase(type.defaultOrder.field)}\\b`));
  },
);

const inTablesOfTheirOwn = allContentTypes.flatMap((type) =>
  Object.values(type.filters).flatMap((filter) =>
    filter.kind === 'untranslated' && !type.shares
      ? filter.locales.map((locale) => [type.name, locale, tableOf(type)] as const)
      : [],
  ),
);

it.each(inTablesOfTheirOwn)(
  'PostgreSQL has statistics on how many %s lack %s (untranslatedStatistics)',
  async (_name, locale, table) => {
    const { rows } = await sql<{
      statistics: string;
    }>`select pg_get_statisticsobjdef(oid) as statistics from pg_statistic_ext
      where stxrelid = ${table}::regclass`.execute(test.database.db);
    expect(rows.some(({ statistics }) => statistics.includes(`translations -> '${locale}'`))).toBe(true);
  },
);

it.each(allContentTypes.map((type) => [type.name, tableOf(type)] as const))(
  '%s changed since a day are found by an index',
  async (_name, table) => {
    const { rows } = await sql<{
      indexdef: string;
    }>`select indexdef from pg_indexes where tablename = ${table}`.execute(test.database.db);
    expect(rows.map(({ indexdef }) => indexdef)).toContainEqual(expect.stringMatching(/USING btree \(updated_at\)$/));
  },
);

const choices = allContentTypes.flatMap((type) =>
  type.defaultOrder.field === 'id'
    ? []
    : Object.values(type.filters).flatMap((filter) =>
        filter.kind === 'choice' ? [[type.name, filter.field, type] as const] : [],
      ),
);

it.each(choices)('lists of %s with a rare %s are planned like any other', async (_name, field, type) => {
  const { rows } = await sql<{
    indexdef: string;
  }>`select indexdef from pg_indexes where tablename = ${tableOf(type)}`.execute(test.database.db);
  expect(rows.map(({ indexdef }) => indexdef)).toContainEqual(
    expect.stringMatching(new RegExp(`USING btree \\(${snakeCase(field)}, ${snakeCase(type.defaultOrder.field)}\\b`)),
  );
});

it('no index is a prefix of another one: each costs every save', async () => {
  const { rows } = await sql<{ name: string; within: string }>`
    select short.indexrelid::regclass::text as name, long.indexrelid::regclass::text as within
    from pg_index short join pg_index long on long.indrelid = short.indrelid and long.indexrelid <> short.indexrelid
    join pg_class s on s.oid = short.indexrelid join pg_class l on l.oid = long.indexrelid and l.relam = s.relam
      and l.relnamespace = 'public'::regnamespace
    where not short.indisunique and num_nulls(short.indpred, long.indpred, short.indexprs, long.indexprs) = 4
      and starts_with(long.indkey::text || ' ', short.indkey::text || ' ')
      and starts_with(long.indoption::text || ' ', short.indoption::text || ' ')
      and starts_with(long.indcollation::text || ' ', short.indcollation::text || ' ')`.execute(test.database.db);
  expect(rows).toEqual([]);
});

const planOf = async (type: ContentType, query: Record<string, string[]>) => {
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain (analyze, timing off, costs off) ${listQuery(type, readListRequest(type, query), 'all')}`.execute(
    test.database.db,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

it('finds what editors filter by without reading the whole table', async () => {
  const { db } = test.database;
  await createRecord(db, events, { title: 'Tagung', startDate: '2026-01-01T08:00:00Z' }, null);
  await createRecord(
    db,
    projects,
    { title: 'Seilbahn', translations: { fr: { title: 'Téléphérique' }, it: { title: 'Funivia' } } },
    null,
  );
  // Copied in SQL, because creating this many through the API would take minutes.
  for (const table of ['projects', 'events'])
    await sql
      .raw(
        `insert into ${table} select (json_populate_record(p, json_build_object('id', 1000 + n, ` +
          `'updated_at', '2020-01-01T00:00:00Z'))).* from ${table} p, generate_series(1, 20000) n`,
      )
      .execute(db);
  await sql`analyze projects, events`.execute(db);
  for (const query of [
    { missing: ['fr'] },
    { missing: ['fr', 'it'] },
    { changedSince: ['2025-01-01'] },
    { changedBy: ['1'] },
    { assignee: ['1'] },
    { orderBy: ['title'], orderDirection: ['DESC'] },
    { orderBy: ['projectCode'] },
  ]) {
    expect(await planOf(projects, { ...query, limit: ['100'] } as never), JSON.stringify(query)).not.toContain(
      'Seq Scan on projects',
    );
  }
  expect(await planOf(events, { changedSince: ['2025-01-01'], limit: ['100'] })).not.toContain('Seq Scan on events');
});

it('reads only a page of titles if every third record lacks a translation', async () => {
  const { db } = test.database;
  await sql`update projects set translations = '{}' where id % 3 = 0`.execute(db);
  // The index covers missing translations, including those left empty on purpose.
  await sql`
    insert into translation_gaps (resource, record_id, field, locale, state, stale, version, at)
    select 'projects', id, 'title', locale, case when id % 300 = 0 then 'empty' else 'missing' end, '{}', 1, now()
      from projects, unnest(array['fr', 'it']) locale where id % 3 = 0`.execute(db);
  await sql`analyze projects, translation_gaps`.execute(db);
  for (const missing of [['fr'], ['fr', 'it']]) {
    const plan = await planOf(projects, { missing, limit: ['100'] });
    const most = Math.max(
      ...[...plan.matchAll(/(?:actual rows=|Removed by Filter: )(\d+)/g)].map(([, rows]) => Number(rows)),
    );
    expect(most, plan).toBeLessThan(300);
    const { rows } = await listQuery(projects, readListRequest(projects, { missing, limit: ['1000'] }), 'all').execute(
      db,
    );
    expect(rows.map(({ id }) => id)).toEqual(
      Array.from({ length: 20_000 }, (_, index) => 21_000 - index)
        .filter((id) => id % 3 === 0 && id % 300 > 0)
        .slice(0, 1000),
    );
  }
});
