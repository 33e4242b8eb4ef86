import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { restore, verify } from '../backup/restore';
import type { Config } from '../config';
import { openFileStore } from '../files/openFileStore';
import { onlyArgument, runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/**
 * `npm run restore -- FILE`: restores an archive into an empty database (a new DATA_DIR or a fresh DATABASE_URL). With
 * `--verify` it goes into a PostgreSQL of its own in the temporary folder instead, and is removed again.
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
    const found = await withDatabase({ ...config, dataDir, databaseUrl: null }, (connectionString) =>
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
