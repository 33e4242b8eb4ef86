import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { chooseAccount, prepareHome } from './account';
import { connectionStringFor, ensureDatabase } from './connection';
import { prepareInstallation, type Installation } from './installation';
import { relaunch, startFirst, supervise, type Supervised } from './supervisor';
import { keepLogBounded } from './logFile';
import { acquireOwnerLock, findOwner } from './ownerLock';
import { readPidFile, stopPostmaster } from './postmaster';

interface EmbeddedPostgresOptions {
  /** The cluster lies in `${dataDir}/postgres/cluster`, beside its log. Made if missing. */
  dataDir: string;
  log?: (message: string) => void;
  /** PostgreSQL settings that differ from ours, as in postgresql.conf. */
  settings?: Record<string, string>;
}

export interface RunningPostgres {
  /** For `pg`; contains the path of the socket. Valid until stop(), also over restarts after a crash. */
  connectionString: string;
  /** Ends PostgreSQL and gives the data folder back. Calling it again changes nothing. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of the npm package on the data folder, or adopts one that outlived a killed server, and keeps
 * it running until stop(). The database `regio` exists afterwards. Throws an Error with one sentence: no binaries for
 * this platform, data folder in use or not ours, made by another major version, or PostgreSQL does not start, then with
 * the end of its log.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  try {
    return await startOwned(options);
  } catch (error) {
    // What the operating system said, such as "no space left", needs the context; our own sentences don't.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(
      `PostgreSQL cannot be started in the data folder ${options.dataDir} (${(error as Error).message}): correct that or DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}

/**
 * How to connect to the PostgreSQL that another process of this product runs on the data folder; undefined when none
 * does. For commands that have to work beside the running server (backup, user:create).
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const home = await realpath(path.join(dataDir, 'postgres')).catch(() => undefined);
  const owner = home && (await findOwner(home));
  const running = owner && (await readPidFile(path.join(home, 'cluster')));
  return running ? connectionStringFor(running.socketDir) : undefined;
}

async function startOwned({ dataDir, log = () => {}, settings }: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  if (process.platform === 'win32') {
    throw new Error(
      'There is no embedded PostgreSQL for Windows: set DATABASE_URL to a PostgreSQL of your own, or use WSL.',
    );
  }
  const account = chooseAccount(path.resolve(dataDir), path.resolve(dataDir, 'postgres', 'cluster'));
  const home = await prepareHome(dataDir, account);
  const lock = await acquireOwnerLock(home);
  try {
    const installation = await prepareInstallation(home, account, log);
    const supervised = await startSupervised(installation, log, settings);
    const unboundLog = keepLogBounded(installation.logFile);
    const stop = async () => {
      await supervised.stop();
      unboundLog();
      await lock.release();
    };
    let stopped: Promise<void> | undefined;
    return { connectionString: connectionStringFor(installation.socket.folder), stop: () => (stopped ??= stop()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startSupervised(
  installation: Installation,
  log: (message: string) => void,
  settings?: Record<string, string>,
): Promise<Supervised> {
  const first = await startFirst(installation, log, settings);
  try {
    await ensureDatabase(installation.socket.folder);
  } catch (error) {
    await stopPostmaster(first);
    throw error;
  }
  return supervise(first, (started, signal) => relaunch(installation, log, started, signal), log);
}
