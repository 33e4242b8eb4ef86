import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';
import { connect } from './database';
import { isContract, mergeMigrations, migrate, migrationNames } from './migrate';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a server that starts while another migrates waits, however long; its own queries stay limited', async () => {
  const late = connect(
    `${test.connectionString}${test.connectionString.includes('?') ? '&' : '?'}statement_timeout=50`,
    { connections: 1 },
  );
  const migrating = await test.database.db.connection().execute(async (other) => {
    // The same lock that Kysely takes.
    await sql`select pg_advisory_lock(3853314791062309107)`.execute(other);
    const waiting = migrate(late).then(
      () => 'done',
      (error: Error) => error.message,
    );
    await sql`select pg_sleep(0.3)`.execute(other);
    await sql`select pg_advisory_unlock(3853314791062309107)`.execute(other);
    return waiting;
  });
  expect(migrating).toBe('done');
  await expect(sql`select pg_sleep(1)`.execute(late.db)).rejects.toMatchObject({ code: '57014' });
  await late.close();
});

it('a migration that PostgreSQL ended in a deadlock with a save starts over', async () => {
  const empty = await createTestDatabase('template1');
  const { db } = empty.database;
  // Created as Kysely creates it. Sequences are not rolled back with the transaction.
  for (const statement of [
    'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    'create sequence attempts',
    `create function meet() returns trigger language plpgsql as $$ begin if nextval('attempts') < 3 then ` +
      `raise exception 'deadlock detected' using errcode = '40P01'; end if; return new; end $$`,
    'create trigger meet before insert on kysely_migration for each row execute function meet()',
  ])
    await sql.raw(statement).execute(db);
  await migrate(empty.database, { target: migrationNames[0] });
  expect((await sql`select name from kysely_migration`.execute(db)).rows).toEqual([{ name: migrationNames[0] }]);
  expect((await sql`select last_value::int as many from attempts`.execute(db)).rows).toEqual([{ many: 3 }]);
  await empty.drop();
});

it('each migration is announced before it runs, with the number of them', async () => {
  const empty = await createTestDatabase('template1');
  const first: string[] = [];
  await migrate(empty.database, { target: migrationNames[0], log: (message) => first.push(message) });
  expect(first).toEqual([`Migration 1 of 1: ${migrationNames[0]} …`]);
  const rest: string[] = [];
  const log = (message: string) => rest.push(message);
  await migrate(empty.database, { log });
  await migrate(empty.database, { log });
  const names = migrationNames.slice(1);
  expect(rest).toEqual(names.map((name, index) => `Migration ${index + 1} of ${names.length}: ${name} …`));
  await empty.drop();
});

it('a database that matches the baseline is accepted, and an older one gets instructions', async () => {
  const old = await createTestDatabase();
  const { db } = old.database;
  const names = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
      ({ name }) => name,
    );
  await sql`update kysely_migration set name = '001-foundation' where name = '082-baseline'`.execute(db);
  await expect(migrate(old.database)).rejects.toThrow(
    'The database was left at 001-foundation: start the version that knows 082-publications-by-kind on it ' +
      'once, then this one.',
  );
  await sql`insert into kysely_migration values ('082-publications-by-kind', '2026-01-01T00:00:00.000Z')`.execute(db);
  await migrate(old.database);
  expect(await names()).toEqual(migrationNames);
  await old.drop();
});

it('every migration file is registered: a forgotten one would be missing from every database', () => {
  const written = ['server/migrations', ...readdirSync('server/types').map((type) => `server/types/${type}/migrations`)]
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .flatMap((file) => /^(\d+-.+)\.ts$/.exec(file)?.[1] ?? []);
  expect(written.toSorted()).toEqual(migrationNames);
});

it('two migrations with the same number are reported at once, not by the first database that has one of them', () => {
  const migration = { up: async () => {} };
  expect(Object.keys(mergeMigrations([{ '075-b': migration }, { '074-a': migration }]))).toEqual(['074-a', '075-b']);
  expect(() => mergeMigrations([{ '074-a': migration }, { '074-b': migration }])).toThrow(
    'The migrations 074-a and 074-b share a number: give the newer one the next free number.',
  );
});

it('an older server runs on a database that a newer one expanded, but not on one that it contracted', async () => {
  const shared = await createTestDatabase();
  const { db } = shared.database;
  const note = (name: string) => sql`insert into kysely_migration values (${name}, '2027-01-01')`.execute(db);
  const lines: string[] = [];
  await note('900-further-column');
  await migrate(shared.database, { log: (line) => lines.push(line) });
  expect(lines).toEqual(['A newer version has migrated the database; this one runs on it.']);
  await note('901-contract-former-column');
  await expect(migrate(shared.database)).rejects.toThrow(
    'The database was migrated by another version (it knows 900-further-column, 901-contract-former-column), and ' +
      'this one cannot run on it: start that version.',
  );
  await sql`delete from kysely_migration where name > '900'`.execute(db);
  await note('082-z-of-a-branch');
  await expect(migrate(shared.database)).rejects.toThrow('082-z-of-a-branch');
  await shared.drop();
});

/** What the statements of a running server rely on. */
async function schemaOf({ db }: TestDatabase['database']) {
  const { rows: columns } = await sql<{ name: string; type: string; required: boolean }>`
    select table_name || '.' || column_name as name, udt_name as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as required
    from information_schema.columns where table_schema = 'public'`.execute(db);
  const { rows: rules } = await sql<{ table: string; rule: string; columns: string[] | null }>`
    select relation::regclass::text as table, rule, (select array_agg(attname::text) from pg_attribute
      where attrelid = relation and attnum = any(numbers)) as columns
    from (select conrelid as relation, pg_get_constraintdef(oid) as rule, conkey as numbers from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x', 'p')
      union all select indrelid, pg_get_indexdef(indexrelid), indkey::int2[] from pg_index
        where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace))
      of_tables`.execute(db);
  return {
    columns: new Map(columns.map(({ name, ...facts }) => [name, facts])),
    tables: new Set(columns.map(({ name }) => name.split('.')[0])),
    rules: rules.filter(({ table }) => !table.startsWith('pg_')),
  };
}

it('every migration lets servers of the version before run on: it adds, and removes or restricts nothing', async () => {
  const empty = await createTestDatabase('template1');
  // Those of the version 1.0.0, which replaced an earlier system.
  const released = '083-plain-lists';
  await migrate(empty.database, { target: released });
  const problems: string[] = [];
  for (const name of migrationNames.filter((one) => one > released)) {
    const before = await schemaOf(empty.database);
    await migrate(empty.database, { target: name });
    const after = await schemaOf(empty.database);
    if (isContract(name)) continue;
    for (const [column, { type, required }] of before.columns) {
      const now = after.columns.get(column);
      if (!now) problems.push(`${name} removes ${column}`);
      else if (now.type !== type) problems.push(`${name} turns ${column} from ${type} into ${now.type}`);
      else if (now.required && !required) problems.push(`${name} requires ${column}`);
    }
    for (const [column, { required }] of after.columns)
      if (required && !before.columns.has(column) && before.tables.has(column.split('.')[0]))
        problems.push(`${name} adds ${column}, which statements of the version before leave out`);
    for (const { table, rule, columns } of after.rules)
      if (
        before.tables.has(table) &&
        // Statements of the version before leave new columns to their defaults.
        (columns ?? ['']).some((column) => column === '' || before.columns.has(`${table}.${column}`)) &&
        !before.rules.some((one) => one.table === table && one.rule === rule)
      )
        problems.push(`${name} restricts ${table}: ${rule}`);
  }
  expect(problems).toEqual([]);
  await empty.drop();
});
