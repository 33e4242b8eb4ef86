import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { claimFolder, lendFolder, runAs, type Account } from './account';
import { prepareBinaries, type Binaries } from './binaries';

/** The superuser, and only user, of the cluster. */
export const DATABASE_USER = 'regio';
/** The name of the socket in its folder, by the port 5432. */
export const SOCKET = '.s.PGSQL.5432';

/** Everything that stays the same over restarts. */
export interface Cluster {
  folder: string;
  socketFolder: string;
  logFile: string;
  binaries: Binaries;
  account?: Account;
  /** Its configuration differs from the one before: a PostgreSQL that still runs has to be restarted. */
  isReconfigured: boolean;
}

/**
 * Makes the folder of the database, `${dataDir}/postgres`, with the cluster, its log and the owner's claim in it. Nobody
 * but its account can enter, which is what protects the socket.
 */
export async function prepareHome(dataDir: string, account?: Account): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const home = path.join(await realpath(dataDir), 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  await claimFolder(home, account);
  return home;
}

/** Finds or makes the cluster and configures it. Only the owner of `home` may call it. Throws a sentence. */
export async function prepareCluster(
  home: string,
  account: Account | undefined,
  log: (message: string) => void,
  settings?: Record<string, string>,
): Promise<Cluster> {
  const binaries = await prepareBinaries(home, account);
  const folder = path.join(home, 'cluster');
  for (const name of await readdir(home))
    if (name.startsWith('init-')) await rm(path.join(home, name), { recursive: true });
  if (existsSync(folder)) {
    await checkVersion(folder, binaries);
    await claimFolder(folder, account);
  } else {
    await initialise(home, folder, binaries, account);
    log(`Created a PostgreSQL ${binaries.version} database in ${folder}.`);
  }
  const socketFolder = await prepareSocketFolder(folder, account);
  const conf = postgresConf(binaries, {
    ...settings,
    unix_socket_directories: socketFolder === folder ? '.' : socketFolder,
  });
  const confFile = path.join(folder, 'postgresql.conf');
  const isReconfigured = conf !== (await readFile(confFile, 'utf8').catch(() => ''));
  await writeFor(account, confFile, conf);
  // Only the socket is open, in a folder that nobody else can enter: whoever gets there is trusted.
  await writeFor(account, path.join(folder, 'pg_hba.conf'), 'local all all trust\n');
  return { folder, socketFolder, logFile: path.join(home, 'server.log'), binaries, account, isReconfigured };
}

async function checkVersion(cluster: string, { version }: Binaries): Promise<void> {
  const found = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (found === '')
    throw new Error(
      `${cluster} exists but holds no PostgreSQL database (PG_VERSION is missing): move it aside or choose another DATA_DIR.`,
    );
  if (found === version.split('.')[0]) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${found} and cannot be read by PostgreSQL ${version}: start the version of this product that made it, ` +
      'write a backup with "npm run backup -- FILE", move the folder aside, and read the backup with this version by "npm run restore -- FILE".',
  );
}

/** Made beside and renamed, so a kill in the middle never leaves half a cluster. */
async function initialise(home: string, cluster: string, { initdb }: Binaries, account?: Account): Promise<void> {
  const draft = await mkdtemp(path.join(home, 'init-'));
  if (account) await chown(draft, account.uid, account.gid);
  await lendFolder(draft, account, (name, descriptors) => {
    // Locale C: bytes are compared as bytes, alike on every system. Queries that need a language's order ask for it.
    const options = ['-D', name, '--encoding=UTF8', '--no-locale', '--data-checksums', `--username=${DATABASE_USER}`];
    const child = spawn(initdb, options, { ...runAs(account), stdio: ['ignore', 'ignore', 'pipe', ...descriptors] });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    return new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) => {
        if (code === 0) return resolve();
        const reason = /(?:initdb: error|FATAL|could not).*/.exec(errors)?.[0] ?? errors.trim();
        reject(new Error(`The database could not be created (initdb ended with ${signal ?? code}): ${reason}`));
      });
    });
  });
  await rename(draft, cluster);
  const handle = await open(home);
  await handle.sync();
  await handle.close();
}

/** The cluster's own folder. When its path is too long for a socket (macOS allows 103 bytes): a folder in /tmp. */
async function prepareSocketFolder(cluster: string, account?: Account): Promise<string> {
  if (Buffer.byteLength(path.join(cluster, SOCKET)) <= 103) return cluster;
  const folder = `/tmp/regio-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const isNew = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  const { uid } = await lstat(folder);
  // Somebody else could have made it, to listen in.
  if (!isNew && uid !== (account?.uid ?? process.getuid?.()))
    throw new Error(
      `${folder} belongs to user number ${uid}, but the database's socket has to lie there: remove it or choose a shorter DATA_DIR.`,
    );
  await claimFolder(folder, account);
  return folder;
}

/** Replaces a file as a whole: nobody ever reads half of it. */
async function writeFor(account: Account | undefined, file: string, content: string): Promise<void> {
  // A new file with a name nobody can guess: otherwise the account could make root write through a link.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
  if (account) await chown(draft, account.uid, account.gid);
  await rename(draft, file);
}

const MB = 1024 * 1024;

/**
 * The text of postgresql.conf, written anew at every start. `extra` wins over our own settings, an operator's ALTER
 * SYSTEM over both, since PostgreSQL reads postgresql.auto.conf last.
 */
function postgresConf({ version, postgres }: Binaries, extra: Record<string, string>): string {
  // In a container its limit, not the machine's memory. Without a limit Node answers 0 or more than there is.
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem());
  const megabytes = (bytes: number) => `${Math.floor(bytes / MB)}MB`;
  const settings = {
    // Reachable from this machine and this account only.
    listen_addresses: '',
    port: '5432',
    unix_socket_permissions: '0700',
    max_connections: '60',
    // Acknowledged means on disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_compression: 'on',
    autovacuum: 'on',
    shared_buffers: megabytes(Math.min(256 * MB, Math.max(32 * MB, memory / 8))),
    effective_cache_size: megabytes(Math.min(2048 * MB, memory / 2)),
    work_mem: '16MB',
    // Our queries are short: compiling them takes longer than running them.
    jit: 'off',
    random_page_cost: '1.1',
    ...(process.platform === 'linux' && {
      effective_io_concurrency: '32',
      // Not in /dev/shm, which is 64 MB small in containers and emptied by systemd when a user signs out.
      dynamic_shared_memory_type: 'mmap',
    }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // To stderr, which is our log file.
    log_destination: 'stderr',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    ...extra,
  };
  return [
    '# Written at every start by server/postgres/cluster.ts: changes here are lost. Use ALTER SYSTEM SET … instead.',
    `# PostgreSQL ${version}, ${postgres}`,
    ...Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`),
    '',
  ].join('\n');
}
