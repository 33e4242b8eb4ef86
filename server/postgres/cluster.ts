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

/** The superuser and only user of the cluster. */
export const DATABASE_USER = 'regio';
/** The file name that PostgreSQL gives the socket for port 5432. */
export const SOCKET = '.s.PGSQL.5432';

/** The settings that stay the same across restarts. */
export interface Cluster {
  folder: string;
  socketFolder: string;
  logFile: string;
  binaries: Binaries;
  account?: Account;
  /** The configuration has changed, so a running PostgreSQL must be restarted. */
  isReconfigured: boolean;
}

/**
 * Creates `${dataDir}/postgres` for the cluster, its log and the owner lock. Only the cluster's account can enter it,
 * which protects the socket.
 */
export async function prepareHome(dataDir: string, account?: Account): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const home = path.join(await realpath(dataDir), 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  await claimFolder(home, account);
  return home;
}

/**
 * Finds or creates the cluster and configures it. Requires the owner lock.
 * @throws with a message for the operator
 */
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
  // The only way in is the socket, in a folder that no one else can enter, so connections are trusted.
  await writeFor(account, path.join(folder, 'pg_hba.conf'), 'local all all trust\n');
  return { folder, socketFolder, logFile: path.join(home, 'server.log'), binaries, account, isReconfigured };
}

async function checkVersion(cluster: string, { version }: Binaries): Promise<void> {
  const found = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (found === '')
    throw new Error(
      `${cluster} exists but holds no PostgreSQL database (PG_VERSION is missing): move it aside or choose ` +
        'another DATA_DIR.',
    );
  if (found === version.split('.')[0]) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${found} and cannot be read by PostgreSQL ${version}: ` +
      'start the version of this product that made it, ' +
      'write a backup with "npm run backup -- FILE", move the folder aside, and read the backup with this ' +
      'version by "npm run restore -- FILE".',
  );
}

/** Created under another name and then renamed, so that an interruption never leaves a partial cluster. */
async function initialise(home: string, cluster: string, { initdb }: Binaries, account?: Account): Promise<void> {
  const draft = await mkdtemp(path.join(home, 'init-'));
  if (account) await chown(draft, account.uid, account.gid);
  await lendFolder(draft, account, (name, descriptors) => {
    // Locale C compares bytes, which is the same on every system. Queries specify a collation where they need one.
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

/** The cluster's folder, or one in /tmp if the path is too long for a socket (macOS allows 103 bytes). */
async function prepareSocketFolder(cluster: string, account?: Account): Promise<string> {
  if (Buffer.byteLength(path.join(cluster, SOCKET)) <= 103) return cluster;
  const folder = `/tmp/regio-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const isNew = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  const { uid } = await lstat(folder);
  // Another user could have created it in order to intercept connections.
  if (!isNew && uid !== (account?.uid ?? process.getuid?.()))
    throw new Error(
      `${folder} belongs to user number ${uid}, but the database's socket must be in it: remove it or ` +
        'choose a shorter DATA_DIR.',
    );
  await claimFolder(folder, account);
  return folder;
}

/** Replaces a file atomically. */
async function writeFor(account: Account | undefined, file: string, content: string): Promise<void> {
  // A new file with a random name; otherwise the account could make root write through a link.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
  if (account) await chown(draft, account.uid, account.gid);
  await rename(draft, file);
}

const MB = 1024 * 1024;

/**
 * The content of postgresql.conf, rewritten at every start. `extra` overrides our settings, and ALTER SYSTEM overrides
 * both, because PostgreSQL reads postgresql.auto.conf last.
 */
function postgresConf({ version, postgres }: Binaries, extra: Record<string, string>): string {
  // The memory limit of a container, if there is one. Without a limit, Node returns 0 or more than the total.
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem());
  const megabytes = (bytes: number) => `${Math.floor(bytes / MB)}MB`;
  const settings = {
    // Accessible from this machine and account only.
    listen_addresses: '',
    port: '5432',
    unix_socket_permissions: '0700',
    max_connections: '60',
    // A commit returns only when the data is on disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_compression: 'on',
    autovacuum: 'on',
    shared_buffers: megabytes(Math.min(256 * MB, Math.max(32 * MB, memory / 8))),
    effective_cache_size: megabytes(Math.min(2048 * MB, memory / 2)),
    work_mem: '16MB',
    // Our queries are short, so compiling them takes longer than running them.
    jit: 'off',
    random_page_cost: '1.1',
    ...(process.platform === 'linux' && {
      effective_io_concurrency: '32',
      // Not in /dev/shm, which has only 64 MB in containers, and which systemd clears when a user signs out.
      dynamic_shared_memory_type: 'mmap',
    }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // stderr goes to our log file.
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
