import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { identityOf } from './processes';

interface Claim {
  number: number;
  /** The running process that holds the folder, if any. */
  owner?: number;
}

/**
 * Makes this process the only one that runs the database in `home`. A dead owner is replaced, so that the next start
 * after a kill just works.
 *
 * A plain lock file cannot be taken over without a race: another process may replace a dead owner's file between
 * reading and deleting it. So claims are numbered files, `owner-1`, `owner-2` …: the highest one counts, it is never
 * deleted, and the next number can only be created once.
 * @returns a function that releases the lock
 * @throws with the pid if another process holds it
 */
export async function acquireOwnerLock(home: string): Promise<() => Promise<void>> {
  // Written first and then linked, so that no one reads a partial claim.
  const draft = path.join(home, `owner-draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) }), { flag: 'wx' });
  try {
    const file = await claimNext(home, draft);
    // An empty claim has no owner. If the folder was deleted, there is nothing to release.
    return () => truncate(file).catch(() => undefined);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The pid of the process that runs the database in `home`, if any. */
export async function findOwner(home: string): Promise<number | undefined> {
  return (await lastClaim(home)).owner;
}

async function claimNext(home: string, draft: string): Promise<string> {
  for (;;) {
    const { number: last, owner } = await lastClaim(home);
    if (owner !== undefined) {
      throw new Error(
        `The data folder ${path.dirname(home)} is already in use by process ${owner}: stop that one first or ` +
          'choose another DATA_DIR.',
      );
    }
    const file = fileOf(home, last + 1);
    try {
      await link(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw error;
    }
    const numbers = await claimNumbers(home);
    if (Math.max(...numbers) === last + 1) {
      const older = numbers.filter((number) => number <= last);
      await Promise.all(older.map((number) => rm(fileOf(home, number), { force: true })));
      return file;
    }
    // Others have taken this number and the next one in the meantime, and have cleaned up, so our claim is void.
    await rm(file, { force: true });
  }
}

async function lastClaim(home: string): Promise<Claim> {
  for (;;) {
    const number = Math.max(0, ...(await claimNumbers(home)));
    if (number === 0) return { number };
    try {
      return { number, owner: livingOwner(await readFile(fileOf(home, number), 'utf8')) };
    } catch (error) {
      // Otherwise a newer claim has replaced it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Released claims, and those made unreadable by a power failure, have no owner. */
function livingOwner(text: string): number | undefined {
  try {
    const { pid, identity } = JSON.parse(text) as { pid: number; identity: string };
    return identityOf(pid) === identity ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function claimNumbers(home: string): Promise<number[]> {
  return (await readdir(home)).flatMap((name) => /^owner-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

const fileOf = (home: string, number: number) => path.join(home, `owner-${number}`);
