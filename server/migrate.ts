import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Database } from './database';
import * as baseline from './migrations/082-baseline';
import * as plainLists from './migrations/083-plain-lists';
import * as knownNetworks from './migrations/086-known-networks';
import * as latestChanges from './migrations/088-latest-changes';
import * as referencesEdited from './migrations/089-references-edited';
import * as live from './migrations/090-live';
import * as accountNames from './migrations/091-account-names';
import * as machineAccounts from './migrations/092-machine-accounts';
import * as drafts from './migrations/093-drafts';
import * as comments from './migrations/094-comments';
import * as publishing from './migrations/095-publishing';
import * as accountRights from './migrations/096-account-rights';
import * as translationDesk from './migrations/097-translation-desk';
import * as changes from './migrations/098-changes';
import * as sharing from './migrations/100-sharing';
import * as media from './migrations/101-media';
import * as secondFactors from './migrations/103-second-factors';
import * as signIn from './migrations/104-sign-in';
import * as machineTranslation from './migrations/105-machine-translation';
import * as networksHashed from './migrations/106-networks-hashed';
import { typeMigrations } from './types';

/** Replaces 60 migrations; a database that has the last of these counts as created by the baseline. */
const baselineName = '082-baseline';
const lastReplaced = '082-publications-by-kind';

/** All migrations in the order of their names. They only go forward: a mistake is fixed by a later migration. */
const migrations = mergeMigrations([
  {
    [baselineName]: baseline,
    '083-plain-lists': plainLists,
    '086-known-networks': knownNetworks,
    '088-latest-changes': latestChanges,
    '089-references-edited': referencesEdited,
    '090-live': live,
    '091-account-names': accountNames,
    '092-machine-accounts': machineAccounts,
    '093-drafts': drafts,
    '094-comments': comments,
    '095-publishing': publishing,
    '096-account-rights': accountRights,
    '097-translation-desk': translationDesk,
    '098-changes': changes,
    '100-sharing': sharing,
    '101-media': media,
    '103-second-factors': secondFactors,
    '104-sign-in': signIn,
    '105-machine-translation': machineTranslation,
    '106-networks-hashed': networksHashed,
  },
  typeMigrations,
]);

/**
 * Combines migrations from several places in one order.
 * @throws if two have the same number, as can happen in parallel changes: a database with one of them would refuse the
 * other
 */
export function mergeMigrations(parts: readonly Record<string, Migration>[]): Record<string, Migration> {
  const all = parts.flatMap((part) => Object.entries(part)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, [name]] of all.entries()) {
    const next = all[index + 1]?.[0];
    if (next?.slice(0, 3) === name.slice(0, 3))
      throw new Error(`The migrations ${name} and ${next} share a number: give the newer one the next free number.`);
  }
  return Object.fromEntries(all);
}

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Whether the baseline includes a migration. */
export const isBeforeBaseline = (name: string): boolean => name < baselineName || name === lastReplaced;

/**
 * Marks a database that has all migrations replaced by the baseline as if the baseline had created it.
 * @throws if some are missing
 */
async function adopt(db: Kysely<any>): Promise<void> {
  const { rows: tables } = await sql`
    select from pg_tables where tablename = 'kysely_migration' and schemaname = current_schema()`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const before = rows.map(({ name }) => name).filter(isBeforeBaseline);
  if (before.length === 0) return;
  if (!before.includes(lastReplaced))
    throw new Error(
      `The database was left at ${before.toSorted().at(-1)}: start the version that knows ${lastReplaced} on ` +
        'it once, then this one.',
    );
  await sql`
    with gone as (delete from kysely_migration where name = any(${before}) returning timestamp)
    insert into kysely_migration select ${baselineName}, min(timestamp) from gone on conflict do nothing`.execute(db);
}

/**
 * Migrations only expand: a server of the version before runs on with them, next to the new one or instead of it. What
 * no version since uses any more is removed by a migration with this name, in a later release.
 */
export const isContract = (name: string): boolean => /^\d+-contract-/.test(name);

/**
 * Whether a newer version has migrated the database, and this one runs on it.
 * @throws if it has removed what this one needs, or one that is missing here came before
 */
async function isAhead(db: Kysely<any>): Promise<boolean> {
  const { rows: tables } = await sql`
    select from pg_tables where tablename = 'kysely_migration' and schemaname = current_schema()`.execute(db);
  if (tables.length === 0) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const done = rows.map(({ name }) => name);
  const unknown = done.filter((name) => !migrationNames.includes(name) && !isBeforeBaseline(name));
  if (unknown.length === 0) return false;
  const last = migrationNames.at(-1) as string;
  if (unknown.some((name) => isContract(name) || name < last) || migrationNames.some((name) => !done.includes(name)))
    throw new Error(
      `The database was migrated by another version (it knows ${unknown.join(', ')}), and this one cannot run on it: ` +
        'start that version.',
    );
  return true;
}

/**
 * If a migration and a save of a running server deadlock, PostgreSQL aborts one. The migration is then repeated, at
 * most this many times.
 */
const attempts = 10;

interface Options {
  /** The last migration to run; the newest by default. */
  target?: string;
  /** Called before each migration. */
  log?: (message: string) => void;
}

/**
 * Migrates the database to the newest or the given state, completely or not at all. Several servers may start at the
 * same time while others are running.
 */
export async function migrate({ db }: Database, { target, log = () => undefined }: Options = {}): Promise<void> {
  const error = await db.connection().execute(async (connection) => {
    // Migrating a large database, or waiting for another server to do so, can take longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection);
    await adopt(connection);
    if (target === undefined && (await isAhead(connection))) {
      log('A newer version has migrated the database; this one runs on it.');
      return undefined;
    }
    const known = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const waiting = (await known.getMigrations())
      .filter(({ name, executedAt }) => !executedAt && (target === undefined || name <= target))
      .map(({ name }) => name);
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => announced(waiting, log) },
    });
    const run = () => (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
    let { error: problem } = await run();
    for (let attempt = 1; attempt < attempts && isDeadlock(problem); attempt += 1) ({ error: problem } = await run());
    await sql`reset statement_timeout`.execute(connection);
    return problem;
  });
  if (error) throw error;
}

/** All migrations; before a pending one runs, its position is logged. */
function announced(waiting: readonly string[], log: (message: string) => void): Record<string, Migration> {
  const announce = ([name, migration]: [string, Migration]): [string, Migration] => [
    name,
    {
      up: (db) => {
        log(`Migration ${waiting.indexOf(name) + 1} of ${waiting.length}: ${name} …`);
        return migration.up(db);
      },
    },
  ];
  return Object.fromEntries(Object.entries(migrations).map(announce));
}

const isDeadlock = (error: unknown) => (error as { code?: unknown } | undefined)?.code === '40P01';
