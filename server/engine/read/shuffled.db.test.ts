import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allContentTypes } from '../../../domain/contentTypes';
import { readListRequest } from '../../../domain/lists/listRequest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { listQuery } from './listQuery';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it.each(allContentTypes.filter((type) => type.shuffledWithin).map((type) => [type.name, type] as const))(
  '%s: a shuffled page reads the newest years by an index',
  async (_, type) => {
    const plan = await test.database.db.transaction().execute(async (trx) => {
      // With few records, PostgreSQL would choose a sequential scan.
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      const { rows } = await sql<
        Record<string, string>
      >`explain ${listQuery(type, readListRequest(type, { randomize: ['1'], limit: ['30'] }), 'public')}`.execute(trx);
      return rows.map((row) => Object.values(row).join()).join('\n');
    });
    expect(plan).toContain('Incremental Sort');
    expect(plan).toMatch(/Index Scan using \w*extract\w*/);
  },
);
