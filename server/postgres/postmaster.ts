import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runAs, type Account, lendFolder } from './account';
import { openLog } from './logFile';
import { pollUntil, commandOf, findProcesses, pidExists, sendSignal } from './processes';

/** The main process of a running PostgreSQL, our child or one that an earlier server left behind. */
export interface Postmaster {
  pid: number;
  /** Where in the log its lines begin, as far as known. */
  logStart: number;
  isRunning(): boolean;
  /** Settles when it has ended, with the reason. Does not keep Node alive. */
  ended: Promise<string>;
}

/** What postmaster.pid says. */
interface PidFile {
  pid: number;
  socketDir: string;
}

/** The name of the socket in its folder, by the port 5432. */
export const SOCKET = '.s.PGSQL.5432';
const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 15_000;
const WATCH_MS = 250;

/** Starts PostgreSQL as our child; whether it becomes ready is for the caller to see. */
export async function spawnPostmaster(
  program: string,
  { cluster, logFile, account }: { cluster: string; logFile: string; account?: Account },
): Promise<Postmaster> {
  const log = await openLog(logFile, account);
  const logStart = (await log.stat()).size;
  try {
    return await lendFolder(cluster, account, (name, descriptors) => {
      const child = spawn(program, ['-D', name, `--cluster_name=${markOf(cluster)}`], {
        ...runAs(account),
        // In a session of its own, out of reach of the terminal's Ctrl-C: our server has to finish its requests first.
        detached: true,
        stdio: ['ignore', log.fd, log.fd, ...descriptors],
      });
      child.unref();
      const ended = new Promise<string>((resolve) => {
        child.on('error', (error) => resolve(error.message));
        child.on('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
      });
      const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
      return { pid: child.pid ?? 0, logStart, isRunning, ended };
    });
  } finally {
    await log.close();
  }
}

/** The PostgreSQL that already runs on this cluster and can be seen from here. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const pid = (await readPidFile(cluster))?.pid;
  if (pid === undefined) return undefined;
  const mark = markOf(cluster);
  const isRunning = () => isPostmaster(commandOf(pid), mark);
  if (!isRunning()) return undefined;
  const ended = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      if (isRunning()) return;
      clearInterval(timer);
      resolve('an unknown reason');
    }, WATCH_MS);
    timer.unref();
  });
  return { pid, logStart: 0, isRunning, ended };
}

/**
 * Stops it in order: open transactions are rolled back, everything is written; after 20 s without writing (recovery
 * follows).
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  const gone = () => !postmaster.isRunning();
  if (gone()) return;
  sendSignal(postmaster.pid, 'SIGINT');
  if (await pollUntil(gone, { timeoutMs: FAST_SHUTDOWN_MS })) return;
  sendSignal(postmaster.pid, 'SIGQUIT');
  if (await pollUntil(gone, { timeoutMs: IMMEDIATE_SHUTDOWN_MS })) return;
  throw new Error(`PostgreSQL (process ${postmaster.pid}) does not stop.`);
}

/**
 * Ends the child processes of a PostgreSQL that was killed: they go on writing until they notice that their parent is
 * gone. Only safe when neither findPostmaster nor isListening found a living one. Throws a sentence when they stay.
 */
export async function endOrphans(cluster: string): Promise<void> {
  const mark = markOf(cluster);
  const remains = () =>
    findProcesses((command) => isPostmaster(command, mark) || command.startsWith(`postgres: ${mark}: `));
  for (const pid of remains()) sendSignal(pid, 'SIGQUIT');
  const gone = await pollUntil(() => remains().length === 0, { timeoutMs: IMMEDIATE_SHUTDOWN_MS });
  if (!gone) throw new Error(`Processes ${remains().join(', ')} of an earlier PostgreSQL do not end.`);
}

/**
 * Removes the lock files of a killed PostgreSQL when the number in them is taken: by another program (in containers the
 * same few come again) or by the killed one itself, not yet collected by its parent. PostgreSQL would refuse to start;
 * numbers that are free it deals with itself. To be called after endOrphans.
 */
export async function removeStaleLocks(cluster: string, socketFolder: string): Promise<void> {
  for (const file of [path.join(cluster, 'postmaster.pid'), path.join(socketFolder, `${SOCKET}.lock`)]) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    if (pid > 0 && pidExists(pid)) await rm(file, { force: true });
  }
}

/** Reads postmaster.pid; undefined when PostgreSQL does not run (or is just beginning to). */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , socketDir] = text.split('\n');
  if (!Number(pid)) return undefined;
  return { pid: Number(pid), socketDir: path.resolve(cluster, socketDir ?? '') };
}

/**
 * The mark that all processes of a cluster carry in their command line. Made from the folder itself, not from its path
 * or its content: so it survives a renamed folder, and a copied folder has another one.
 */
function markOf(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `regio-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`;
}

function isPostmaster(command: string, mark: string): boolean {
  return command.includes('/postgres -D ') && command.includes(`--cluster_name=${mark}`);
}
