import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQuery } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import type { View } from '../read/filterConditions';
import { listQuery } from '../read/listQuery';
import { deleteRecord } from '../write/removeRecord';
import { createRecord, updateRecord } from '../write/repository';
import { matchingRows } from './matchingRows';
import { searchEverywhere } from './searchEverywhere';
import { sortSearchIndex } from './searchIndex';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a text goes into the index again only where a save changes what a record is found by', async () => {
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
    select xmin::text as written, title, is_public as "isPublic", text from search_index where resource = 'projects' and record_id = ${id}`.execute(
        db,
      )
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

describe('a saved text waits to be sorted into the index', () => {
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

  it('and is found before and after that, by all words of it, and by no word it had before', async () => {
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

  it('also where an older server has written it and said that it is sorted in', async () => {
    const { db, searches } = test.database;
    const id = await make('Eisgrotte');
    await sortSearchIndex(searches);
    await sql`update search_index set text = 'salzstollen', is_sorted = false where record_id = ${id}`.execute(db);
    await sql`update search_index set is_sorted = true where record_id = ${id}`.execute(db);
    expect(await waiting()).toEqual([id]);
    for (const isIndexed of [false, true]) {
      if (isIndexed) await sortSearchIndex(searches);
      expect([await findAll('eisgrotte'), await findAll('salzstollen')]).toEqual([
        [[], [], []],
        [[id], [id], [id]],
      ]);
    }
    // Written as it was it does not wait.
    await sql`update search_index set text = 'salzstollen' where record_id = ${id}`.execute(db);
    expect(await waiting()).toEqual([]);
  });

  it('until so many do; what somebody is saving goes on waiting, and nobody waits for it', async () => {
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

  it('beside an index that searches still use, and the few that wait by one of their own', async () => {
    const { db, searches } = test.database;
    await sql`insert into search_index (resource, record_id, is_public, title, text) select 'projects', 100000 + n, true, 'T', repeat(md5(n::text) || ' ', 20) from generate_series(1, 6000) n`.execute(
      db,
    );
    await sortSearchIndex(searches);
    await sql`analyze search_index, search_words, search_postings`.execute(db);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (costs off) ${matchingRows(['projects'], 'kristallgrube bergwerk', 'all')}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Bitmap Index Scan on search_postings_words/);
    expect(plan).toMatch(/Index Scan using search_index_waiting/);
    // Words of other types are not read.
    expect(plan).toMatch(/Bitmap Index Scan on search_words_word[^]*Index Cond: .*ARRAY\[resource\]/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('a part that stands in thousands of words is found in all of them, alone and beside others; the index is asked for a few at a time', async () => {
    const { db } = test.database;
    // Each of the 6,000 above has a number of its own; some of them are written anew and wait.
    await sql`update search_index set text = concat_ws(' ', 'nummer' || record_id, case when record_id % 3 = 0 then 'drittel' end, case when record_id % 2 = 0 then e'gerade\nverborgen' end), is_indexed = false where record_id > 100000`.execute(
      db,
    );
    await sortSearchIndex(db);
    await sql`update search_index set text = 'anders', is_indexed = false where record_id between 100001 and 100030`.execute(
      db,
    );
    const found = async (term: string, view: View = 'all', resources = ['projects']) =>
      (await sql<{ record_id: number }>`${matchingRows(resources, term, view)}`.execute(db)).rows
        .map((row) => row.record_id)
        .toSorted((one, other) => one - other);
    const those = (is: (n: number) => boolean) => Array.from({ length: 5_970 }, (_, n) => 100_031 + n).filter(is);
    for (const resources of [['projects'], ['projects', 'posts', 'jobs', 'events']]) {
      expect(await found('nummer', 'all', resources)).toEqual(those(() => true));
      expect(await found('nummer drittel', 'all', resources)).toEqual(those((n) => n % 3 === 0));
      expect(await found('umm drittel 10', 'all', resources)).toEqual(those((n) => n % 3 === 0));
      expect(await found('verborgen ummer', 'all', resources)).toEqual(those((n) => n % 2 === 0));
      expect(await found('nummer verborgen', 'public', resources)).toEqual([]);
      expect(await found('anders', 'all', resources)).toHaveLength(30);
    }
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, timing off) ${matchingRows(['projects'], 'nummer', 'all')}`.execute(db);
    const scans = rows
      .map((row) => row['QUERY PLAN'])
      .filter((line) => line.includes('Bitmap Index Scan on search_postings_words'));
    expect(scans.some((line) => /loops=1[0-9]{2}\)/.test(line))).toBe(true);
  });

  it("its words are written down once for all records of the type, whoever sorts them in, and what is not said any more is nobody's", async () => {
    const { db, searches } = test.database;
    const id = await make('Zwillingsberg Zwillingsberg');
    await createRecord(
      db,
      projects,
      { title: 'Zwillingsberg', keywords: 'Zwillingsberg Geheimtal', isPublic: true },
      null,
    );
    await Promise.all([sortSearchIndex(searches), sortSearchIndex(db)]);
    const words = async () =>
      (
        await sql`select word, is_hidden as "isHidden" from search_words where word in ('zwillingsberg', 'geheimtal', 'obertal') order by word, is_hidden`.execute(
          db,
        )
      ).rows;
    const before = await words();
    expect(before).toEqual([
      { word: 'geheimtal', isHidden: true },
      { word: 'zwillingsberg', isHidden: false },
    ]);
    const {
      rows: [row],
    } = await sql<{
      written: string;
    }>`select xmin::text as written from search_postings where record_id = ${id}`.execute(db);
    // A text that is written anew as it was leaves the index alone.
    await sql`update search_index set is_indexed = false where record_id = ${id}`.execute(db);
    await sortSearchIndex(searches);
    expect(
      (
        await sql<{
          written: string;
        }>`select xmin::text as written from search_postings where record_id = ${id}`.execute(db)
      ).rows[0],
    ).toEqual(row);
    await updateRecord(db, projects, id, { title: 'Obertal' }, null, undefined);
    await sortSearchIndex(searches);
    expect(await words()).toEqual(
      [...before, { word: 'obertal', isHidden: false }].toSorted((one, other) =>
        JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
      ),
    );
    expect((await findAll('zwillingsberg'))[0]).not.toContain(id);
    await deleteRecord(db, projects, id, null);
    expect((await sql`select from search_postings where record_id = ${id}`.execute(db)).rows).toEqual([]);
  });
});
