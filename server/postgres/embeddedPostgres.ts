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

/** The main process of a running PostgreSQL: our child, or one that an earlier server left behind. */
interface Postmaster {
  pid: number;
  isRunning(): boolean;
  /** Why it ended, as far as known. */
  reason(): string;
}

const DATABASE = 'regio';
/** Replaying the log after a power failure takes as long as it takes. */
const START_MS = 15 * 60_000;
const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 15_000;
const MAX_LOG_BYTES = 10 * 1024 * 1024;

/**
 * Starts the PostgreSQL of the npm package on the data folder, or adopts one that outlived a killed server, and keeps
 * it running until stop(). The database `regio` exists afterwards. Throws an Error with one sentence: no binaries for
 * this platform, data folder in use or not ours, made by another major version, or PostgreSQL does not start, then with
 * the end of its log.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  try {
    return await start(options);
  } catch (error) {
    // What the operating system said, such as "no space left", needs the context; our own sentences don't.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(
      `PostgreSQL cannot be started in the data folder ${options.dataDir} (${(error as Error).message}): correct that or DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * How to connect to the PostgreSQL that another process of this product runs on the data folder; undefined when none
 * does. For commands that have to work beside the running server (backup, user:create).
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
 * Starts or adopts PostgreSQL, and starts it again whenever it ends by itself, after ever longer pauses while that
 * fails. The API answers 503 meanwhile. Answers how to stop it for good, which is possible at any time.
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
      // Having run for a minute, this is a new problem and not the same one again.
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

/** The PostgreSQL that a killed server has left on this cluster, if it answers and is configured as we want it. */
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

/** Starts PostgreSQL as our child, after clearing away what a killed one has left. */
async function spawnPostmaster(cluster: Cluster): Promise<Postmaster> {
  const { folder, socketFolder, binaries, account } = cluster;
  const problem = await problemOf(socketFolder);
  if (!['ENOENT', 'ECONNREFUSED'].includes(problem?.code ?? ''))
    throw new Error(
      `The database in ${folder} is already run by a PostgreSQL that cannot be seen from here, as in another container: stop that one first.`,
    );
  await endOrphans(folder);
  await removeStaleLocks(folder, socketFolder);
  const log = await openLog(cluster);
  try {
    return await lendFolder(folder, account, (name, descriptors) => {
      const child = spawn(binaries.postgres, ['-D', name, `--cluster_name=${markOf(folder)}`], {
        ...runAs(account),
        // In a session of its own, out of reach of the terminal's Ctrl-C: our server has to finish its requests first.
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
 * Stops it in order: open transactions are rolled back, everything is written. After 20 s without writing: the next
 * start recovers.
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

/** Waits until queries are answered. Throws a sentence when it ended or takes too long; returns early on `signal`. */
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
 * Ends the child processes of a PostgreSQL that was killed: a busy one goes on writing, since it does not notice that
 * its parent is gone. Only safe when no living PostgreSQL was found.
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
 * Removes the lock files of a killed PostgreSQL when another program has its pid now, as happens in containers, where
 * the same few come again. PostgreSQL would refuse to start; with free pids it deals itself.
 */
async function removeStaleLocks(cluster: string, socketFolder: string): Promise<void> {
  for (const file of [path.join(cluster, 'postmaster.pid'), path.join(socketFolder, `${SOCKET}.lock`)]) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    if (pid > 0 && pidExists(pid)) await rm(file, { force: true });
  }
}

/** Reads postmaster.pid; undefined when PostgreSQL does not run (or is just beginning to). */
export async function readPidFile(cluster: string): Promise<{ pid: number; socketFolder: string } | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , socketFolder = ''] = text.split('\n');
  return Number(pid) ? { pid: Number(pid), socketFolder: path.resolve(cluster, socketFolder) } : undefined;
}

/**
 * The mark that all processes of a cluster carry in their command line. Made from the folder itself, not from its path
 * or content: it survives a renamed folder, and a copied folder has another one.
 */
function markOf(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `regio-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`;
}

function isPostmaster(command: string, mark: string): boolean {
  return command.includes('/postgres -D ') && command.includes(`--cluster_name=${mark}`);
}

/** Opens the log, never through a link, which the account could have put there for root. */
async function openLog({ logFile, account }: Cluster): Promise<FileHandle> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const log = await open(logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (account) await log.chown(account.uid, account.gid);
  return log;
}

/** Empties the log when it has grown beyond 10 MB; who writes to it goes on at the beginning. Answers its size. */
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
  // Faster for long texts, but not every build has it.
  await query(socketFolder, `ALTER ROLE ${DATABASE_USER} SET default_toast_compression = 'lz4'`).catch(() => undefined);
}

/** For `pg`. Says everything that PGPORT, PGSSLMODE and the like could otherwise change. */
function connectionStringFor(socketFolder: string, database = DATABASE): string {
  return `postgres://${DATABASE_USER}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
}

/** What keeps a query from being answered, if anything. */
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
  // Without a listener a connection that breaks between two answers would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
