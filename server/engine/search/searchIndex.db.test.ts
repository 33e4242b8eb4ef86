import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { createRecord, updateRecord } from '../write/repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a text goes into the index again only where a save changes what a record is found by', async () => {
  const { db } = test.database;
  const { id } = await createRecord(db, projects, { title: 'Alpweg', description: '<p>Ein Weg</p>', isPublic: false }, null);
  const row = async () => (await sql<{ written: string; title: string; isPublic: boolean; text: string }>`
    select xmin::text as written, title, is_public as "isPublic", text from search_index where resource = 'projects' and record_id = ${id}`.execute(db)).rows[0];
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
  expect(await save({ title: 'Höhenweg' })).toMatchObject({ title: 'Höhenweg', text: expect.stringMatching(/hohenweg hoehenweg/) });
});
