import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, statSync } from 'node:fs';
import { open, readFile, realpath, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, lendFolder, runAs } from './account';
import { DATABASE_USER, prepareCluster, prepareHome, SOCKET, type Cluster } from './cluster';
import { acquireOwnerLock, findOwner } from './ownerLock';
import { commandOf, findProcesses, pidExists, pollUntil, sendSignal } from './processes';

interface EmbeddedPostgresOptions {
  /** The cluster is in `${dataDir}/postgres/cluster`, with its log next to it. Created if missing. */
  dataDir: string;
  log?: (message: string) => void;
  /** PostgreSQL settings that override ours, in the notation of postgresql.conf. */
  settings?: Record<string, string>;
}

export interface RunningPostgres {
  /** For `pg`, with the path of the socket. Valid until stop(), even across restarts after a crash. */
  connectionString: string;
  /** Stops PostgreSQL and releases the data folder. Idempotent. */
  stop(): Promise<void>;
}

/** The main process of PostgreSQL, either our child or left behind by an earlier server. */
interface Postmaster {
  pid: number;
  isRunning(): boolean;
  /** The reason why it ended, if known. */
  reason(): string;
}

const DATABASE = 'regio';
/** Recovery after a power failure may take a long time. */
const START_MS = 15 * 60_000;
const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 15_000;
const MAX_LOG_BYTES = 10 * 1024 * 1024;

/**
 * Starts the PostgreSQL of the npm package on the data folder, or adopts one that outlived a killed server, and keeps
 * it running until stop(). Creates the database `regio`.
 * @throws with a message if there are no binaries for this platform, if the data folder is in use, not ours or from
 * another major version, or if the start fails, with the end of the log
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  try {
    return await start(options);
  } catch (error) {
    // Errors of the operating system, such as "no space left", need context; our own messages do not.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(
      `PostgreSQL cannot be started in the data folder ${options.dataDir} (${(error as Error).message}): ` +
        'correct that or DATA_DIR.',
      { cause: error },
    );
  }
}

/**
 * The connection string of a PostgreSQL that another process of this product runs on the data folder, if there is one.
 * For commands that also work while the server is running (backup, user:create).
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const home = await realpath(path.join(dataDir, 'postgres')).catch(() => undefined);
  if (home === undefined || (await findOwner(home)) === undefined) return undefined;
  const running = await readPidFile(path.join(home, 'cluster'));
  return running && connectionStringFor(running.socketFolder);
}

async function start({ dataDir, log = () => {}, settings }: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  if (process.platform === 'win32')
    throw new Error(
      'There is no embedded PostgreSQL for Windows: set DATABASE_URL to a PostgreSQL of your own, or use WSL.',
    );
  const account = chooseAccount(path.resolve(dataDir), path.resolve(dataDir, 'postgres', 'cluster'));
  const home = await prepareHome(dataDir, account);
  const release = await acquireOwnerLock(home);
  try {
    const cluster = await prepareCluster(home, account, log, settings);
    const stopSupervised = await supervise(cluster, log);
    const stop = () => stopSupervised().then(release);
    let stopped: Promise<void> | undefined;
    return { connectionString: connectionStringFor(cluster.socketFolder), stop: () => (stopped ??= stop()) };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Starts or adopts PostgreSQL, and restarts it whenever it ends, with growing pauses while that fails. Until then the
 * API returns 503.
 * @returns a function that stops it for good, at any time
 */
