import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects } from '../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { sortSearchIndex } from '../engine/search/searchIndex';
import { createRecord } from '../engine/write/repository';
import { up } from './078-searched-words';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('texts that are there already have the words that sorting them in gives them; what waits goes on waiting', async () => {
  const { db } = test.database;
  const make = async (title: string) =>
    (await createRecord(db, projects, { title, keywords: `Geheimtal ${title}berg`, isPublic: true }, null)).id;
  const sorted = [await make('Höhenweg'), await make('Talweg'), await make('Talweg')];
  await sortSearchIndex(db);
  const waiting = await make('Gratweg');
  await sql`insert into search_index (resource, record_id, is_public, title, text, is_indexed) values ('posts', 1, true, '', '', true)`.execute(
    db,
  );
  const words = async () =>
    (await sql`select id::text, resource, is_hidden as "isHidden", word from search_words order by id`.execute(db))
      .rows;
  const postings = async () =>
    (
      await sql<{
        id: number;
      }>`select record_id as id, (select array_agg(w::text order by w) from unnest(words) w) as words from search_postings order by resource desc, record_id`.execute(
        db,
      )
    ).rows;
  const before = [await words(), [...(await postings()), { id: 1, words: null }]];
  expect(before[0]).toContainEqual(
    expect.objectContaining({ resource: 'projects', isHidden: true, word: 'geheimtal' }),
  );
  for (const statement of [
    'update search_index set is_sorted = is_indexed',
    'alter table search_index drop column is_indexed cascade',
    'drop function text_is_another cascade',
    'drop table search_words, search_postings',
    'create index search_index_text on search_index using gin (text gin_trgm_ops) where is_sorted',
    'create index search_index_unsorted on search_index (record_id) where not is_sorted',
  ])
    await sql.raw(statement).execute(db);

  await db.transaction().execute((trx) => up(trx as never));

  expect([await words(), await postings()]).toEqual(before);
  expect((await postings()).map(({ id }) => id)).toEqual([...sorted, 1]);
  expect((await sql`select record_id as id from search_index where not is_indexed`.execute(db)).rows).toEqual([
    { id: waiting },
  ]);
});
