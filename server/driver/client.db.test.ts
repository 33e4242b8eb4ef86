import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { RowBytes, type JoinedRows } from './rowBytes';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const texts = (count: number) =>
  sql<JoinedRows>`/* bytes */ select repeat('Käse – ', n * n) as body from generate_series(1, ${count}) n order by n`;
const textIn = ({ rows: [joined] }: { rows: JoinedRows[] }) =>
  joined?.between(Buffer.from('['), 1_000, Buffer.from(']')).toString();
const expected = (count: number) =>
  `[${Array.from({ length: count }, (_, index) => 'Käse – '.repeat((index + 1) ** 2)).join()}]`;

it('leaves rows the bytes that they are where a statement asks for it, however long, and makes no text of them', async () => {
  const { db } = test.database;
  const take = vi.spyOn(RowBytes.prototype, 'begin');
  for (const count of [0, 1, 120]) expect(textIn(await texts(count).execute(db))).toBe(expected(count));
  expect(take).toHaveBeenCalledTimes(3);
  take.mockRestore();
  const prepared = CompiledQuery.raw('/* prepared bytes */ select $1::text', ['ü']) as CompiledQuery<JoinedRows>;
  for (let time = 0; time < 2; time += 1) expect(textIn(await db.executeQuery(prepared))).toBe('[ü]');
});

it('leaves several columns values one after the other, as texts or as numbers, within a transaction too', async () => {
  const ask = (db: Pick<typeof test.database.db, 'getExecutor'>) =>
    sql<JoinedRows>`/* bytes */ select n, 'ü' || n as text, null::int as none from generate_series(1, 2) n`.execute(db);
  expect(textIn(await ask(test.database.db))).toBe('[1,ü1,,2,ü2,]');
  expect(textIn(await test.database.db.transaction().execute(ask))).toBe('[1,ü1,,2,ü2,]');
  const {
    rows: [numbers],
  } = await sql<JoinedRows>`/* bytes */ select n, 4294967295 - n as other from generate_series(0, 2) n`.execute(
    test.database.db,
  );
  expect(numbers?.numbers()).toEqual([0, 4294967295, 1, 4294967294, 2, 4294967293]);
  const {
    rows: [texts],
  } = await sql<JoinedRows>`/* bytes */ select 'Käse' union all select ''`.execute(test.database.db);
  expect(texts?.latin().map((text) => Buffer.from(text, 'latin1').toString())).toEqual(['Käse', '']);
  expect(() => texts?.numbers()).toThrow('used already');
});

it('lets each connection know so many statements at most, whatever others know already', async () => {
  const knownOf = (count: number, name: string): Promise<{ added: number; other: unknown }> =>
    test.database.db.connection().execute(async (connection) => {
      const known = () =>
        sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`
          .execute(connection)
          .then(({ rows }) => rows[0]?.count ?? 0);
      const before = await known();
      for (let index = 0; index < count; index += 1)
        await connection.executeQuery(CompiledQuery.raw(`/* prepared */ select ${index} as ${name}`));
      // One that is busy meanwhile: the next in line is another one.
      const other = count > 1 && (await knownOf(1, 'another'));
      return { added: (await known()) - before, other };
    });
  const { added, other } = await knownOf(450, 'one');
  expect(added).toBeGreaterThan(300);
  expect(added).toBeLessThanOrEqual(400);
  expect(other).toMatchObject({ added: 1 });
});

it('gives the same bytes within a transaction, with its beginning or after it, and beside other statements', async () => {
  const said = await test.database.db.transaction().execute(async (trx) => {
    const first = await texts(3).execute(trx);
    const [second, other, third] = await Promise.all([
      texts(2).execute(trx),
      sql<{ one: number }>`select 1 as one`.execute(trx),
      texts(1).execute(trx),
    ]);
    return [textIn(first), textIn(second), other.rows, textIn(third)];
  });
  expect(said).toEqual([expected(3), expected(2), [{ one: 1 }], expected(1)]);
});

it('says what went wrong, and the next statement on the same connection is an ordinary one', async () => {
  await test.database.db.connection().execute(async (connection) => {
    await expect(
      sql`/* bytes */ select (1 / (3 - n))::text from generate_series(1, 3) n`.execute(connection),
    ).rejects.toThrow('division by zero');
    expect((await sql`select 'ü' as body`.execute(connection)).rows).toEqual([{ body: 'ü' }]);
  });
});

it('says that the connection was lost in the middle of an answer, and the next answer holds nothing of it', async () => {
  const { db } = test.database;
  // Rows of which each waits a little, so that some have come when the connection ends.
  const slow =
    sql<JoinedRows>`/* bytes */ select repeat('x', 20000) || pg_sleep(0.02) as body from generate_series(1, 500)`.execute(
      db,
    );
  const lost = slow.catch((error: unknown) => error);
  const end = () =>
    sql<{ count: number }>`
    select count(pg_terminate_backend(pid)) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '/* bytes */%pg_sleep%' and clock_timestamp() - query_start > interval '0.2 s'`.execute(
      test.database.searches,
    );
  await expect.poll(async () => (await end()).rows).toEqual([{ count: 1 }]);
  expect(await lost).toMatchObject({ code: '57P01' });
  expect(textIn(await texts(3).execute(db))).toBe(expected(3));
});
