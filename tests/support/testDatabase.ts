import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type Database } from '../../server/database';
// Registers the write hooks of types.
import '../../server/types';
import { databaseUrl } from './databaseUrl';

export interface TestDatabase {
  database: Database;
  connectionString: string;
  drop(): Promise<void>;
}

/**
 * A database for one test, migrated and with reference lists, created within hundredths of a second. Only files named
 * `*.db.test.ts` or in tests/contract start PostgreSQL (vite.config.ts).
 */
export async function createTestDatabase(template = 'template_regio'): Promise<TestDatabase> {
  const cluster = inject('testCluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await inMaintenance(cluster, `create database ${name} template ${template} strategy file_copy`);
  const connectionString = databaseUrl(cluster, name);
  const database = connect(connectionString);
  return {
    database,
    connectionString,
    drop: async () => {
      await database.close();
      await inMaintenance(cluster, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Like `createTestDatabase`, but with data. `fill` runs once per test run; every call then copies that template
 * database, whose name is `name`.
 */
export async function createFilledDatabase(
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<TestDatabase> {
  const maintenance = connect(inject('testCluster'), { connections: 1 });
  await sql`select pg_advisory_lock(hashtext(${name}))`.execute(maintenance.db);
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(maintenance.db);
  if (rows.length === 0) {
    const { database, connectionString } = await createTestDatabase();
    await fill(database);
    await database.close();
    // The template is renamed only when it is complete.
    await sql`alter database ${sql.id(new URL(connectionString).pathname.slice(1))} rename to ${sql.id(name)}`.execute(
      maintenance.db,
    );
  }
  await maintenance.close();
  return createTestDatabase(name);
}

const ownWork = [
  /gin_clean_pending_list|from "renamed_references"|where not is_indexed|delete from resource_versions|topics_of/,
  /^select \(select coalesce\(sum\(version/,
];

/**
 * A connection that reports every statement caused by requests. The server's own work soon after a write
 * (`afterWrites`) does not count, whenever it runs: cleaning up, indexing text for the search, updating renamed
 * references in records, and preparing the map.
 */
export function watchStatements(connectionString: string, hear: (statement: string) => void): Database {
  return connect(connectionString, {
    onQuery: (statement) => ownWork.some((one) => one.test(statement)) || hear(statement),
  });
}

async function inMaintenance(cluster: string, statement: string): Promise<void> {
  const maintenance = connect(cluster, { connections: 1 });
  await sql.raw(statement).execute(maintenance.db);
  await maintenance.close();
}
