import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canReach, type Account } from './account';
import { hydrateSymlinks } from './symlinks';

const CACHE_NAME = 'regio-editorial';

/** Where the programs are in a binary package. */
export function programsOf(packageDir: string): { initdb: string; postgres: string } {
  const bin = path.join(packageDir, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

/** Does what the package's postinstall script would have done, and makes sure that the programs may be executed. */
export async function completePackage(packageDir: string): Promise<void> {
  await hydrateSymlinks(packageDir);
  for (const program of Object.values(programsOf(packageDir))) {
    const { mode } = await stat(program);
    if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o555);
  }
}

/**
 * Copies the package once to where `account` can reach it, and answers with the copy: into `home` (the database's
 * folder) if possible, else into the system's cache, which no cleaner of temporary files empties while PostgreSQL still
 * needs it.
 */
export async function copyPackage(packageDir: string, home: string, account?: Account): Promise<string> {
  const folder = await copyFolder(home, account);
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const target = path.join(folder, `bin-${version}`);
  if (await exists(target)) return target;
  // Copied beside and renamed: a kill in the middle never leaves half a copy under the final name.
  const draft = path.join(folder, `bin-draft-${randomBytes(6).toString('hex')}`);
  try {
    await cp(packageDir, draft, { recursive: true, verbatimSymlinks: true });
    await openForAll(draft);
    await completePackage(draft);
    await rename(draft, target).catch(async (error: unknown) => {
      // Another process may have been faster.
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

async function copyFolder(home: string, account?: Account): Promise<string> {
  if (!account || canReach(account, home)) return home;
  const shared = [path.join('/var/cache', CACHE_NAME), path.join(tmpdir(), `${CACHE_NAME}-${process.getuid?.()}`)];
  for (const folder of shared) {
    try {
      if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
      if (canReach(account, folder) && (await isOursAlone(folder))) return folder;
    } catch {
      // Not there or not writable: the next one.
    }
  }
  throw new Error(`account ${account.name} can reach neither the installed package nor ${shared.join(' nor ')}`);
}

/** In a shared folder somebody else could have put programs for us to run. */
async function isOursAlone(folder: string): Promise<boolean> {
  const entry = await lstat(folder);
  return entry.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0;
}

/** A package installed under a strict umask is readable by its owner alone, and so would be the copy. */
async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openForAll(file);
    else if (entry.isFile()) await chmod(file, (await stat(file)).mode | 0o444);
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
