import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { identityOf } from './processes';

interface Claim {
  number: number;
  /** The living process that holds the folder, if any. */
  owner?: number;
}

/**
 * Makes this process the only one that runs the database in `home`; answers how to give it back. Throws a sentence with
 * the pid when another living process does. A dead owner is replaced, so after a kill the next start just works.
 *
 * A plain lock file cannot be taken over without a race: between reading the dead owner's file and deleting it, somebody
 * else may have put a living one there. So claims are numbered files, `owner-1`, `owner-2` …: the highest one counts, it
 * is never deleted, and the next number can be created only once.
 */
export async function acquireOwnerLock(home: string): Promise<() => Promise<void>> {
  // Written first and linked after, so nobody ever reads half a claim.
  const draft = path.join(home, `owner-draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) }), { flag: 'wx' });
  try {
    const file = await claimNext(home, draft);
    // An empty claim belongs to nobody. If the whole folder was deleted there is nothing to give back.
    return () => truncate(file).catch(() => undefined);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The pid of the living process that runs the database in `home`, if there is one. */
export async function findOwner(home: string): Promise<number | undefined> {
  return (await lastClaim(home)).owner;
}

async function claimNext(home: string, draft: string): Promise<string> {
  for (;;) {
    const { number: last, owner } = await lastClaim(home);
    if (owner !== undefined) {
      throw new Error(
        `The data folder ${path.dirname(home)} is already in use by process ${owner}: stop that one first or choose another DATA_DIR.`,
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
    // Meanwhile others took this number and the next one and cleaned up: our claim is worth nothing.
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
      // It was the last one when we looked, and a newer one has replaced it since.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Nobody's: a claim that was given back or that a power failure has left unreadable. */
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
