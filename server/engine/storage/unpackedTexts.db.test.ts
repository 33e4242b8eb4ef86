import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allContentTypes } from '../../../domain/contentTypes';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { contentTable } from '../../migrations/helpers';
import { tableOf } from './naming';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('the rendered JSON of every type, including new ones, is stored uncompressed: every save is faster', async () => {
  await sql.raw(contentTable('yet_to_come', ['title text not null'])).execute(test.database.db);
  const tables = [...new Set(allContentTypes.map(tableOf)), 'yet_to_come'].toSorted();
  const { rows } = await sql<{ table: string; columns: string }>`
    select attrelid::regclass::text as table, string_agg(attname, ' ' order by attname) as columns from pg_attribute
    where attrelid::regclass::text = any(${tables}) and attname in ('body', 'public_body') and attstorage = 'e'
      group by attrelid order by 1`.execute(test.database.db);
  expect(rows).toEqual(tables.map((table) => ({ table, columns: 'body public_body' })));
});
