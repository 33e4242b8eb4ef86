import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file system in memory on Linux. */
const memory = '/dev/shm';
/** In bytes, enough for several installations. Containers often have only 64 MB. */
const enough = 2 * 2 ** 30;

/**
 * A new folder for a test's databases, named after the prefix: in memory if there is room, as PostgreSQL copies and
 * flushes many files and is five times as fast there; otherwise with other temporary files.
 * @param {string} prefix
 * @returns {Promise<string>}
 */
export async function scratchFolder(prefix) {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return mkdtemp(path.join(bavail * bsize >= enough ? memory : tmpdir(), prefix));
}
