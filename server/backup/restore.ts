import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { connect, type Database } from '../database';
import type { FileStore } from '../files/fileStore';
import { buffer } from 'node:stream/consumers';
import { isBeforeBaseline, migrate, migrationNames } from '../migrate';
import { openArchive, type Archive } from './archive';
import { fileEntry, tableEntry } from './manifest';
import { columnList, quoted, readTables, type TableContent } from './tables';

/**
 * Restores an archive into an empty database and a file store, completely or not at all. Older archives are migrated to
 * the newest version.
 * @throws with a message if the database is not empty, the archive is newer than this program, or it is older than the
 * baseline
 */
export async function restore(
  connectionString: string,
  files: FileStore,
  source: string,
): Promise<{ rows: number; files: number }> {
  const archive = await openArchive(source);
  try {
    if (archive.manifest.migrations.some(isBeforeBaseline))
      throw new Error(
        'The archive was made by an older version. Restore it with that version, then start this one on its database.',
      );
    const unknown = archive.manifest.migrations.filter((name) => !migrationNames.includes(name));
    if (unknown.length > 0)
      throw new Error(
        `The archive was made by a newer version (it knows ${unknown.join(', ')}). Update this program first.`,
      );
    await inDatabase(connectionString, async (database) => {
      await refuseUsed(database);
      await migrate(database, {
        target: migrationNames.findLast((name) => archive.manifest.migrations.includes(name)),
      });
    });
    const restored = await withClient(connectionString, async (client) => {
      const tables = asArchived(await readTables(client), archive.manifest.tables);
      const count = await restoreFiles(archive, files);
      return { rows: await restoreTables(client, tables, archive), files: count };
    });
    await inDatabase(connectionString, async (database) => {
      await migrate(database);
      await sql`select restart_changes()`.execute(database.db);
    });
    return restored;
  } finally {
    archive.close();
  }
}

export interface Verified {
  /** When the backup was made. */
  createdAt: string;
  rows: number;
  files: number;
  accounts: number;
  /** The number of records by type. */
  records: Record<string, number>;
  /** The time of the last saved change; null if there is none. */
  lastChange: string | null;
}

/**
 * Restores an archive into a scratch database and store, and reads back what a server would need of it.
 * @throws like `restore`, or if accounts or files are missing, or a file is not what it was
 */
export async function verify(connectionString: string, files: FileStore, source: string): Promise<Verified> {
  const restored = await restore(connectionString, files, source);
  const archive = await openArchive(source);
  archive.close();
  return withClient(connectionString, async (client) => {
    const { rows: named } = await client.query<{ hash: string }>('select distinct hash from files order by hash');
    for (const { hash } of named)
      if (!(await files.has(hash)) || hashOf(await buffer(await files.open(hash))) !== hash)
        throw new Error(`The archive lacks the file ${hash}, which a record names.`);
    const { rows: types } = await client.query<{ resource: string; count: number }>(
      'select resource, count(*)::int as count from search_index group by resource order by resource',
    );
    const { rows: facts } = await client.query<{ accounts: number; last: Date | null }>(
      'select (select count(*)::int from users) as accounts, (select at from history order by id desc limit 1) as last',
    );
    const { accounts = 0, last = null } = facts[0] ?? {};
    if (accounts === 0) throw new Error('The archive has no account: nobody could sign in.');
    return {
      ...restored,
      createdAt: archive.manifest.createdAt,
      accounts,
      records: Object.fromEntries(types.map(({ resource, count }) => [resource, count])),
      lastChange: last && last.toISOString(),
    };
  });
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function inDatabase(connectionString: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = connect(connectionString, { connections: 1 });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function withClient<Out>(connectionString: string, work: (client: pg.Client) => Promise<Out>): Promise<Out> {
  const client = new pg.Client({ connectionString });
  // Pending queries get the error anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Throws if a database contains data. */
async function refuseUsed({ db }: Database): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`select to_regclass('public.users') is not null as used`.execute(db);
  const accounts = rows[0]?.used ? await db.selectFrom('users').select('id').limit(1).execute() : [];
  if (accounts.length > 0)
    throw new Error('The database is not empty. Restore into a new one: a new DATA_DIR, or a fresh DATABASE_URL.');
}

async function restoreFiles(archive: Archive, files: FileStore): Promise<number> {
  const hashes = archive.names.filter((name) => name.startsWith('files/')).map((name) => name.slice('files/'.length));
  for (const hash of hashes) {
    const bytes = await buffer(await archive.read(fileEntry(hash)));
    if (hashOf(bytes) !== hash) throw new Error(`The file ${hash} in the archive is damaged.`);
    await files.put(hash, bytes);
  }
  return hashes.length;
}

async function restoreTables(client: pg.Client, tables: readonly TableContent[], { read }: Archive): Promise<number> {
  let rows = 0;
  await client.query('begin');
  // Removes rows inserted by migrations, since the archive contains them too.
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`);
  // The archive already contains what triggers would write.
  const { rows: triggered } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`,
  );
  for (const { name } of triggered) await client.query(`alter table ${name} disable trigger user`);
  for (const { name, columns, identity } of tables) {
    const copy = client.query(copyStreams.from(`copy ${quoted(name)} (${columnList(columns)}) from stdin`));
    await pipeline(await read(tableEntry(name)), copy);
    rows += copy.rowCount ?? 0;
    if (identity)
      await client.query(
        `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${quoted(identity)}) from ` +
          `${quoted(name)}), 0) + 1, false)`,
        [quoted(name), identity],
      );
  }
  for (const { name } of triggered) await client.query(`alter table ${name} enable trigger user`);
  await client.query('commit');
  await client.query('analyze');
  return rows;
}

/**
 * The tables of the database, with their columns in the order of the archive. Only names from the database become SQL,
 * because those in the archive could be forged.
 * @throws if archive and database differ in tables or columns
 */
function asArchived(tables: readonly TableContent[], archived: Archive['manifest']['tables']): TableContent[] {
  const unknown = archived.filter(
    ({ name }, index) =>
      !tables.some((table) => table.name === name) || archived.findIndex((other) => other.name === name) !== index,
  );
  if (unknown.length > 0)
    throw new Error(
      `The archive names tables that there are not: ${unknown.map(({ name }) => JSON.stringify(name)).join(', ')}.`,
    );
  return tables.map((table) => {
    const columns = archived.find(({ name }) => name === table.name)?.columns;
    if (!columns) throw new Error(`The archive has no table ${table.name}: it is damaged.`);
    const wrong = [
      ...columns.filter((column, index) => !table.columns.includes(column) || columns.indexOf(column) !== index),
      ...table.columns.filter((column) => !columns.includes(column)),
    ];
    if (wrong.length > 0)
      throw new Error(
        `The archive has other columns in ${table.name} than this version: ` +
          `${wrong.map((column) => JSON.stringify(column)).join(', ')}.`,
      );
    return { ...table, columns };
  });
}
