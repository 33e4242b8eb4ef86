import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { up } from './068-ranked-titles';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('says of titles that there are already what they are ranked by, and leaves the indexes as they were', async () => {
  const { db } = test.database;
  const indexes = async () =>
    (
      await sql<{
        indexdef: string;
      }>`select indexdef from pg_indexes where tablename = 'search_index' order by indexname`.execute(db)
    ).rows;
  const before = await indexes();
  await sql`alter table search_index drop column title_words`.execute(db);
  await sql`insert into search_index (resource, record_id, is_public, title, text) values ('posts', 1, true, 'Bärenweg', '1'), ('projects', 1, true, 'Talweg', '1')`.execute(
    db,
  );

  await up(db as never);

  const { rows } = await sql`select resource, title_words as words from search_index order by resource`.execute(db);
  expect(rows).toEqual([
    { resource: 'posts', words: ' barenweg baerenweg' },
    { resource: 'projects', words: ' talweg' },
  ]);
  expect(await indexes()).toEqual(before);
});
