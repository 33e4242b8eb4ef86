import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import type { FileStore } from '../files/fileStore';
import { filesLockKey } from '../files/filesLock';
import { bounded, limits, refuseTooMany, type Limits } from './limits';
import { columnList, quoted, readTables } from './tables';
import { fileEntry, manifestName, tableEntry, type Manifest } from './manifest';

/**
 * Writes database and files, as they are at a single point in time, to an archive while the server keeps running.
 * @param target the path of the archive, which appears only when it is complete
 * @throws if the result could not be restored
 */
export async function backup(
  connectionString: string,
  files: FileStore,
  target: string,
  most: Limits = limits,
): Promise<{ rows: number; files: number }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const partial = `${target}.part`;
  try {
    // Everything is read from one snapshot. Files never change, and the lock prevents their removal.
    await client.query(`select pg_advisory_lock_shared(${filesLockKey})`);
    await client.query('begin isolation level repeatable read read only');
    const tables = await readTables(client);
    const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
    const hashes = await client.query<{ hash: string }>('select distinct hash from files order by hash');
    refuseTooMany(1 + tables.length + hashes.rows.length, most);
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: migrations.rows.map(({ name }) => name),
      tables,
    };

    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    let rows = 0;
    const fail = (error: Error) => void output.destroy(error);
    // If this connection is lost, so is the lock, and files could be removed.
    client.on('error', fail);
    const lazily = (name: string, start: () => Promise<Readable>, compress: boolean) =>
      zip.addReadStreamLazy(name, { compress }, (deliver) => {
        start().then(
          (stream) => deliver(null, stream.on('error', fail).pipe(bounded(name, most)).on('error', fail)),
          fail,
        );
      });
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), manifestName);
    for (const { name, columns } of tables) {
      lazily(
        tableEntry(name),
        async () => {
          const copy = client.query(copyStreams.to(`copy ${quoted(name)} (${columnList(columns)}) to stdout`));
          copy.on('end', () => (rows += copy.rowCount ?? 0));
          return copy;
        },
        true,
      );
    }
    // Files are already compressed.
    for (const { hash } of hashes.rows) lazily(fileEntry(hash), () => files.open(hash), false);
    zip.end();
    await pipeline(output, createWriteStream(partial, { mode: 0o600 }));
    await flush(partial);
    await rename(partial, target);
    await flush(dirname(target));
    return { rows, files: hashes.rows.length };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Records the time of the backup, for monitoring. */
export async function noteBackup(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into import_state (name, value) values ('backup', '{}')
       on conflict (name) do update set updated_at = now()`,
    );
  } finally {
    await client.end();
  }
}
