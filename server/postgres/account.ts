import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, lstat, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The system account that runs PostgreSQL; undefined for the current account. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Accounts that exist almost everywhere and own nothing of value. */
const UNPRIVILEGED = ['postgres', 'nobody', 'daemon', 'bin'];

/**
 * Chooses the account for PostgreSQL, which refuses to run as root: the owner of the cluster, or else of the data
 * folder, or else an unprivileged account.
 */
export function chooseAccount(dataDir: string, cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const owners = [cluster, nearestExisting(dataDir)].map((folder) => (existsSync(folder) ? statSync(folder).uid : 0));
  const chosen = [
    ...owners.map((uid) => accounts.find((account) => account.uid === uid)),
    ...UNPRIVILEGED.map((name) => accounts.find((account) => account.name === name)),
  ].find((account) => account && account.uid > 0);
  if (chosen) return chosen;
  throw new Error(
    'PostgreSQL refuses to run as root and there is no other account here: start as an ordinary user or set ' +
      'DATABASE_URL to a PostgreSQL of your own.',
  );
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

/**
 * Makes an existing folder accessible to the account only, as PostgreSQL requires.
 * @throws with a message for the operator
 */
export async function claimFolder(folder: string, account?: Account): Promise<void> {
  const { uid } = await stat(folder);
  if (uid !== (account?.uid ?? process.getuid?.())) {
    if (!account)
      throw new Error(
        `${folder} belongs to user number ${uid}, not to ${process.getuid?.()}: start as that user or choose ` +
          'another DATA_DIR.',
      );
    // A symbolic link could make root hand over a system folder.
    if (!(await lstat(folder)).isDirectory())
      throw new Error(
        `${folder} leads to a folder that does not belong to account ${account.name}: correct its owner.`,
      );
    await promisify(execFile)('chown', ['-Rh', `${account.uid}:${account.gid}`, folder]);
  }
  await chmod(folder, 0o700);
}

/**
 * Spawn options for PostgreSQL's programs: the account, a folder that everyone can access, and no environment variables
 * that could affect them (PGPORT, LC_ALL) or leak secrets.
 */
export function runAs(account?: Account): { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv } {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return { uid: account?.uid, gid: account?.gid, cwd: '/', env: { PATH, TMPDIR, LD_LIBRARY_PATH, LC_ALL: 'C' } };
}

/**
 * Makes a folder accessible to a program that `use` starts; `use` receives a name for the folder, and file descriptors
 * to pass on, starting at number 3.
 *
 * The account that replaces root often cannot enter parent folders such as /root, yet the data must stay in DATA_DIR.
 * So on Linux the program inherits the opened folder and finds it as /proc/self/fd/3.
 */
export async function lendFolder<T>(
  folder: string,
  account: Account | undefined,
  use: (name: string, descriptors: number[]) => T | Promise<T>,
): Promise<T> {
  if (!account || process.platform !== 'linux') return use(folder, []);
  const handle = await open(folder);
  try {
    return await use('/proc/self/fd/3', [handle.fd]);
  } finally {
    await handle.close();
  }
}
