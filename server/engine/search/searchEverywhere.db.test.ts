import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { searchAndCount, searchEverywhere } from './searchEverywhere';
import { sortSearchIndex } from './searchIndex';

const all = 6_000;
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  // Inserted in SQL, because creating thousands of records through the API would take minutes.
  await sql`
    insert into search_index (resource, record_id, is_public, title, code, text)
    select case when n % 3 = 0 then 'contacts/person' else 'projects' end, n, true, 'Titel ' || n, null,
      n || ' ueberall' || case when n % 50 = 0 then ' mittelhaeufig' else '' end || case when n % 2500 = 7
      then ' edelweiss' else '' end
    from generate_series(1, ${all}) n`.execute(test.database.db);
  await sortSearchIndex(test.database.searches);
});
afterAll(() => test.drop());

const find = async (term: string, resources = ['projects', 'contacts/person'], limit = 50) =>
  (await searchEverywhere(test.database.searches, resources, term, limit)).map(({ id }) => id);

it.each([
  [
    'which every record has',
    'ueberall',
    ['projects', 'contacts/person'],
    Array.from({ length: 50 }, (_, index) => all - index),
  ],
  [
    'that is found now and then',
    'mittelhaeufig',
    ['projects', 'contacts/person'],
    Array.from({ length: 50 }, (_, index) => all - 50 * index),
  ],
  ['that is rare', 'edelweiss', ['projects', 'contacts/person'], [5007, 2507, 7]],
  ['that is rare, of one type', 'edelweiss', ['contacts/person'], [5007]],
  [
    'that is too short for the index',
    '07',
    ['contacts/person'],
    Array.from({ length: 3 }, (_, index) => 6000 - 93 - 300 * index),
  ],
  ['that there is not', 'nirgends', ['projects', 'contacts/person'], []],
])('finds the newest records with a word %s', async (_, term, resources, expected) => {
  expect((await find(term, resources)).slice(0, expected.length || 1)).toEqual(expected);
});

it('finds several words wherever they are, and puts an id first', async () => {
  expect(await find('edelweiss ueberall')).toEqual([5007, 2507, 7]);
  expect(await find('mittelhaeufig edelweiss')).toEqual([]);
  expect((await find('50'))[0]).toBe(50);
});

it(
  'ranks matches: id or code, whole words of the title, beginnings of them, beginnings of other words, letters ' +
    'within words',
  async () => {
    const { db, searches } = test.database;
    await sql`
    insert into search_index (resource, record_id, is_public, title, code, text, title_words)
    values ('posts', 1, true, 'Kuhglocke', null, '1 kuhglocke', ' kuhglocke'),
      ('posts', 2, true, 'Glocken', null, '2 glocken', ' glocken'),
      ('posts', 3, true, 'Vieh', null, '3 vieh kuhglocke', ' vieh'),
      ('posts', 4, true, 'Vieh', null, '4 vieh glocke', ' vieh'),
      ('posts', 5, true, 'Vieh', 'GLOCKE', '5 vieh gloecke glocke', ' vieh'),
      ('posts', 6, true, 'Glocke', null, '6 glocke', ' glocke'),
      ('posts', 7, true, 'Glockenturm', null, '7 glockenturm', ' glockenturm')`.execute(db);
    expect(await find('glocke', ['posts'])).toEqual([5, 6, 7, 2, 4, 1, 3]);
    expect((await find('Glöcke', ['posts']))[0]).toBe(5);
    expect(await searchAndCount(searches, ['posts'], 'glocke', 2)).toMatchObject({
      hits: [{ id: 5, code: 'GLOCKE' }, { id: 6 }],
      total: 7,
      hasMore: false,
    });
    expect(await searchAndCount(searches, ['projects'], 'ueberall', 1)).toMatchObject({
      hits: [{}],
      total: 200,
      hasMore: true,
    });
  },
);
