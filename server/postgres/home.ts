import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { canReach, type Account } from './account';

/**
 * Makes the folder of the database, `${dataDir}/postgres`: everything that belongs to it is inside (cluster, log,
 * claims), and nobody but its account can enter, which is what protects the socket. Answers its real path. Throws a
 * sentence when it belongs to another account.
 */
export async function prepareHome(dataDir: string, account?: Account): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const home = path.join(await realpath(dataDir), 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  await claimFolder(home, account);
  return home;
}

/** Gives an existing folder to the account that PostgreSQL runs as, closed to all others, as PostgreSQL demands. */
export async function claimFolder(folder: string, account?: Account): Promise<void> {
  const { uid, mode } = await stat(folder);
  const wanted = account?.uid ?? process.getuid?.();
  if (uid !== wanted) {
    if (!account) {
      throw new Error(
        `${folder} belongs to user number ${uid}, not to ${userInfo().username}: start as that user or choose another DATA_DIR.`,
      );
    }
    // Root must not be led by a link into giving away the system's own folders.
    if (!(await lstat(folder)).isDirectory())
      throw new Error(
        `${folder} leads to a folder that does not belong to account ${account.name}: correct its owner.`,
      );
    await chownTree(folder, account);
  }
  if ((mode & 0o777) !== 0o700) await chmod(folder, 0o700);
}

/** Replaces a file as a whole, owned by the account: nobody ever reads half of it. */
export async function writeFor(account: Account | undefined, file: string, content: string): Promise<void> {
  // An unguessable name that must be new: the account could otherwise make root write through a link.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
    if (account) await chown(draft, account.uid, account.gid);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Hands a folder to a program that is about to be started as `account`: `use` gets the name by which the program can
 * open it and the descriptors to pass on from number 3.
 *
 * The account that root gives way to usually cannot enter what lies under /root. The data still has to be where
 * DATA_DIR says (a volume is mounted there, a backup looks there), so on Linux the program inherits the opened folder
 * and finds it as /proc/self/fd/3, which works whatever the folders above allow.
 */
export async function lendFolder<T>(
  folder: string,
  account: Account | undefined,
  use: (name: string, descriptors: number[]) => T | Promise<T>,
): Promise<T> {
  if (!account || canReach(account, folder)) return use(folder, []);
  if (process.platform !== 'linux') {
    throw new Error(
      `Account ${account.name}, which PostgreSQL has to run as, cannot enter ${folder}: start as an ordinary user or choose a DATA_DIR that everybody can enter.`,
    );
  }
  const handle = await open(folder);
  try {
    return await use('/proc/self/fd/3', [handle.fd]);
  } finally {
    await handle.close();
  }
}

async function chownTree(folder: string, account: Account): Promise<void> {
  await lchown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await chownTree(file, account);
    else await lchown(file, account.uid, account.gid);
  }
}
