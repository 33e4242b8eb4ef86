import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { seedRecords } from '../../seed/records';

/** A call that is cut off halfway applies all of its changes or none. */

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.db
    .transaction()
    .execute((trx) =>
      seedRecords(
        trx,
        { persons: 70, companies: 30 },
        { types: ['contact-groups', 'contacts/company', 'contacts/person'] },
      ),
    );
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const db = () => test.database.db;
const state = async () =>
  (
    await sql`
  select (select count(*) from contacts) as contacts, (select count(*) from contacts_contact_groups) as links,
      (select count(*) from employments) as employments,
    (select count(*) from history) as history, (select sum(version) from contacts) as versions`.execute(db())
  ).rows;

/**
 * Locks one of the contacts until the call waits for it, then closes the call's connection, as killing the server
 * would.
 */
async function cutOff(held: number, make: () => ReturnType<typeof call>) {
  return db()
    .connection()
    .execute(async (holder) => {
      await sql`begin`.execute(holder);
      await sql`select from contacts where id = ${held} for update`.execute(holder);
      const answer = make();
      let waiting: { pid: number }[] = [];
      while (waiting.length === 0) {
        // Not on the connection that holds the lock, because a transaction keeps seeing the activity as of its first
        // query.
        ({ rows: waiting } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and pid <> pg_backend_pid()`.execute(db()));
      }
      for (const { pid } of waiting) await sql`select pg_terminate_backend(${pid})`.execute(db());
      const { status } = await answer;
      await sql`rollback`.execute(holder);
      return status;
    });
}

it('adding to a group', async () => {
  const ids = (await db().selectFrom('contacts').select('id').orderBy('id').execute()).map(({ id }) => id);
  const before = await state();
  const status = await cutOff(ids.at(-1) as number, () =>
    call(app, 'POST', '/contact-groups/1/contacts', { cookie, body: { ids } }),
  );
  expect([status, await state()]).toEqual([503, before]);
  expect((await call(app, 'POST', '/contact-groups/1/contacts', { cookie, body: { ids } })).body.data.added).toBe(
    ids.length,
  );
});

it('deleting several', async () => {
  const ids = (
    await db().selectFrom('contacts').select('id').where('type', '=', 'person').orderBy('id').limit(20).execute()
  ).map(({ id }) => id);
  const before = await state();
  const status = await cutOff(ids.at(-1) as number, () => call(app, 'DELETE', '/contacts', { cookie, body: { ids } }));
  expect([status, await state()]).toEqual([503, before]);
  expect((await call(app, 'DELETE', '/contacts', { cookie, body: { ids } })).body.data.deleted).toHaveLength(20);
});
