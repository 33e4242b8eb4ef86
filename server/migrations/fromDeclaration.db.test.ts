import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentType } from '../../domain/contentType';
import { allContentTypes } from '../../domain/contentTypes';
import { boolean, choice, date, files, integer, references, text } from '../../domain/fields';
import { educations } from '../../domain/types/education';
import { jobs } from '../../domain/types/job';
import { posts } from '../../domain/types/post';
import { publications } from '../../domain/types/publication';
import { regions } from '../../domain/types/region';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { tableOf } from '../engine/storage/naming';
import { writeMigration } from './fromDeclaration';
import * as helpers from './helpers';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Runs the statements of the generated migration. */
async function run(type: ContentType): Promise<void> {
  const { source } = (await writeMigration(test.database.db, type))!;
  const [, list] = /helpers\.running\((\[[\s\S]*\])\);\n$/.exec(source)!;
  for (const statement of runInNewContext(list!, { helpers }) as string[])
    await sql.raw(statement).execute(test.database.db);
}

/** All tables of a type by name: columns, indexes, foreign keys, statistics. */
async function tablesOf(type: ContentType): Promise<unknown> {
  const { rows } = await sql`
    select relname, json_build_object(
      'columns', (select json_agg(row(attname, atttypid::regtype, attnotnull, attstorage) order by attname)
      from pg_attribute where attrelid = c.oid and attnum > 0),
      'indexes', (select json_agg(pg_get_indexdef(indexrelid) order by pg_get_indexdef(indexrelid)) from pg_index
      where indrelid = c.oid),
      'constraints', (select json_agg(pg_get_constraintdef(oid) order by pg_get_constraintdef(oid)) from pg_constraint
      where conrelid = c.oid and contype in ('p', 'f')),
      'statistics', (select json_agg(pg_get_statisticsobjdef(oid) order by stxname) from pg_statistic_ext
      where stxrelid = c.oid)) as is
    from pg_class c where relkind = 'r' and (relname = ${tableOf(type)} or relname like ${`${tableOf(type)}\\_%`})
      order by relname`.execute(test.database.db);
  return rows;
}

async function dropTables(type: ContentType): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r'
      and (relname = ${tableOf(type)} or relname like ${`${tableOf(type)}\\_%`})`.execute(test.database.db);
  await sql`drop table ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(test.database.db);
  await sql`delete from resource_state where resource = ${type.name}`.execute(test.database.db);
}

const own = allContentTypes.filter(({ shares }) => !shares);

it.each(own.map((type) => [type.name, type] as const))(
  'has nothing to write for %s as they are',
  async (_name, type) => {
    expect(await writeMigration(test.database.db, type)).toBeNull();
  },
);

it.each([educations, posts, publications].map((type) => [type.name, type] as const))(
  'writes the tables of %s as they were written by hand',
  async (_name, type) => {
    const before = await tablesOf(type);
    await dropTables(type);
    await run(type);
    expect(await tablesOf(type)).toEqual(before);
    expect(await writeMigration(test.database.db, type)).toBeNull();
  },
);

describe('a changed declaration', () => {
  const changed = (type: ContentType, fields: ContentType['fields'], more: Partial<ContentType> = {}): ContentType => ({
    ...type,
    fields,
    ...more,
  });

  it('gets columns, links, files and indexes, and its records are re-rendered', async () => {
    const { db } = test.database;
    await sql`insert into regions (name, type, url, color, description, is_public, translations, body, summary)
      values ('A', 'x', '', '', '', true, '{}', '{}', '{}')`.execute(db);
    const kind = [{ id: "o'pen", label: 'Offen' }];
    const type = changed(
      regions,
      {
        ...regions.fields,
        note: text({ label: 'Notiz' }),
        state: choice({ label: 'Stand', choices: kind }),
        isLarge: boolean({ label: 'Gross' }),
        rank: integer({ label: 'Rang', empty: 7 }),
        since: date({ label: 'Seit' }),
        topics: references('topics', { label: 'Themen' }),
        files: files({ label: 'Dokumente' }),
      },
      { filters: { ...regions.filters, state: { kind: 'choice', field: 'state', choices: kind, label: 'Stand' } } },
    );
    expect(await writeMigration(db, type)).toMatchObject({ adds: 'note' });
    await run(type);
    expect(await writeMigration(db, type)).toBeNull();
    expect(
      (await sql`select note, state, is_large, rank, since, files from regions where name = 'A'`.execute(db)).rows,
    ).toEqual([{ note: '', state: "o'pen", is_large: false, rank: 7, since: null, files: [] }]);
    expect((await sql`select rendered_as from resource_state where resource = 'regions'`.execute(db)).rows).toEqual([
      { rendered_as: 0 },
    ]);
  });

  it('is refused with instructions if data would be lost', async () => {
    const { employer: _gone, stints: _links, ...kept } = jobs.fields;
    const type = changed(jobs, {
      ...kept,
      applicationDeadline: date({ label: 'Frist' }),
      locations: references('topics', { label: 'Orte' }),
    });
    const byHand = 'write that migration by hand, so that it says what becomes of the data.';
    await expect(writeMigration(test.database.db, type)).rejects.toThrow(
      [
        `No field of jobs has the column employer, and dropping it loses what it holds: ${byHand}`,
        'jobs.applicationDeadline is "date" by its declaration and "timestamptz" in its table: give the ' +
          `field another name, or ${byHand}`,
        `No field of jobs has the links of jobs_stints, and dropping them loses them: ${byHand}`,
        `jobs.locations leads to topics and did lead to locations: give the field another name, or ${byHand}`,
      ].join('\n'),
    );
  });
});
