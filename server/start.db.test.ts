import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../demo/users';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';
import { companies } from '../domain/types/company';
import { createRecord } from './engine/write/repository';
import { createAccount } from './commands/createAccount';
import { projectRoot, readConfig } from './config';
import { greeting, startServer } from './start';

let test: TestDatabase;
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'regio-start-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The configuration of a server on the test database. */
const environment = (env: NodeJS.ProcessEnv = {}) => ({
  DATABASE_URL: test.connectionString,
  DATA_DIR: folder,
  PORT: '0',
  LOG_LEVEL: 'silent',
  SEED: 'none',
  ...env,
});

/** Starts and stops the server in this process and returns its output. */
async function start(env?: NodeJS.ProcessEnv): Promise<string> {
  const lines: string[] = [];
  const undos: (() => Promise<unknown> | void)[] = [];
  try {
    const app = await startServer(
      readConfig(environment(env)),
      { defer: (undo) => undos.push(undo), end: async () => {}, isEnding: false },
      (line) => lines.push(line),
    );
    return [...lines, ...(await greeting(app))].join('\n');
  } finally {
    for (const undo of undos.reverse()) await undo();
  }
}

/**
 * Runs `npm run user:create` in this process and returns its output.
 * @param input what the user types
 */
async function create(args: string[], input = ''): Promise<string> {
  const lines: string[] = [];
  await createAccount(
    readConfig(environment()),
    args,
    async () => input,
    (line) => lines.push(line),
  );
  return lines.join('\n');
}

describe('the server', () => {
  it('without accounts explains how to create one, and stops cleanly on a signal, even a repeated one', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', path.join(projectRoot, 'server/main.ts')], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, ...environment() },
    });
    children.push(server);
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await expect
      .poll(() => output, { timeout: 30_000 })
      .toMatch(/is running at http:\/\/127\.0\.0\.1:\d+\n.*no account yet: npm run user:create/s);
    expect((await fetch(`${/http:\S+/.exec(output)?.[0]}/api/v1/ready`)).status).toBe(200);
    server.kill('SIGINT');
    server.kill('SIGINT');
    expect(await once(server, 'close')).toEqual([0, null]);
  });

  it('serves while records of an older version are re-rendered', async () => {
    const { db } = test.database;
    await sql`update resource_state set rendered_as = 1`.execute(db);
    await createRecord(db, companies, { companyName: 'Firma' }, null);
    await db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(hashtext('regio rendering'))`.execute(other);
      expect(await start()).toMatch(/is running at/);
      await sql`select pg_advisory_unlock(hashtext('regio rendering'))`.execute(other);
    });
    await sql`delete from jobs`.execute(db);
  });

  it('reports that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(start({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is already in use: stop the program that uses it, or set PORT to another one.`,
    );
    other.close();
  });

  it('reports that there is no database', async () => {
    const refused = await start({ DATABASE_URL: 'postgres://me:geheim@127.0.0.1:1/none' }).catch(String);
    expect(refused).toMatch(/^Error: The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.$/);
    expect(refused).not.toContain('geheim');
  });

  it('creates no demo accounts where outsiders could use them', async () => {
    await expect(start({ SEED: 'demo', HOST: '0.0.0.0' })).rejects.toThrow(
      /does not listen on 0\.0\.0\.0.*npm run user:create/,
    );
    expect(await test.database.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });
});

describe('npm run user:create', () => {
  it('creates accounts, with a password from an argument or the input', async () => {
    expect(
      await create(['--email', 'demo@example.org', '--role', 'ROLE_ADMIN', '--password', DEMO_PASSWORD]),
    ).toContain('demo@example.org');
    await create(['--email', 'read@example.org', '--role', 'ROLE_EDITOR'], 'gelesenes Passwort');
    const rows = await test.database.db.selectFrom('users').select(['email', 'roles']).orderBy('id').execute();
    expect(rows).toEqual([
      { email: 'demo@example.org', roles: ['ROLE_ADMIN'] },
      { email: 'read@example.org', roles: ['ROLE_EDITOR'] },
    ]);
  });

  it('reports errors as a command does: a message and an exit status', async () => {
    const command = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        path.join(projectRoot, 'server/commands/createUser.ts'),
        '--email',
        'x@example.org',
        '--role',
        'ROLE_ADMIN',
      ],
      {
        cwd: projectRoot,
        env: { PATH: process.env.PATH, ...environment() },
      },
    );
    children.push(command);
    let output = '';
    command.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    command.stdin.end('kurz\n');
    expect([...(await once(command, 'close')), output]).toEqual([1, null, expect.stringMatching(/^password: /)]);
  });

  it.each([
    [['--email', 'x@example.org'], /^Usage:/],
    [['--nonsense'], /Usage:/],
    [['--email', 'x@example.org', '--role', 'KING'], /ROLE_EDITOR, ROLE_ADMIN/],
    [['--email', 'DEMO@example.org', '--role', 'ROLE_ADMIN'], /^email: /],
  ])('%j is reported as wrong', async (args, words) => {
    await expect(create(args, 'lang genug')).rejects.toThrow(words);
  });

  it('prepares a server that is open to the network', async () => {
    const env = { HOST: '0.0.0.0' };
    await expect(start(env)).rejects.toThrow(
      /the password of demo@example\.org is publicly known.*--remove-demo-accounts/,
    );
    const cleared = await create([
      '--email',
      'me@example.org',
      '--role',
      'ROLE_SUPER_ADMIN',
      '--password',
      'mein eigenes',
      '--remove-demo-accounts',
    ]);
    expect(cleared).toMatch(/me@example\.org, ROLE_SUPER_ADMIN\) created\.\n.*demo@example\.org\) removed/);
    expect(await start(env)).toMatch(/is running at http:\/\/localhost:\d+/);
  });
});
