import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../demo/users';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';
import { projectRoot } from './config';

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

/** Runs a file of the server as a process of its own, on the test's database. */
function run(file: string, { env = {}, args = [], input }: { env?: NodeJS.ProcessEnv; args?: string[]; input?: string } = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(projectRoot, file), ...args], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATABASE_URL: test.connectionString, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', SEED: 'none', ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stdin.end(input ?? '');
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const says = async (words: RegExp) => {
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(words);
  };
  return { child, ended, says, output: () => output };
}

const create = (args: string[], input?: string) => run('server/commands/createUser.ts', { args, input }).ended;

describe('the server', () => {
  it('without accounts says how to make one, and ends in order on a signal, even one that comes twice', async () => {
    const server = run('server/main.ts');
    await server.says(/is running at http:\/\/127\.0\.0\.1:\d+\n.*no account yet: npm run user:create/s);
    const address = /http:\S+/.exec(server.output())?.[0] as string;
    expect((await fetch(`${address}/api/v1/ready`)).status).toBe(200);
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  it('says what is wrong with its configuration', async () => {
    const { code, output } = await run('server/main.ts', { env: { PORT: 'x', SEED: 'maybe' } }).ended;
    expect([code, output]).toEqual([1, 'PORT must be a number from 0 to 65535, not "x".\nSEED must be one of demo, none, not "maybe".\n']);
  });

  it('says that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await run('server/main.ts', { env: { PORT: String(port) } }).ended;
    expect([code, output.trim()]).toEqual([1, `Port ${port} is already in use: stop what listens there, or set PORT to another one.`]);
    other.close();
  });

  it('says that there is no database', async () => {
    const { code, output } = await run('server/main.ts', { env: { DATABASE_URL: 'postgres://me:geheim@127.0.0.1:1/none' } }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/);
    expect(output).not.toContain('geheim');
  });

  it('does not make demo accounts where others could use them', async () => {
    const { code, output } = await run('server/main.ts', { env: { SEED: 'demo', HOST: '0.0.0.0' } }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/does not listen on 0\.0\.0\.0.*npm run user:create/);
    expect(await test.database.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });
});

describe('npm run user:create', () => {
  it('makes accounts, with a password that is given, or read', async () => {
    expect(await create(['--email', 'demo@example.org', '--role', 'ROLE_ADMIN', '--password', DEMO_PASSWORD])).toMatchObject({ code: 0, output: expect.stringContaining('demo@example.org') });
    expect(await create(['--email', 'read@example.org', '--role', 'ROLE_EDITOR'], 'gelesenes Passwort\n')).toMatchObject({ code: 0 });
    const rows = await test.database.db.selectFrom('users').select(['email', 'roles']).orderBy('id').execute();
    expect(rows).toEqual([{ email: 'demo@example.org', roles: ['ROLE_ADMIN'] }, { email: 'read@example.org', roles: ['ROLE_EDITOR'] }]);
  });

  it('says what is wrong', async () => {
    expect(await create(['--email', 'x@example.org'])).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
    expect(await create(['--nonsense'])).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
    expect(await create(['--email', 'x@example.org', '--role', 'KING'])).toMatchObject({ code: 1, output: expect.stringContaining('ROLE_EDITOR, ROLE_ADMIN') });
    expect(await create(['--email', 'x@example.org', '--role', 'ROLE_ADMIN'], 'kurz\n')).toMatchObject({ code: 1, output: expect.stringMatching(/^password: /) });
    expect(await create(['--email', 'DEMO@example.org', '--role', 'ROLE_ADMIN'], 'lang genug\n')).toMatchObject({ code: 1, output: expect.stringMatching(/^email: /) });
  });

  it('clears the way for a server that others reach', async () => {
    const env = { HOST: '0.0.0.0' };
    const refused = await run('server/main.ts', { env }).ended;
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/the password of demo@example\.org is known to everybody.*--remove-demo-accounts/)]);
    const cleared = await create(['--email', 'me@example.org', '--role', 'ROLE_SUPER_ADMIN', '--password', 'mein eigenes', '--remove-demo-accounts']);
    expect(cleared.output).toMatch(/me@example\.org, ROLE_SUPER_ADMIN\) created\.\n.*demo@example\.org\) removed/);
    const server = run('server/main.ts', { env });
    await server.says(/is running at http:\/\/localhost:\d+/);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
