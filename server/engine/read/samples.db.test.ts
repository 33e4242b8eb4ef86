import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { parseQuery } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { projects } from '../../../domain/types/project';
import { watchedDatabase } from '../../../tests/support/watchedDatabase';
import { seedRecords } from '../../seed/records';
import { listQuery } from './listQuery';
import { Samples } from './samples';

const on = watchedDatabase(async (database) => {
  await database.db.transaction().execute((trx) => seedRecords(trx, { projects: 300 }, { types: ['projects'] }));
  await sql`analyze projects, search_index`.execute(database.db);
});

const asking = (query: string) => readListRequest(projects, parseQuery(query));

it('takes a sample for a search once, whatever its spelling, page and order, and again when it is old', async () => {
  const samples = new Samples();
  const of = async (query: string, view: 'all' | 'public' = 'all') =>
    (await samples.of(on.watched.db, projects, asking(query), view)).sample;
  const first = await of('term=Region');
  expect(first).toMatchObject({
    read: 200,
    asked: 200,
    held: expect.any(Number),
    found: expect.any(Number),
    length: expect.any(Number),
    records: 300,
  });
  expect(first?.found).toBeGreaterThan(0);
  for (const query of ['term=rEGION&offset=20', 'term=r%C3%A9gion&limit=3&orderBy[]=title'])
    expect((await of(query))?.found).toBe(first?.found);
  expect(on.statements).toHaveLength(1);
  // Other words, filters and readers have samples of their own.
  expect((await of('term=gibtesnicht'))?.found).toBe(0);
  expect((await of('term=region&topic[]=1'))?.asked).toBeLessThan(200);
  await of('term=region', 'public');
  expect(on.statements).toHaveLength(4);
  // No list that is read alike whatever is common asks for any.
  for (const query of ['', 'term=%20', 'term=region&offset=600']) await of(query);
  expect(on.statements).toHaveLength(4);
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6 * 60_000);
  await of('term=region');
  later.mockRestore();
  expect(on.statements).toHaveLength(5);
});

it('finds the same whatever a sample says, by statements that are planned once as without one', async () => {
  await on.watched.db.connection().execute(async (connection) => {
    for (const view of ['all', 'public'] as const) {
      for (const term of ['region', 'e', 'gibtesnicht', 'region bern', 'natur bern', 'kaese', 'tourismus', 'natur']) {
        for (const rest of ['', '&offset=5&orderBy[]=title', '&topic[]=2']) {
          const asked = { ...asking(`term=${term}${rest}`), limit: 21 };
          const { rows } = await listQuery(projects, asked, view).execute(connection);
          for (const found of [0, 1, 20, 200]) {
            expect(
              (
                await listQuery(projects, asked, view, {
                  sample: { read: 200, held: found, asked: 200, found, length: 500.5, records: 300 },
                }).execute(connection)
              ).rows,
            ).toEqual(rows);
          }
          expect(
            (
              await listQuery(projects, asked, view, {
                sample: { read: 0, held: 0, asked: 0, found: 0, length: null, records: 0 },
              }).execute(connection)
            ).rows,
          ).toEqual(rows);
        }
      }
    }
    const { rows: plans } = await sql<{
      generic: number;
      custom: number;
    }>`select generic_plans as generic, custom_plans as custom from pg_prepared_statements where statement like '%search_postings%'`.execute(
      connection,
    );
    // Asked more than five times, PostgreSQL keeps the plan that it made without a look at the values.
    const often = plans.filter(({ generic, custom }) => generic + custom > 5);
    expect(often.length).toBeGreaterThanOrEqual(4);
    expect(often.filter(({ custom }) => custom > 5)).toEqual([]);
  });
});
