import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQuery } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import type { View } from '../read/filterConditions';
import { listQuery } from '../read/listQuery';
import { createRecord, updateRecord } from '../write/repository';
import { matchingRows } from './matchingRows';
import { searchEverywhere } from './searchEverywhere';
import { sortSearchIndex } from './searchIndex';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a text is indexed again only if a save changes the searched values', async () => {
  const { db } = test.database;
  const { id } = await createRecord(
    db,
    projects,
    { title: 'Alpweg', description: '<p>Ein Weg</p>', isPublic: false },
    null,
  );
  const row = async () =>
    (
      await sql<{ written: string; title: string; isPublic: boolean; text: string }>`
    select xmin::text as written, title, is_public as "isPublic", text from search_index where resource = 'projects'
        and record_id = ${id}`.execute(db)
    ).rows[0];
  const save = async (input: object) => {
    await updateRecord(db, projects, id, input, null, undefined);
    return row();
  };
  const first = await row();
  expect(await save({ lat: '46.5', lng: '8.5' })).toEqual(first);
  const seen = await save({ isPublic: true });
  expect(seen).toMatchObject({ isPublic: true, text: first?.text });
  expect(seen?.written).not.toBe(first?.written);
  expect((await save({ description: '<p>Ein <strong>Weg</strong></p>' }))?.written).toBe(seen?.written);
  expect((await save({ description: '<p>Ein Steg</p>' }))?.text).toContain('steg');
  expect(await save({ title: 'Höhenweg' })).toMatchObject({
    title: 'Höhenweg',
    text: expect.stringMatching(/hohenweg hoehenweg/),
  });
});

describe('a saved record waits to be sorted into the index', () => {
  const idsOf = async (term: string, view: View) =>
    (
      await listQuery(projects, readListRequest(projects, parseQuery(`term=${term}`)), view).execute(test.database.db)
    ).rows.map(({ id }) => id);
  const everywhere = async (term: string) =>
    (await searchEverywhere(test.database.searches, ['projects'], term, 50)).map((hit) => hit.id);
  const findAll = async (term: string) => [
    await idsOf(term, 'all'),
    await idsOf(term, 'public'),
    await everywhere(term),
  ];
  const waiting = async () =>
    (
      await sql<{
        record_id: number;
      }>`select record_id from search_index where not is_indexed order by record_id`.execute(test.database.db)
    ).rows.map((row) => row.record_id);
  const make = async (title: string) =>
    (await createRecord(test.database.db, projects, { title, description: '<p>Bergwerk</p>', isPublic: true }, null))
      .id;

  it('and is found before and after, only by its current words', async () => {
    const { db, searches } = test.database;
    const id = await make('Kristallgrube');
    expect(await findAll('kristallgrube bergwerk')).toEqual([[id], [id], [id]]);
    await sortSearchIndex(searches);
    expect(await waiting()).toEqual([]);
    await updateRecord(db, projects, id, { title: 'Schiefertafel' }, null, undefined);
    expect(await waiting()).toEqual([id]);
    for (const isSorted of [false, true]) {
      if (isSorted) await sortSearchIndex(searches);
      expect(await findAll('schiefertafel bergwerk')).toEqual([[id], [id], [id]]);
      expect(await findAll('kristallgrube')).toEqual([[], [], []]);
    }
    expect(await waiting()).toEqual([]);
  });

  it('unless it is unchanged', async () => {
    const id = await make('Salzstollen');
    await sortSearchIndex(test.database.searches);
    await sql`update search_index set text = text || '' where record_id = ${id}`.execute(test.database.db);
    expect(await waiting()).toEqual([]);
  });

  it('until many wait; rows being saved keep waiting, and sorting blocks no save', async () => {
    const { db, searches } = test.database;
    const ids = [await make('Erster'), await make('Zweiter')];
    await sortSearchIndex(searches, 3);
    expect(await waiting()).toEqual(ids);
    await db.transaction().execute(async (trx) => {
      await sql`select from search_index where record_id = ${ids[0]} for update`.execute(trx);
      await sortSearchIndex(searches, 2);
    });
    expect(await waiting()).toEqual([ids[0]]);
  });

  it('while searches use the main index and one for the waiting rows', async () => {
    const { db, searches } = test.database;
    await sql`insert into search_index (resource, record_id, is_public, title, text)
      select 'projects', 100000 + n, true, 'T', repeat(md5(n::text) || ' ', 20)
      from generate_series(1, 6000) n`.execute(db);
    await sortSearchIndex(searches);
    await sql`analyze search_index`.execute(db);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (costs off) ${matchingRows(['projects'], 'kristallgrube bergwerk', 'all')}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    // The plan does not read rows of other types.
    expect(plan).toMatch(/Bitmap Index Scan on search_index_text[^]*Index Cond: .*ARRAY\[resource\]/);
    expect(plan).toMatch(/Index Scan using search_index_waiting/);
    expect(plan).not.toMatch(/Seq Scan/);
  });
});
