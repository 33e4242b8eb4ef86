import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Database } from './database';
import * as baseline from './migrations/082-baseline';
import * as plainLists from './migrations/083-plain-lists';
import * as knownNetworks from './migrations/086-known-networks';
import { typeMigrations } from './types';

/** Made of 60 migrations; a database that has the last of these is taken for one that it has made. */
const baselineName = '082-baseline';
const lastBefore = '082-publications-by-kind';

/** Every migration, in the order of their names. Forward only: a mistake is mended by the next one. */
const migrations = inOrder([
  { [baselineName]: baseline, '083-plain-lists': plainLists, '086-known-networks': knownNetworks },
  typeMigrations,
]);

/**
 * Migrations of several places in one order. Errors: two that share a number, as two changes made at the same time do,
 * since a database that has the one of them would refuse what stands before it.
 */
export function inOrder(parts: readonly Record<string, Migration>[]): Record<string, Migration> {
  const all = parts.flatMap((part) => Object.entries(part)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, [name]] of all.entries()) {
    const next = all[index + 1]?.[0];
    if (next?.slice(0, 3) === name.slice(0, 3))
      throw new Error(`The migrations ${name} and ${next} share a number: the newer one takes the next that is free.`);
  }
  return Object.fromEntries(all);
}

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Whether a migration is one of those that the baseline is made of. */
export const isBeforeBaseline = (name: string): boolean => name < baselineName || name === lastBefore;

/** A database that has all that the baseline is made of is as if it had made it. Errors: where it lacks some of it. */
async function adopt(db: Kysely<any>): Promise<void> {
  const { rows: tables } = await sql`
    select from pg_tables where tablename = 'kysely_migration' and schemaname = current_schema()`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const before = rows.map(({ name }) => name).filter(isBeforeBaseline);
  if (before.length === 0) return;
  if (!before.includes(lastBefore))
    throw new Error(
      `The database was left at ${before.toSorted().at(-1)}: start the version that knows ${lastBefore} on it once, then this one.`,
    );
  await sql`
    with gone as (delete from kysely_migration where name = any(${before}) returning timestamp)
    insert into kysely_migration select ${baselineName}, min(timestamp) from gone on conflict do nothing`.execute(db);
}

/**
 * Of a migration and a save of a server that still runs, which wait for each other, PostgreSQL ends one. Where that is
 * the migration, it begins anew, at most so often.
 */
const attempts = 10;

interface Options {
  /** The migration to stop at; the newest where none is named. */
  target?: string;
  /** Hears of each migration before it is made. */
  say?: (message: string) => void;
}

/**
 * Brings the database to the newest state, or to the named one; all steps or none. Several servers may start at once,
 * and others go on meanwhile.
 */
export async function migrate({ db }: Database, { target, say = () => undefined }: Options = {}): Promise<void> {
  const error = await db.connection().execute(async (connection) => {
    // A large database may take longer than a request, and so may waiting for the server that does it.
    await sql`set statement_timeout = 0`.execute(connection);
    await adopt(connection);
    const known = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const waiting = (await known.getMigrations())
      .filter(({ name, executedAt }) => !executedAt && (target === undefined || name <= target))
      .map(({ name }) => name);
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => announced(waiting, say) },
    });
    const run = () => (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
    let { error: problem } = await run();
    for (let attempt = 1; attempt < attempts && isDeadlock(problem); attempt += 1) ({ error: problem } = await run());
    await sql`reset statement_timeout`.execute(connection);
    return problem;
  });
  if (error) throw error;
}

/** Every migration; each says which of those that wait it is before it begins. */
function announced(waiting: readonly string[], say: (message: string) => void): Record<string, Migration> {
  const announce = ([name, migration]: [string, Migration]): [string, Migration] => [
    name,
    {
      up: (db) => {
        say(`Migration ${waiting.indexOf(name) + 1} of ${waiting.length}: ${name} …`);
        return migration.up(db);
      },
    },
  ];
  return Object.fromEntries(Object.entries(migrations).map(announce));
}

const isDeadlock = (error: unknown) => (error as { code?: unknown } | undefined)?.code === '40P01';
