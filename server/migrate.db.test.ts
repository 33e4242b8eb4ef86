import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';
import { connect } from './database';
import { migrate } from './migrate';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a server that starts while another one migrates waits for it, however long that takes, and its requests are as short as ever', async () => {
  const late = connect(`${test.connectionString}${test.connectionString.includes('?') ? '&' : '?'}statement_timeout=50`, { connections: 1 });
  const migrating = await test.database.db.connection().execute(async (other) => {
    // As Kysely holds it.
    await sql`select pg_advisory_lock(3853314791062309107)`.execute(other);
    const waiting = migrate(late).then(() => 'done', (error: Error) => error.message);
    await sql`select pg_sleep(0.3)`.execute(other);
    await sql`select pg_advisory_unlock(3853314791062309107)`.execute(other);
    return waiting;
  });
  expect(migrating).toBe('done');
  await expect(sql`select pg_sleep(1)`.execute(late.db)).rejects.toMatchObject({ code: '57014' });
  await late.close();
});
