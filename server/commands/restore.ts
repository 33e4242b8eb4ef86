import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { restore, verify } from '../backup/restore';
import type { Config } from '../config';
import { openFileStore } from '../files/openFileStore';
import { lifecycle } from '../lifecycle';
import { onlyArgument, runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/**
 * `npm run restore -- FILE`: restores an archive into an empty database (a new DATA_DIR or a fresh DATABASE_URL). With
 * `--verify` it goes into a scratch database and folder instead, and is removed again.
 */
await runCommand(async (config, args) => {
  const isDrill = args.includes('--verify');
  const source = path.resolve(
    process.env.INIT_CWD ?? '.',
    onlyArgument(
      args.filter((arg) => arg !== '--verify'),
      'npm run restore -- [--verify] FILE.zip',
    ),
  );
  if (isDrill) return drill(config, source);
  const { rows, files } = await withDatabase(config, (connectionString) =>
    restore(connectionString, openFileStore(config.filesUrl), source),
  );
  console.log(`${source}: ${rows} rows and ${files} files restored.`);
});

async function drill(config: Config, source: string): Promise<void> {
  const began = performance.now();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'regio-restore-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  // A signal ends the process without returning here.
  process.once('exit', remove);
  try {
    const found = await inScratchDatabase({ ...config, dataDir }, (connectionString) =>
      verify(connectionString, openFileStore(pathToFileURL(path.join(dataDir, 'files'))), source),
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`Made on ${found.createdAt}; the last change in it is of ${found.lastChange ?? 'no day'}.`);
    for (const [type, count] of Object.entries(found.records)) console.log(`  ${type}: ${count}`);
    console.log(
      `${source} can be restored: ${found.rows} rows, ${found.accounts} accounts and ${found.files} files, ` +
        `in ${seconds} s.`,
    );
  } catch (error) {
    throw new Error(`${source} cannot be restored. ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    remove();
  }
}

/** A new database on the server of `DATABASE_URL`, or in a PostgreSQL of its own in `dataDir`; dropped afterwards. */
async function inScratchDatabase<Result>(
  config: Config,
  use: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === null) return withDatabase(config, use);
  const life = lifecycle((message) => {
    process.exitCode = 1;
    console.error(message);
  });
  const client = new pg.Client({ connectionString: config.databaseUrl });
  const name = `regio_restore_${randomBytes(6).toString('hex')}`;
  const scratch = new URL(config.databaseUrl);
  scratch.pathname = `/${name}`;
  await client.connect();
  life.defer(() => client.end());
  try {
    await client.query(`create database ${name}`);
    life.defer(() => client.query(`drop database ${name} with (force)`));
    return await use(scratch.href);
  } finally {
    await life.end();
  }
}
