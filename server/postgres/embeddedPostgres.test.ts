import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { scratchFolder } from '../../tests/support/scratchFolder.mjs';
import { findRunningPostgres, readPidFile, startEmbeddedPostgres, type RunningPostgres } from './embeddedPostgres';
import { pollUntil, commandOf, findProcesses } from './processes';

// Creating a cluster writes a thousand files, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let root: string;
/** Most tests share one cluster, because creating one takes a second; they leave it stopped. */
let shared: string;
let dataDir: string;
let logged: string[];
const running: RunningPostgres[] = [];
const servers: ChildProcess[] = [];

beforeAll(async () => {
  root = await scratchFolder('regio-test-');
  // Accessible to everyone, like most folders; a separate test covers folders that are not.
  await chmod(root, 0o755);
  shared = path.join(root, 'data');
});

beforeEach(() => {
  dataDir = shared;
  logged = [];
});

afterEach(async () => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Moves the shared cluster to another place for the test. */
async function moveTo(place: string): Promise<void> {
  if (!(await readdir(root)).includes('data')) await (await start()).stop();
  await mkdir(path.dirname(place), { recursive: true });
  await rename(shared, place);
  dataDir = place;
  onTestFinished(async () => {
    await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
    await rename(place, shared);
  });
}

async function start(settings?: Record<string, string>): Promise<RunningPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (message) => logged.push(message), settings });
  running.push(postgres);
  return postgres;
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the database in another process; `firstLine` is "ready" or an error. */
function startServer(): { server: ChildProcess; firstLine: Promise<string> } {
  const script = fileURLToPath(new URL('embeddedPostgres.fixture.ts', import.meta.url));
  const server = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  servers.push(server);
  return {
    server,
    firstLine: new Promise((resolve) => server.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))),
  };
}

async function killServer(server: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await gone;
}

function clusterDir(): string {
  return path.join(dataDir, 'postgres', 'cluster');
}

async function postgresPid(): Promise<number> {
  const file = await readPidFile(clusterDir());
  if (!file) throw new Error('PostgreSQL does not run');
  return file.pid;
}