async function supervise(cluster: Cluster, log: (message: string) => void): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await adopt(cluster, log);
  let startedAt = performance.now();
  const launch = async () => {
    startedAt = performance.now();
    const logStart = await boundLog(cluster);
    current = await spawnPostmaster(cluster);
    try {
      await waitUntilReady(current, cluster, log, signal);
      if (!signal.aborted) await ensureDatabase(cluster.socketFolder);
    } catch (error) {
      await stopPostmaster(current);
      const tail = (await readFile(cluster.logFile)).toString('utf8', logStart).trimEnd().split('\n').slice(-8);
      throw new Error(`${(error as Error).message} The end of ${cluster.logFile}:\n${tail.join('\n')}`, {
        cause: error,
      });
    }
  };
  if (!current) {
    await launch();
    const as = cluster.account ? ` as account ${cluster.account.name}` : '';
    const took = Math.round(performance.now() - startedAt);
    log(`Started PostgreSQL ${cluster.binaries.version}${as} in ${took} ms.`);
  }

  let pauseMs = 200;
  const watch = async () => {
    while (!signal.aborted) {
      await pause(250, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || current?.isRunning()) continue;
      log(`PostgreSQL ended unexpectedly (${current?.reason()}), starting it again.`);
      // After it has run for a minute, a failure counts as a new problem.
      if (performance.now() - startedAt > 60_000) pauseMs = 200;
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, 10_000);
      if (signal.aborted) continue;
      await launch().then(
        () => !signal.aborted && log('PostgreSQL is running again.'),
        (error: Error) => log(`PostgreSQL could not be started again: ${error.message}`),
      );
    }
  };
  const watching = watch();
  const logTimer = setInterval(() => void boundLog(cluster).catch(() => undefined), 60_000).unref();

  return async () => {
    stopping.abort();
    clearInterval(logTimer);
    await watching;
    if (current) await stopPostmaster(current);
  };
}

/**
 * Adopts the PostgreSQL that a killed server left on this cluster, if it responds and has the current configuration.
 */
async function adopt(cluster: Cluster, log: (message: string) => void): Promise<Postmaster | undefined> {
  const pid = (await readPidFile(cluster.folder))?.pid;
  const mark = markOf(cluster.folder);
  if (pid === undefined || !isPostmaster(commandOf(pid), mark)) return undefined;
  const found = { pid, isRunning: () => isPostmaster(commandOf(pid), mark), reason: () => 'an unknown reason' };
  const isReady = () =>
    waitUntilReady(found, cluster, log)
      .then(() => ensureDatabase(cluster.socketFolder))
      .then(
        () => true,
        () => false,
      );
  if (!cluster.isReconfigured && (await isReady())) {
    log(`Adopted the PostgreSQL that was still running (process ${pid}).`);
    return found;
  }
  await stopPostmaster(found);
  return undefined;
}

/** Starts PostgreSQL as our child, after cleaning up after a killed one. */
async function spawnPostmaster(cluster: Cluster): Promise<Postmaster> {
  const { folder, socketFolder, binaries, account } = cluster;
  const problem = await problemOf(socketFolder);
  if (!['ENOENT', 'ECONNREFUSED'].includes(problem?.code ?? ''))
    throw new Error(
      `The database in ${folder} is already run by a PostgreSQL that cannot be seen from here, as in another ` +
        'container: stop that one first.',
    );
  await endOrphans(folder);
  await removeStaleLocks(folder, socketFolder);
  const log = await openLog(cluster);
  try {
    return await lendFolder(folder, account, (name, descriptors) => {
      const child = spawn(binaries.postgres, ['-D', name, `--cluster_name=${markOf(folder)}`], {
        ...runAs(account),
        // In a separate session, so that Ctrl-C in the terminal does not reach it: the server has to finish its
        // requests first.
        detached: true,
        stdio: ['ignore', log.fd, log.fd, ...descriptors],
      });
      child.unref();
      let reason = child.pid === undefined ? 'it could not be started' : undefined;
      child.on('error', (error) => (reason = error.message));
      child.on('exit', (code, signal) => (reason = signal ? `signal ${signal}` : `exit code ${code}`));
      return { pid: child.pid ?? 0, isRunning: () => reason === undefined, reason: () => reason ?? '' };
    });
  } finally {
    await log.close();
  }
}

/**
 * Stops PostgreSQL: rolls back open transactions and writes everything to disk. After 20 s it is stopped without
 * writing, and recovers at the next start.
 */
