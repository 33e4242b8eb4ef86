import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, type Stats } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

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
