import { constants } from 'node:fs';
import { copyFile, open, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import type { Account } from './account';

const MAX_BYTES = 10 * 1024 * 1024;
const CHECK_MS = 60_000;

/** Opens the log to be written by PostgreSQL. Never through a link, which the account could have put there for root. */
export async function openLog(file: string, account?: Account): Promise<FileHandle> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const handle = await open(file, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (account) await handle.chown(account.uid, account.gid);
  return handle;
}

/** The last lines after the byte `from`, for an error message. */
export async function tailOf(file: string, from = 0, lines = 8): Promise<string> {
  const content = await readFile(file).catch(() => Buffer.alloc(0));
  return content.toString('utf8', from).trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * Moves the content to `${file}.1` when it has grown beyond 10 MB. PostgreSQL keeps the file open, in append mode, and
 * so goes on at the beginning.
 */
export async function boundLog(file: string, maxBytes = MAX_BYTES): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size <= maxBytes) return;
  await rm(`${file}.1`, { force: true });
  await copyFile(file, `${file}.1`, constants.COPYFILE_EXCL);
  const handle = await open(file, constants.O_WRONLY | constants.O_NOFOLLOW);
  await handle.truncate();
  await handle.close();
}

/** Bounds the log now and every minute, until the returned function is called. */
export function keepLogBounded(file: string): () => void {
  const check = () => {
    // A full disk is no reason to stop; the next minute tries again.
    boundLog(file).catch(() => undefined);
  };
  check();
  const timer = setInterval(check, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