async function stopPostmaster({ pid, isRunning }: Postmaster): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
  ] as const) {
    if (!isRunning()) return;
    sendSignal(pid, signal);
    if (await pollUntil(() => !isRunning(), { timeoutMs })) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

/**
 * Waits until PostgreSQL answers queries; returns early on `signal`.
 * @throws with a message if PostgreSQL ends or takes too long
 */
async function waitUntilReady(
  postmaster: Postmaster,
  { socketFolder }: Cluster,
  log: (message: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  let problem: Error | undefined;
  const recovering = setTimeout(() => log('PostgreSQL is recovering from an unclean stop, please wait …'), 5000);
  try {
    await pollUntil(
      async () => {
        problem = await problemOf(socketFolder);
        return !problem || !postmaster.isRunning();
      },
      { timeoutMs: START_MS, signal },
    );
  } finally {
    clearTimeout(recovering);
  }
  if (signal?.aborted || !problem) return;
  if (!postmaster.isRunning()) throw new Error(`PostgreSQL ended while starting (${postmaster.reason()}).`);
  throw new Error(`PostgreSQL does not answer (${problem.message}).`);
}

/**
 * Ends the child processes of a killed PostgreSQL: busy ones keep writing, because they do not notice that their parent
 * is gone. Only safe if no running PostgreSQL was found.
 */
async function endOrphans(cluster: string): Promise<void> {
  const mark = markOf(cluster);
  const remains = () =>
    findProcesses((command) => isPostmaster(command, mark) || command.startsWith(`postgres: ${mark}: `));
  for (const pid of remains()) sendSignal(pid, 'SIGQUIT');
  if (await pollUntil(() => remains().length === 0, { timeoutMs: IMMEDIATE_SHUTDOWN_MS })) return;
  throw new Error(`Processes ${remains().join(', ')} of an earlier PostgreSQL do not end.`);
}

/**
 * Removes the lock files of a killed PostgreSQL if another program now has its pid, as happens in containers, where low
 * pids recur. PostgreSQL would refuse to start; it handles unused pids itself.
 */
async function removeStaleLocks(cluster: string, socketFolder: string): Promise<void> {
  for (const file of [path.join(cluster, 'postmaster.pid'), path.join(socketFolder, `${SOCKET}.lock`)]) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    if (pid > 0 && pidExists(pid)) await rm(file, { force: true });
  }
}

/** Reads postmaster.pid; undefined if PostgreSQL is not running or has only just begun to start. */
export async function readPidFile(cluster: string): Promise<{ pid: number; socketFolder: string } | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , socketFolder = ''] = text.split('\n');
  return Number(pid) ? { pid: Number(pid), socketFolder: path.resolve(cluster, socketFolder) } : undefined;
}

/**
 * Identifies the processes of a cluster by their command line. Derived from the folder's inode, so that it survives
 * renaming, and a copy has its own.
 */
function markOf(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `regio-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`;
}

function isPostmaster(command: string, mark: string): boolean {
  return command.includes('/postgres -D ') && command.includes(`--cluster_name=${mark}`);
}

/** Opens the log without following links, which the account could have created to mislead root. */
async function openLog({ logFile, account }: Cluster): Promise<FileHandle> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const log = await open(logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (account) await log.chown(account.uid, account.gid);
  return log;
}

/**
 * Truncates the log if it is larger than 10 MB, and returns its size. Writers append, so they continue at the
 * beginning.
 */
async function boundLog(cluster: Cluster): Promise<number> {
  const log = await openLog(cluster);
  try {
    if ((await log.stat()).size > MAX_LOG_BYTES) await log.truncate();
    return (await log.stat()).size;
  } finally {
    await log.close();
  }
}

/** Creates the database if it is missing. */
async function ensureDatabase(socketFolder: string): Promise<void> {
  const found = await query(socketFolder, `SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`);
  if (found.length === 0) await query(socketFolder, `CREATE DATABASE ${DATABASE}`);
  // Faster for long texts, but not supported by every build.
  await query(socketFolder, `ALTER ROLE ${DATABASE_USER} SET default_toast_compression = 'lz4'`).catch(() => undefined);
}

/** For `pg`. Overrides PGPORT, PGSSLMODE and similar variables. */
function connectionStringFor(socketFolder: string, database = DATABASE): string {
  const host = encodeURIComponent(socketFolder);
  return `postgres://${DATABASE_USER}@localhost:5432/${database}?host=${host}&sslmode=disable`;
}

/** The error that prevents a query, if any. */
async function problemOf(socketFolder: string): Promise<(Error & { code?: string }) | undefined> {
  return query(socketFolder, 'SELECT 1').then(
    () => undefined,
    (error: Error) => error,
  );
}

async function query(socketFolder: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: connectionStringFor(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  // Without a listener, a connection that breaks between queries would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
