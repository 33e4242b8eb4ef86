import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Account, runAs, claimFolder, lendFolder, writeFor } from './account';
import { type Binaries, prepareBinaries } from './binaries';
import { DATABASE_USER, prepareSocketPlace, type SocketPlace } from './connection';
import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';

/** Everything that stays the same over restarts. */
export interface Installation {
  cluster: string;
  logFile: string;
  socket: SocketPlace;
  binaries: Binaries;
  account?: Account;
}

/** Finds or makes all of it. Only the owner of the claim on `home` may call it. Throws a sentence. */
export async function prepareInstallation(
  home: string,
  account: Account | undefined,
  log: (message: string) => void,
): Promise<Installation> {
  const binaries = await prepareBinaries(home, account);
  const cluster = path.join(home, 'cluster');
  const isNew = await prepareCluster(home, cluster, binaries, account);
  if (isNew) log(`Created a PostgreSQL ${binaries.version} database in ${cluster}.`);
  const socket = await prepareSocketPlace(cluster, account);
  return { cluster, logFile: path.join(home, 'server.log'), socket, binaries, account };
}

/** Writes the configuration of the cluster. True when a PostgreSQL that already runs has to be restarted for it. */
export async function writeConfiguration(
  { cluster, socket, binaries, account }: Installation,
  settings?: Record<string, string>,
): Promise<boolean> {
  const madeFor = `PostgreSQL ${binaries.version}, ${binaries.postgres}`;
  const conf = postgresConf({ socketDir: socket.setting, madeFor }, settings);
  const before = await readFile(path.join(cluster, 'postgresql.conf'), 'utf8').catch(() => '');
  await writeFor(account, path.join(cluster, 'postgresql.conf'), conf);
  await writeFor(account, path.join(cluster, 'pg_hba.conf'), PG_HBA);
  return conf !== before;
}

/**
 * Makes sure that `${home}/cluster` is a cluster which these binaries can run: makes a new one if there is none, else
 * checks its version and its owner. True if it is new. Only the owner of the claim on `home` may call it. Throws a
 * sentence.
 */
export async function prepareCluster(
  home: string,
  cluster: string,
  binaries: Binaries,
  account?: Account,
): Promise<boolean> {
  await removeDrafts(home);
  if (!(await stat(cluster).catch(() => undefined))) {
    await initialise(home, cluster, binaries, account);
    return true;
  }
  await checkVersion(cluster, binaries);
  await claimFolder(cluster, account);
  return false;
}

/** Made beside and renamed, so that a kill in the middle never leaves half a cluster. */
async function initialise(home: string, cluster: string, { initdb }: Binaries, account?: Account): Promise<void> {
  const draft = await mkdtemp(path.join(home, 'init-'));
  if (account) await chown(draft, account.uid, account.gid);
  // Locale C: bytes are compared as bytes, alike on every system; queries that need a language's order ask for it.
  const options = ['--encoding=UTF8', '--no-locale', '--data-checksums', `--username=${DATABASE_USER}`];
  const auth = ['--auth-local=trust', '--auth-host=reject'];
  await lendFolder(draft, account, (name, descriptors) =>
    run(initdb, ['-D', name, ...options, ...auth], {
      ...runAs(account),
      stdio: ['ignore', 'pipe', 'pipe', ...descriptors],
    }),
  );
  await rename(draft, cluster);
  const handle = await open(home);
  await handle.sync();
  await handle.close();
}

async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith('init-'));
  await Promise.all(drafts.map((name) => rm(path.join(home, name), { recursive: true })));
}

async function checkVersion(cluster: string, { version }: Binaries): Promise<void> {
  const found = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined) {
    throw new Error(
      `${cluster} exists but holds no PostgreSQL database (PG_VERSION is missing): move it aside or choose another DATA_DIR.`,
    );
  }
  if (found.trim() === version.split('.')[0]) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${found.trim()} and cannot be read by PostgreSQL ${version}: start the version of this product that made it, ` +
      'write a backup with "npm run backup -- FILE", move the folder aside, and read the backup with this version by "npm run restore -- FILE".',
  );
}

function run(program: string, args: string[], options: Parameters<typeof spawn>[2]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const errors = /(?:initdb: error|FATAL|could not).*/.exec(output)?.[0] ?? output.trim();
      if (code === 0) resolve();
      else reject(new Error(`The database could not be created (initdb ended with ${signal ?? code}): ${errors}`));
    });
  });
}

const MB = 1024 * 1024;

/**
 * The text of postgresql.conf, written anew at every start. `extra` wins over our own
 * settings; an operator's ALTER SYSTEM wins over both, since PostgreSQL reads postgresql.auto.conf last.
 * Throws when the name of an extra setting is none.
 */
export function postgresConf(
  { socketDir, madeFor }: { socketDir: string; madeFor: string },
  extra: Record<string, string> = {},
  memory: number = availableMemory(),
): string {
  const settings = { ...ownSettings(memory), unix_socket_directories: socketDir, ...extra };
  const lines = Object.entries(settings).map(([name, value]) => {
    if (!/^[a-z_][a-z0-9_.]*$/i.test(name)) throw new Error(`"${name}" is not the name of a PostgreSQL setting.`);
    return `${name} = '${value.replaceAll("'", "''")}'`;
  });
  return [
    '# Written at every start by server/postgres/installation.ts: changes here are lost. Use ALTER SYSTEM SET … instead.',
    `# ${madeFor}`,
    ...lines,
    '',
  ].join('\n');
}

/** Only the socket is open, and it lies in a folder nobody else can enter: so whoever gets there is trusted. */
export const PG_HBA = 'local all all trust\n';

function ownSettings(memory: number): Record<string, string> {
  return {
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
  };
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MB)}MB`;
}

/** In a container its limit, not the machine's memory; without a limit Node answers 0 or a number beyond all memory. */
function availableMemory(): number {
  return Math.min(process.constrainedMemory() || Infinity, totalmem());
}
