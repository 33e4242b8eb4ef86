import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchingRows } from '../engine/search/matchingRows';
import { sortSearchIndex } from '../engine/search/searchIndex';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { up } from './074-long-search-texts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('long texts are no longer packed, those that were there neither, and are found by every word as before', async () => {
  const { db, searches } = test.database;
  const insert = (id: number, words: number) =>
    sql`insert into search_index (resource, record_id, is_public, title, text) select 'posts', ${id}::int, true, '', string_agg('kraftwerk' || n, ' ') from generate_series(1, ${words}) n`.execute(
      db,
    );
  const texts = async () =>
    (
      await sql`select record_id as id, pg_column_compression(text) is not null as packed, octet_length(text) as length from search_index order by record_id`.execute(
        db,
      )
    ).rows;
  const found = async (word: string) =>
    (
      await sql<{
        id: number;
      }>`select record_id as id from (${matchingRows(['posts'], word, 'all')}) s order by record_id`.execute(db)
    ).rows.map(({ id }) => id);
  await sql`alter table search_index alter column text set storage main`.execute(db);
  await insert(1, 300);
  await insert(2, 1_000);
  expect(await texts()).toEqual([
    { id: 1, packed: false, length: 3_791 },
    { id: 2, packed: true, length: 12_892 },
  ]);

  await up(db as never);

  await insert(3, 1_000);
  expect(await texts()).toEqual([
    { id: 1, packed: false, length: 3_791 },
    { id: 2, packed: false, length: 12_892 },
    { id: 3, packed: false, length: 12_892 },
  ]);
  // What a page holds stays in it: of two long ones, and of nothing else, pieces lie beside.
  const {
    rows: [beside],
  } = await sql<{
    table: string;
  }>`select reltoastrelid::regclass::text as table from pg_class where oid = 'search_index'::regclass`.execute(db);
  expect((await sql`select from ${sql.raw(beside!.table)} where chunk_seq = 0`.execute(db)).rows).toHaveLength(2);
  for (const sort of [async () => undefined, () => sortSearchIndex(searches)]) {
    await sort();
    expect([await found('werk299'), await found('werk999')]).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
  }
});
