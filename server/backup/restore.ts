import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { connect } from '../database';
import type { FileStore } from '../files/fileStore';
import { readAll } from '../files/readAll';
import { migrate, migrationNames } from '../migrate';
import { openArchive, type Archive } from './archive';
import { fileEntry, tableEntry } from './manifest';
import { columnList, quoted } from './tables';

/**
 * Reads an archive into an empty database and a file store. All of it arrives or nothing. Older archives are brought
 * to the newest migration. Errors: one sentence when the database is not empty, or the archive newer than this program.
 */
export async function restore(connectionString: string, files: FileStore, source: string): Promise<{ rows: number; files: number }> {
  const archive = await openArchive(source);
  try {
    const unknown = archive.manifest.migrations.filter((name) => !migrationNames.includes(name));
    if (unknown.length > 0) throw new Error(`The archive was made by a newer version (it knows ${unknown.join(', ')}). Update this program first.`);
    await prepare(connectionString, archive.manifest.migrations.at(-1));
    const restored = await restoreFiles(archive, files);
    const rows = await restoreTables(connectionString, archive);
    await prepare(connectionString, undefined);
    return { rows, files: restored };
  } finally {
    archive.close();
  }
}

/** Migrates as far as the archive was, or to the newest; before anything is written, makes sure that nothing is lost. */
async function prepare(connectionString: string, target: string | undefined): Promise<void> {
  const database = connect(connectionString, { connections: 1 });
  try {
    if (target !== undefined) {
      const { rows } = await sql<{ used: boolean }>`select to_regclass('public.users') is not null as used`.execute(database.db);
      const accounts = rows[0]?.used ? await database.db.selectFrom('users').select('id').limit(1).execute() : [];
      if (accounts.length > 0) throw new Error('The database is not empty. Restore into a new one: a new DATA_DIR, or a fresh DATABASE_URL.');
    }
    await migrate(database, target);
  } finally {
    await database.close();
  }
}

async function restoreFiles(archive: Archive, files: FileStore): Promise<number> {
  const hashes = archive.names.filter((name) => name.startsWith('files/')).map((name) => name.slice('files/'.length));
  for (const hash of hashes) {
    const bytes = await readAll(await archive.read(fileEntry(hash)));
    if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new Error(`The file ${hash} in the archive is damaged.`);
    await files.put(hash, bytes);
  }
  return hashes.length;
}

async function restoreTables(connectionString: string, { manifest: { tables }, read }: Archive): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  let rows = 0;
  try {
    await client.query('begin');
    // Migrations leave some rows of their own; the archive has them as well.
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`);
    for (const { name, columns, identity } of tables) {
      const copy = client.query(copyStreams.from(`copy ${quoted(name)} (${columnList(columns)}) from stdin`));
      await pipeline(await read(tableEntry(name)), copy);
      rows += copy.rowCount ?? 0;
      if (identity) await client.query(`select setval(pg_get_serial_sequence('${name}', '${identity}'), coalesce((select max(${quoted(identity)}) from ${quoted(name)}), 0) + 1, false)`);
    }
    await client.query('commit');
    await client.query('analyze');
    return rows;
  } finally {
    await client.end();
  }
}
