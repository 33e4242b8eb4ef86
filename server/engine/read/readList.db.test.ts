import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readListRequest } from '../../../domain/lists/listRequest';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { countList } from './readList';
import { sortSearchIndex } from '../search/searchIndex';
import { createRecord } from '../write/repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const count = (query: Record<string, string[]>, view: 'all' | 'public' = 'all') =>
  countList(test.database.db, projects, readListRequest(projects, query), view);

it('counts what the filters match, for each view', async () => {
  const { db } = test.database;
  for (const input of [
    { title: 'Seilbahn', isPublic: true },
    { title: 'Seilbahn Nord' },
    { title: 'Tunnel', topics: [{ id: 1 }] },
  ])
    await createRecord(db, projects, input, null);
  expect(await count({})).toEqual({ total: 3 });
  expect(await count({ term: ['seilbahn'] })).toEqual({ total: 2 });
  expect(await count({ term: ['seilbahn'] }, 'public')).toEqual({ total: 1 });
  expect(await count({ topic: ['1'] })).toEqual({ total: 1 });
  expect(await count({ term: ['nichts'] })).toEqual({ total: 0 });
});

it('stops counting at a limit', async () => {
  const { db } = test.database;
  // Copied in SQL, because creating ten thousand records through the API would take minutes.
  await sql`insert into projects select (json_populate_record(p, json_build_object('id', 100000 + n))).*
    from projects p, generate_series(1, 10000) n where p.id = (select min(id) from projects)`.execute(db);
  await sql`insert into search_index select resource, 100000 + n, is_public, title, code, text
    from search_index, generate_series(1, 1000) n where record_id = (select min(id) from projects)`.execute(db);
  await sortSearchIndex(db);
  expect(await count({})).toEqual({ totalAtLeast: 10_000 });
  expect(await count({ term: ['seilbahn'] })).toEqual({ totalAtLeast: 1_000 });
});
