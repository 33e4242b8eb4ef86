import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
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

/** A system account that PostgreSQL runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Accounts that exist almost everywhere and own nothing of value. */
const UNPRIVILEGED = ['postgres', 'nobody', 'daemon', 'bin'];

/**
 * The account to run PostgreSQL as: undefined for "as ourselves". PostgreSQL refuses to run as root, so root gives way
 * to an existing account: the one that owns the cluster, else the one that owns the data folder, else an unprivileged
 * one. Throws a sentence when there is none.
 */
export function chooseAccount(dataDir: string, cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) {
    requireAccountName();
    return undefined;
  }
  const accounts = parsePasswd(readFileSync('/etc/passwd', 'utf8'));
  const owners = [cluster, nearestExisting(dataDir)].map((folder) => (existsSync(folder) ? statSync(folder).uid : 0));
  const candidates = [
    ...owners.map((uid) => accounts.find((account) => account.uid === uid)),
    ...UNPRIVILEGED.map((name) => accounts.find((account) => account.name === name)),
  ];
  const chosen = candidates.find((account) => account && account.uid !== 0 && canSwitchTo(account));
  if (chosen) return chosen;
  throw new Error(
    'PostgreSQL refuses to run as root and no other account can be used here: start as an ordinary user or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Whether the account can enter the folder, judged by the permission bits of the folder and everything above it. */
export function canReach(account: Account, folder: string): boolean {
  if (!mayEnter(account, statSync(folder))) return false;
  const parent = path.dirname(folder);
  return parent === folder || canReach(account, parent);
}

/**
 * Spawn options for PostgreSQL's programs: as the account, from a folder everybody may be in (ours may be closed to
 * it), with nothing of our environment that could change their behaviour (PGPORT, LC_ALL) or is none of their business.
 */
export function runAs(account: Account | undefined): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
} {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env;
  const env = { PATH, TMPDIR, LD_LIBRARY_PATH, LC_ALL: 'C' };
  return { ...(account && { uid: account.uid, gid: account.gid }), cwd: '/', env };
}

/** The lines of /etc/passwd. */
export function parsePasswd(text: string): Account[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

function mayEnter(account: Account, { uid, gid, mode }: Stats): boolean {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  // Children are started without supplementary groups, so only the main group counts.
  return (mode & (gid === account.gid ? 0o010 : 0o001)) !== 0;
}

/**
 * Containers may forbid becoming another account. The switch comes before looking for the program, so ENOENT is a yes.
 */
function canSwitchTo({ uid, gid }: Account): boolean {
  const { error } = spawnSync('/nonexistent', [], { uid, gid, cwd: '/' });
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

/** initdb insists on an account with a name; containers started with a bare number (`--user 1234`) have none. */
function requireAccountName(): void {
  try {
    userInfo();
  } catch {
    throw new Error(
      `PostgreSQL needs an account with a name, and user number ${process.getuid?.()} is not in /etc/passwd: run as another user or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

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
