import { randomBytes } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { processIdentity, UNKNOWN_IDENTITY } from './processes';

interface OwnerLock {
  release(): Promise<void>;
}

/** Who holds the folder. Null stands for nobody: given back, or unreadable after a power failure. */
type Owner = { pid: number; identity: string } | null;
interface Claim {
  number: number;
  owner: Owner;
}

/**
 * Makes this process the only one that runs the database in `home`. Throws a sentence with the pid when another living
 * process does; a dead owner is replaced, so that after a kill of the server the next start just works.
 *
 * A plain lock file cannot be taken over without a race: between reading the dead owner's file and deleting it,
 * somebody else may have put a living one there. So claims are numbered files, `owner-1`, `owner-2` …: the highest one
 * counts, it is never deleted while it is the highest, and the next number can be created only once.
 */
export async function acquireOwnerLock(home: string): Promise<OwnerLock> {
  const draft = path.join(home, `owner-draft-${randomBytes(6).toString('hex')}`);
  const me: Owner = { pid: process.pid, identity: processIdentity(process.pid) ?? UNKNOWN_IDENTITY };
  try {
    // Written first and linked after, so that nobody ever reads half a claim.
    await writeFile(draft, JSON.stringify(me), { flag: 'wx' });
    const number = await claimNextNumber(home, draft);
    return { release: () => replaceClaim(home, number, null) };
  } finally {
    await rm(draft, { force: true });
  }
}

/** The pid of the living process that runs the database in `home`, if there is one. */
export async function findOwner(home: string): Promise<number | undefined> {
  const highest = await highestClaim(home);
  return highest?.owner && isAlive(highest.owner) ? highest.owner.pid : undefined;
}

async function claimNextNumber(home: string, draft: string): Promise<number> {
  for (;;) {
    const highest = await highestClaim(home);
    if (highest?.owner && isAlive(highest.owner)) {
      throw new Error(
        `The data folder ${path.dirname(home)} is already in use by process ${highest.owner.pid}: stop that one first or choose another DATA_DIR.`,
      );
    }
    const number = (highest?.number ?? 0) + 1;
    try {
      await link(draft, claimFile(home, number));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw error;
    }
    // Others may have gone further and cleaned up meanwhile, so that our number was free again: then it is worth
    // nothing.
    const numbers = await claimNumbers(home);
    if (Math.max(...numbers) === number) {
      await Promise.all(numbers.filter((n) => n < number).map((n) => rm(claimFile(home, n), { force: true })));
      return number;
    }
    await rm(claimFile(home, number), { force: true });
  }
}

async function highestClaim(home: string): Promise<Claim | undefined> {
  for (;;) {
    const number = Math.max(0, ...(await claimNumbers(home)));
    if (number === 0) return undefined;
    try {
      return { number, owner: parseOwner(await readFile(claimFile(home, number), 'utf8')) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

async function claimNumbers(home: string): Promise<number[]> {
  return (await readdir(home)).flatMap((name) => /^owner-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

async function replaceClaim(home: string, number: number, owner: Owner): Promise<void> {
  const draft = path.join(home, `owner-draft-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(draft, JSON.stringify(owner), { flag: 'wx' });
    await rename(draft, claimFile(home, number));
  } catch (error) {
    // A data folder deleted under the running server leaves nothing to give back.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function claimFile(home: string, number: number): string {
  return path.join(home, `owner-${number}`);
}

function parseOwner(text: string): Owner {
  try {
    const { pid, identity } = JSON.parse(text) as Partial<NonNullable<Owner>>;
    return typeof pid === 'number' && typeof identity === 'string' ? { pid, identity } : null;
  } catch {
    return null;
  }
}

function isAlive(owner: NonNullable<Owner>): boolean {
  const identity = processIdentity(owner.pid);
  return identity === owner.identity || identity === UNKNOWN_IDENTITY;
}
