import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** Bytes: several installations at a time have room in it. Containers often get no more than 64 MB. */
const enough = 2 * 2 ** 30;

/**
 * A new folder for the databases of a test, named after the prefix: in memory where there is room, since PostgreSQL
 * copies and flushes a lot of files. Making a database takes a fifth of the time there. Otherwise where other temporary
 * files are.
 * @param {string} prefix
 * @returns {Promise<string>}
 */
export async function scratchFolder(prefix) {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return mkdtemp(path.join(bavail * bsize >= enough ? memory : tmpdir(), prefix));
}
