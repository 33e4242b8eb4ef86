import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type Database } from '../../server/database';
// What writes of records do beside.
import '../../server/types';
import { databaseAddress } from './databaseAddress';

export interface TestDatabase {
  database: Database;
  connectionString: string;
  drop(): Promise<void>;
}

/**
 * A database of the test's own, migrated and with the reference lists, in some hundredths of a second. Test files that
 * use it are named `*.db.test.ts` (or lie in tests/contract): only those start PostgreSQL (vite.config.ts).
 */
export async function createTestDatabase(template = 'template_regio'): Promise<TestDatabase> {
  const cluster = inject('testCluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await inMaintenance(cluster, `create database ${name} template ${template} strategy file_copy`);
  const connectionString = databaseAddress(cluster, name);
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
 * As `createTestDatabase`, with what `fill` writes. It is written once for a run, by whoever needs it first, and copied
 * from then on; `name` is that of the template.
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
    // A template is there once it is whole.
    await sql`alter database ${sql.id(new URL(connectionString).pathname.slice(1))} rename to ${sql.id(name)}`.execute(
      maintenance.db,
    );
  }
  await maintenance.close();
  return createTestDatabase(name);
}

/**
 * A connection that tells of every statement that requests cause. What the server does by itself soon after a write
 * (`afterWrites`) is none of theirs, wherever it falls: tidying up, sorting texts into the search index, and making the
 * map ready.
 */
export function watchStatements(connectionString: string, hear: (statement: string) => void): Database {
  return connect(connectionString, {
    onQuery: (statement) =>
      /gin_clean_pending_list|where not is_indexed|delete from resource_versions|topics_of|^select \(select coalesce\(sum\(version/.test(
        statement,
      ) || hear(statement),
  });
}

async function inMaintenance(cluster: string, statement: string): Promise<void> {
  const maintenance = connect(cluster, { connections: 1 });
  await sql.raw(statement).execute(maintenance.db);
  await maintenance.close();
}
