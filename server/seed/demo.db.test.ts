import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, createMemoryFileStore } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { connect } from '../database';
import { renderOutdated } from '../engine/write/rendering';
import { addRecords, seedDemo } from './demo';
import { multiplyRecords } from './multiply';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('adds in batches, reports progress, and leaves nothing to rewrite at the next start', async () => {
  const { db } = test.database;
  await sql`update resource_state set rendered_as = 1`.execute(db);
  const lines: string[] = [];
  const added = await addRecords(
    test.database,
    { companies: 5_400 },
    { types: ['contact-groups', 'contacts/company'], log: (message) => lines.push(message) },
  );
  expect(added).toMatchObject({ 'contacts/company': 5_400 });
  expect(lines).toEqual(['contacts/company: 5000 added …', 'Sorting the texts into the search index …']);
  expect((await sql`select from search_index where not is_indexed`.execute(db)).rows).toEqual([]);
  const [index] = (await sql<{ name: string }>`select to_regclass('search_index_text')::text as name`.execute(db)).rows;
  expect(index?.name).toBe('search_index_text');

  await renderOutdated(db, (message) => lines.push(message));
  expect(lines).toHaveLength(2);
});

it('copies records for benchmarks, each with its own id in its texts, its links and its history', async () => {
  const { db } = test.database;
  const counts = await multiplyRecords(test.database, { 'contacts/company': 5_500 }, 1, () => undefined);
  expect(counts).toMatchObject({ 'contacts/company': 5_500, 'contact-groups': 40 });
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as companies, count(*) filter (where (body::json ->> 'id')::int = id)::int as "with id",
      count(*) filter (where (summary::json ->> 'id')::int = id)::int as "with id in summary",
      (select count(*)::int from history where resource = 'contacts/company' and (record ->> 'id')::int = record_id)
        as "with history",
      (select count(distinct record_id)::int from contacts_contact_groups where record_id > 5400) > 0 as linked
    from contacts where type = 'company'`.execute(db);
  expect(rows).toEqual([
    { companies: 5_500, 'with id': 5_500, 'with id in summary': 5_500, 'with history': 5_500, linked: true },
  ]);
});

it('waits for another process that fills the same database, however long', async () => {
  const late = connect(
    `${test.connectionString}${test.connectionString.includes('?') ? '&' : '?'}statement_timeout=50`,
    { connections: 1 },
  );
  const outcome = await test.database.db.connection().execute(async (first) => {
    await sql`select pg_advisory_lock(hashtext('regio seed'))`.execute(first);
    const waiting = seedDemo(late, createMemoryFileStore()).catch((error: Error) => error.message);
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_locks l join pg_stat_activity a using (pid)
              where l.locktype = 'advisory' and not l.granted and a.datname = current_database()
                and a.query_start < clock_timestamp() - interval '200 ms'`.execute(first)
          ).rows.length,
      )
      .toBe(1);
    await createAccount(test.database, 'ROLE_EDITOR');
    await sql`select pg_advisory_unlock(hashtext('regio seed'))`.execute(first);
    return waiting;
  });
  expect(outcome).toEqual({ seeded: false });
  await late.close();
});
