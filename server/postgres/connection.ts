import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { canReach, type Account, claimFolder } from './account';
import { pollUntil } from './processes';
import { SOCKET, type Postmaster } from './postmaster';

/** The superuser, and only user, of the cluster. */
export const DATABASE_USER = 'regio';
const DATABASE = 'regio';
/** macOS allows 103 bytes, Linux 107. */
const MAX_SOCKET_PATH = 103;
const START_MS = 60_000;
/**
 * Replaying the log after a power failure takes as long as it takes; PostgreSQL answers that it is starting meanwhile.
 */
const RECOVERY_MS = 15 * 60_000;

/** Where the socket lies: `setting` for PostgreSQL, `folder` for those who connect. */
export interface SocketPlace {
  setting: string;
  folder: string;
}

/** For `pg`. Says everything that PGPORT, PGSSLMODE and the like could otherwise change. */
export function connectionStringFor(socketFolder: string, database = DATABASE): string {
  return `postgres://${DATABASE_USER}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
}

/**
 * The cluster's own folder, named '.' since PostgreSQL works in it and may not be able to enter by its path. When that
 * path is too long for a socket: a short folder for temporary files, again closed to all others.
 */
export async function prepareSocketPlace(cluster: string, account?: Account): Promise<SocketPlace> {
  if (fits(cluster)) return { setting: '.', folder: cluster };
  const name = `regio-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const parent = [tmpdir(), '/tmp'].find(
    (folder) => fits(path.join(folder, name)) && (!account || canReach(account, folder)),
  );
  if (!parent) throw new Error(`The path ${cluster} is too long for a database socket: choose a shorter DATA_DIR.`);
  const folder = path.join(parent, name);
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  const { uid } = await lstat(folder);
  // Somebody else could have made it, to listen in.
  if (!made && uid !== (account?.uid ?? process.getuid?.())) {
    throw new Error(
      `${folder} belongs to user number ${uid}, but the database's socket has to lie there: remove it or choose a shorter DATA_DIR.`,
    );
  }
  await claimFolder(folder, account);
  return { setting: folder, folder };
}

/** Whether anybody listens on the socket, be it in another container that shares the folder. */
export function isListening(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path.join(socketFolder, SOCKET));
    const answer = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.on('connect', () => answer(true)).on('error', () => answer(false));
  });
}

/** Waits until queries are answered. Throws a sentence when it ended or takes too long; returns early on `signal`. */
export async function waitUntilReady(
  postmaster: Postmaster,
  socketFolder: string,
  { log, signal }: { log: (message: string) => void; signal?: AbortSignal },
): Promise<void> {
  const started = performance.now();
  let problem: unknown;
  let recovering = false;
  await pollUntil(
    async () => {
      problem = await query(socketFolder, 'postgres', 'SELECT 1').then(
        () => undefined,
        (error: unknown) => error,
      );
      const isStarting = (problem as { code?: string } | undefined)?.code === '57P03';
      if (isStarting && !recovering && performance.now() - started > 5000) {
        recovering = true;
        log('PostgreSQL is recovering from an unclean stop, please wait …');
      }
      if (!postmaster.isRunning() || problem === undefined) return true;
      return !isStarting && performance.now() - started > START_MS;
    },
    { timeoutMs: RECOVERY_MS, signal },
  );
  if (signal?.aborted || problem === undefined) return;
  if (!postmaster.isRunning()) throw new Error(`PostgreSQL ended while starting (${await postmaster.ended}).`);
  throw new Error(`PostgreSQL does not answer (${(problem as Error).message}).`);
}

/** Creates the database if it is missing, and makes long texts compress faster where this PostgreSQL can. */
export async function ensureDatabase(socketFolder: string): Promise<void> {
  const found = await query(socketFolder, 'postgres', `SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`);
  if (found.length === 0) await query(socketFolder, 'postgres', `CREATE DATABASE ${DATABASE}`);
  await query(
    socketFolder,
    'postgres',
    `DO $$ BEGIN
      IF 'lz4' = ANY ((SELECT enumvals FROM pg_settings WHERE name = 'default_toast_compression')::text[]) THEN
        ALTER ROLE ${DATABASE_USER} SET default_toast_compression = 'lz4';
      END IF;
    END $$`,
  );
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, SOCKET)) <= MAX_SOCKET_PATH;
}

async function query(socketFolder: string, database: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: connectionStringFor(socketFolder, database),
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
