import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseProblem } from './http/databaseProblem';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await sql`create table notes (text text not null)`.execute(test.database.db);
});
afterAll(() => test.drop());

/** Simulates a pool that hands out a connection that has just been closed, before the pool notices. */
async function onOneThatHasEnded<Result>(ask: () => Promise<Result>): Promise<Result> {
  const { db, searches } = test.database;
  const connect = vi.spyOn(pg.Pool.prototype, 'connect');
  const {
    rows: [mine],
  } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const client = await (connect.mock.results.at(-1)?.value as unknown as Promise<{
    processID: number;
    connection: { stream: { pause(): void; resume(): void } };
  }>);
  connect.mockRestore();
  expect(client.processID).toBe(mine?.pid);
  const { stream } = client.connection;
  stream.pause();
  // The query counts as failing immediately, however slow the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await sql`select pg_terminate_backend(${mine?.pid}, 5000)`.execute(searches);
  const answer = ask().finally(() => clock.mockRestore());
  // The query has been sent.
  setTimeout(() => stream.resume(), 20);
  return answer;
}

/** The status a client would get. */
const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error: unknown) => databaseProblem(error)?.status,
  );
const readNotes = () => sql<{ text: string }>`select text from notes`.execute(test.database.db);

it('a read is retried on another connection, even after several broken ones in a row', async () => {
  for (let time = 0; time < 3; time += 1) expect((await onOneThatHasEnded(readNotes)).rows).toEqual([]);
});

it('a write, or a statement in a transaction, reports the failure and is not retried', async () => {
  const { db } = test.database;
  expect(await statusOf(onOneThatHasEnded(() => sql`insert into notes values ('a')`.execute(db)))).toBe(503);
  expect(
    await statusOf(
      onOneThatHasEnded(() => db.transaction().execute((trx) => sql`select text from notes`.execute(trx))),
    ),
  ).toBe(503);
  expect((await readNotes()).rows).toEqual([]);
});