describe('start and stop', () => {
  test('a second start keeps the data', async () => {
    const first = await start();
    await query(
      first.connectionString,
      'DROP TABLE IF EXISTS kept; CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)',
    );
    await first.stop();
    await first.stop();
    expect(await findRunningPostgres(dataDir)).toBeUndefined();

    const second = await start();
    expect(await query(second.connectionString, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
    expect(logged.filter((line) => line.startsWith('Started'))).toHaveLength(2);
    expect(logged.filter((line) => line.startsWith('Created')).length).toBeLessThan(2);
  });

  test('the cluster has the intended settings', async () => {
    const { connectionString } = await start({ work_mem: '20MB' });
    const wanted = {
      jit: 'off',
      fsync: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      listen_addresses: '',
      work_mem: '20480',
    };
    const rows = await query(
      connectionString,
      `SELECT name, setting FROM pg_settings WHERE name IN ('${Object.keys(wanted).join("','")}')`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual(wanted);
    expect(
      await query(connectionString, `SELECT datcollate FROM pg_database WHERE datname = current_database()`),
    ).toEqual([{ datcollate: 'C' }]);
    await query(connectionString, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    expect(await query(connectionString, `SELECT similarity('basel', 'basel') AS same`)).toEqual([{ same: 1 }]);
    expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    expect(await findRunningPostgres(dataDir)).toBe(connectionString);
  });

  test('being killed during creation leaves no half-made cluster', async () => {
    await mkdir(path.join(dataDir, 'postgres', 'init-half', 'base'), { recursive: true });
    await start();
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('init-half');
  });

  test('a setting PostgreSQL does not accept is reported with its log, and the folder is free again', async () => {
    await expect(start({ work_mem: 'much' })).rejects.toThrow(
      /ended while starting[^]*invalid value for parameter "work_mem": "much"/,
    );
    await start();
  });

  test('a database of another major version is refused', async () => {
    dataDir = path.join(root, 'old');
    await mkdir(clusterDir(), { recursive: true });
    await writeFile(path.join(clusterDir(), 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17.*npm run restore/);
  });

  test('PostgreSQL inherits no environment variables that it could obey or leak', async () => {
    vi.stubEnv('PGPORT', '1');
    vi.stubEnv('SMTP_URL', 'smtp://user:secret@host');
    onTestFinished(() => void vi.unstubAllEnvs());
    await start();
    const environment = await readFile(`/proc/${await postgresPid()}/environ`, 'latin1');
    expect(environment).toContain('LC_ALL=C');
    expect(environment).not.toMatch(/PGPORT|secret/);
  });

  test('an oversized log starts over, and a symbolic link is not followed', async () => {
    await (await start()).stop();
    const logFile = path.join(dataDir, 'postgres', 'server.log');
    await writeFile(logFile, Buffer.alloc(11 * 1024 * 1024));
    await expect(start({ work_mem: 'much' })).rejects.toThrow('invalid value for parameter "work_mem": "much"');
    const log = await readFile(logFile, 'utf8');
    expect(log.length).toBeLessThan(5000);
    expect(log).toContain('"much"');
    // Even if root started it, the file belongs to the owner of the folder, who can continue it.
    expect((await stat(logFile)).uid).toBe((await stat(path.dirname(logFile))).uid);
    await rm(logFile);
    await symlink(path.join(root, 'elsewhere'), logFile);
    await expect(start()).rejects.toThrow('ELOOP');
    await rm(logFile);
  });

  test('a data folder that cannot be created gets a message', async () => {
    dataDir = path.join(root, 'file');
    await writeFile(dataDir, 'a file');
    await expect(start()).rejects.toThrow(/data folder .* \(EEXIST.*\): correct/);
  });
});

describe('places', () => {
  test('a path too long for a socket', async () => {
    await moveTo(path.join(root, 'x'.repeat(120), 'data'));
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await findRunningPostgres(dataDir)).toBe(connectionString);
    const socketDir = new URL(connectionString).searchParams.get('host') ?? '';
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
    await running[0]?.stop();
    await rm(socketDir, { recursive: true });
  });

  test('a path with spaces, quotes, percent signs and umlauts', async () => {
    await moveTo(path.join(root, `Büro 'Ost' 100%25 & "mehr"`));
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('a folder inside a private one', async () => {
    await moveTo(path.join(root, 'closed', 'data'));
    await chmod(path.dirname(dataDir), 0o700);
    const { connectionString } = await start();
    await query(connectionString, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    expect(await readdir(clusterDir())).toContain('PG_VERSION');
  });
});

describe('faults', () => {
  test('after kill -9 of the server its PostgreSQL is adopted, watched and stopped', async () => {
    const { server, firstLine } = startServer();
    expect(await firstLine).toBe('ready');
    await killServer(server);
    const pid = await postgresPid();

    const { connectionString, stop } = await start();
    expect(logged.join()).toContain(`Adopted the PostgreSQL that was still running (process ${pid})`);
    expect(await postgresPid()).toBe(pid);

    process.kill(pid, 'SIGKILL');
    expect(await pollUntil(() => logged.includes('PostgreSQL is running again.'), { timeoutMs: 25_000 })).toBe(true);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const second = await postgresPid();
    await stop();
    expect(commandOf(second)).toBe('');
  });

  test('Ctrl-C in the terminal reaches the server but not PostgreSQL, which outlives its last requests', async () => {
    const { server, firstLine } = startServer();
    await firstLine;
    const pid = await postgresPid();
    const gone = new Promise((resolve) => server.once('exit', resolve));
    // As in a terminal, the signal goes to the whole process group.
    process.kill(-(server.pid ?? Number.NaN), 'SIGINT');
    await gone;
    expect(commandOf(pid)).toContain('/postgres -D ');
    await start();
    expect(await postgresPid()).toBe(pid);
  });

  test('after kill -9 with other settings PostgreSQL is restarted', async () => {
    const { server, firstLine } = startServer();
    await firstLine;
    await killServer(server);
    const pid = await postgresPid();
    const { connectionString } = await start({ max_connections: '30' });
    expect(await query(connectionString, 'SHOW max_connections')).toEqual([{ max_connections: '30' }]);
    expect(commandOf(pid)).toBe('');
  });

  test('a killed PostgreSQL comes back, even while one of its processes is busy', async () => {
    const { connectionString } = await start();
    const busy = query(connectionString, `SELECT count(*) FROM generate_series(1, 1e11::bigint)`).catch(
      (error: Error) => error,
    );
    const isBusy = async () =>
      (
        await query(
          connectionString,
          `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%1e11%' AND pid <> pg_backend_pid()`,
        )
      ).length > 0;
    expect(await pollUntil(isBusy, { timeoutMs: 15_000 })).toBe(true);

    process.kill(await postgresPid(), 'SIGKILL');
    expect(await busy).toBeInstanceOf(Error);
    expect(await pollUntil(() => logged.includes('PostgreSQL is running again.'), { timeoutMs: 25_000 })).toBe(true);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('stop() during a restart leaves nothing running', async () => {
    const postgres = await start();
    const pid = await postgresPid();
    const mark = /--cluster_name=(\S+)/.exec(commandOf(pid))?.[1] ?? '?';
    process.kill(pid, 'SIGKILL');
    expect(
      await pollUntil(() => logged.some((line) => line.includes('ended unexpectedly')), { timeoutMs: 15_000 }),
    ).toBe(true);
    await postgres.stop();
    expect(findProcesses((command) => command.includes(`--cluster_name=${mark}`))).toEqual([]);
  });

  test('leftover lock files whose process id now belongs to another program are removed', async () => {
    await (await start()).stop();
    const lockFiles = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => path.join(clusterDir(), name));
    for (const file of lockFiles)
      await writeFile(file, [process.pid, clusterDir(), 1, 5432, '.', '', '', 'ready', ''].join('\n'));
    await start();
    for (const file of lockFiles) expect(await readFile(file, 'utf8')).not.toContain(`${process.pid}\n`);
  });

  test('a second server on the same data folder is refused', async () => {
    await start();
    await expect(start()).rejects.toThrow(`already in use by process ${process.pid}:`);
    expect(await startServer().firstLine).toContain(`already in use by process ${process.pid}:`);
  });
});
