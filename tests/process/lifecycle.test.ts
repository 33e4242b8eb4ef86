import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { Project } from '../../domain/types/project';
import { clientWith, signIn } from '../support/client';
import { checkout, isAlive } from '../support/product';
import { command, databaseRuns, Installations, processesOf, refusal } from './installation';

const installations = new Installations();
const first = inject('firstStart');
afterAll(() => installations.end());

/** Starts on a copy of what the first start has made. */
async function restart() {
  const dataDir = await installations.copyOf(first.dataDir);
  const product = await installations.start({ dataDir });
  return { dataDir, product, editor: await signIn(product.address) };
}

const ascending = (one: number, other: number) => one - other;

const gone = async (...pids: number[]) => {
  await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([]);
};

describe('npm start', () => {
  it('from any folder fills in the demo, serves pages and API, says where it is, and stops on SIGTERM', async () => {
    expect(first.output).toContain('Filling in demo data');
    expect(first.output).toMatch(/is running at http:\/\/127\.0\.0\.1:\d+\n/);
    expect(first.output).toMatch(/Demo accounts, .*regio-demo-2026: super@example\.org, admin@example\.org, editor@example\.org, user@example\.org/);
    expect(first).toMatchObject({ page: expect.stringContaining('<div id="root">'), ready: 200, projects: 400 });
    await gone(...first.pids);
    expect(databaseRuns(first.dataDir)).toBe(false);
  });

  it('keeps everything for the next start, sessions too, and stops on Ctrl-C', async () => {
    const { dataDir, product, editor } = await restart();
    expect(product.output()).not.toContain('Filling in demo data');
    const { data: project, headers } = await editor.call<Project>('POST', '/projects', { title: 'Bleibt über Nacht' });
    const { server, postgres } = processesOf(product, dataDir);
    await product.stop('SIGINT');
    await gone(server, postgres);
    expect(databaseRuns(dataDir)).toBe(false);

    const again = await installations.start({ dataDir });
    const found = await clientWith(again.address, editor.cookie).call<Project>('GET', `/projects/${project.id}`);
    expect(found).toMatchObject({ status: 200, data: project });
    expect(found.headers.get('etag')).toBe(headers.get('etag'));
    await again.stop();
  });

  it('stops where only npm is told to', async () => {
    const { dataDir, product } = await restart();
    const { server, postgres } = processesOf(product, dataDir);
    product.child.kill('SIGTERM');
    await gone(server, postgres);
    expect(databaseRuns(dataDir)).toBe(false);
  });

  it('is not alone in that: neither does the mock stay behind', async () => {
    const child = spawn('npm', ['--prefix', checkout, 'run', 'mock'], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Sign in as');
    const members = () => spawnSync('ps', ['-o', 'pid=', '-g', String(child.pid)], { encoding: 'utf8' }).stdout.trim();
    expect(members()).toContain('\n');
    child.kill('SIGTERM');
    await expect.poll(members, { timeout: 20_000 }).toBe('');
  });

  it('goes on when nobody reads what it says any more, and stops when it is told to', async () => {
    const { dataDir, product, editor } = await restart();
    const { server, postgres } = processesOf(product, dataDir);
    product.child.stdout?.destroy();
    product.child.stderr?.destroy();
    for (const path of ['/projects?limit=1', '/nothing', '/projects?limit=1']) await editor.call('GET', path);
    expect((await editor.call('GET', '/projects?limit=1')).status).toBe(200);
    process.kill(server, 'SIGTERM');
    await gone(server, postgres);
    expect(databaseRuns(dataDir)).toBe(false);
  });

  it('refuses a data folder that is in use, and leaves its user alone', async () => {
    const { dataDir, product, editor } = await restart();
    const { code, output } = await refusal({ dataDir });
    expect(code).not.toBe(0);
    expect(output).toMatch(/is already in use by process \d+: stop that one first or choose another DATA_DIR\./);
    expect((await editor.call('GET', '/projects?limit=1')).status).toBe(200);
    await product.stop();
  });

  it('names every variable that is wrong in a sentence each', async () => {
    const { code, output } = await refusal({ dataDir: await installations.folder(), env: { PORT: 'abc', SEED: 'some', THEME_COLOR_2: 'red', PLUGIN_ENABLE_PROJECT: 'true' } });
    expect(code).not.toBe(0);
    for (const sentence of [/PORT must be .*, not "abc"\./, /SEED must be one of demo, none, not "some"\./, /THEME_COLOR_2 must be .*, not "red"\./, /PLUGIN_ENABLE_PROJECT is not a switch that exists\./]) {
      expect(output).toMatch(sentence);
    }
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('is not for others to reach while everybody knows a password', async () => {
    const dataDir = await installations.copyOf(first.dataDir);
    const { code, output } = await refusal({ dataDir, env: { HOST: '0.0.0.0' } });
    expect(code).not.toBe(0);
    expect(output).toMatch(/The server does not listen on 0\.0\.0\.0, because the password of .*super@example\.org.* is known to everybody: .*user:create/);
    expect(databaseRuns(dataDir)).toBe(false);
  });
});

describe('a kill -9', () => {
  it.each([
    ['of the server', (server: number, _postgres: number) => [server]],
    ['of server and database', (server: number, postgres: number) => [postgres, server]],
  ])('%s loses nothing that was acknowledged, and the next start just works', async (_what, victims) => {
    const { dataDir, product, editor } = await restart();
    const acknowledged: number[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const answer = await editor.call<Project>('POST', '/projects', { title: `Nummer ${acknowledged.length}` }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(answer.data.id);
      }
    };
    const writers = Array.from({ length: 4 }, write);
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(60);
    const { server, postgres } = processesOf(product, dataDir);
    for (const victim of victims(server, postgres)) process.kill(victim, 'SIGKILL');
    isOver = true;
    await Promise.all(writers);
    await product.ended;

    const again = await installations.start({ dataDir });
    const later = await signIn(again.address);
    const query = acknowledged.map((id) => `ids[]=${id}`).join('&');
    const { data } = await later.call<Project[]>('GET', `/projects?${query}&limit=500&shape=summary`);
    expect(data.map(({ id }) => id).sort(ascending)).toEqual(acknowledged.sort(ascending));
    expect((await later.call('POST', '/projects', { title: 'Geht weiter' })).status).toBe(201);
    const now = processesOf(again, dataDir);
    await again.stop();
    await gone(now.postgres, now.server, postgres);
  });

  it('of the database in the middle of requests is a 503, and over by itself', async () => {
    const { dataDir, product, editor } = await restart();
    const { postgres } = processesOf(product, dataDir);
    const statuses = new Set<number>();
    let isOver = false;
    const use = async (method: 'GET' | 'POST', address: string, body?: unknown) => {
      while (!isOver) statuses.add((await editor.call(method, address, body)).status);
    };
    const search = ['GET', '/projects?term=tourismus&limit=500'] as const;
    const users = Promise.all([use(...search), use(...search), use('POST', '/projects', { title: 'Mitten drin' })]);
    try {
      const waiting = { timeout: 60_000 };
      await expect.poll(() => [...statuses].sort(ascending), waiting).toEqual([200, 201]);
      process.kill(postgres, 'SIGKILL');
      await expect.poll(() => statuses.has(503), waiting).toBe(true);
      await expect.poll(async () => (await editor.call('POST', '/projects', { title: 'Wieder da' })).status, waiting).toBe(201);
    } finally {
      isOver = true;
    }
    await users;
    expect([...statuses].sort(ascending)).toEqual([200, 201, 503]);
    expect(processesOf(product, dataDir).postgres).not.toBe(postgres);
    expect((await fetch(`${product.address}/api/v1/ready`)).status).toBe(200);
    await product.stop();
  });
});

describe('beside the running server', () => {
  it('user:create makes an account that signs in at once', async () => {
    const { dataDir, product } = await restart();
    const { code, output } = await command(dataDir, 'user:create', '--email', 'neu@example.org', '--role', 'ROLE_EDITOR', '--password', 'ein gutes Passwort');
    expect([code, output]).toEqual([0, expect.stringContaining('neu@example.org')]);
    const { data } = await (await signIn(product.address, 'neu@example.org', 'ein gutes Passwort')).call<{ roles: string[] }>('GET', '/users/me');
    expect(data.roles).toContain('ROLE_EDITOR');
    await product.stop();
  });

  it('a backup is made, and a restore of it into a new folder is the same installation', async () => {
    const { dataDir, product, editor } = await restart();
    const { data: file } = await editor.call<{ id: number }>('POST', '/files', { name: 'a.pdf', data: Buffer.from('%PDF-1.4\nkurz').toString('base64'), mimeType: 'application/pdf', extension: 'pdf' });
    await editor.call('POST', '/projects', { title: 'Mit Dokument', files: [{ id: file.id, name: 'a.pdf', extension: 'pdf' }] });
    const archive = path.join(path.dirname(dataDir), 'backup.zip');
    expect(await command(dataDir, 'backup', archive)).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ rows and \d+ files/) });
    const paths = ['/projects?limit=500', '/users', '/topics', `/files/${file.id}`, `/files/view/${file.id}.pdf`, '/projects/400/history'];
    const before = await Promise.all(paths.map((address) => editor.call('GET', address)));
    await product.stop();

    const fresh = await installations.folder();
    expect(await command(fresh, 'restore', archive)).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ rows and \d+ files restored/) });
    expect(databaseRuns(fresh)).toBe(false);
    const restored = await installations.start({ dataDir: fresh });
    const there = await signIn(restored.address);
    for (const [index, address] of paths.entries()) {
      const { status, data } = await there.call('GET', address);
      expect({ address, status, data }).toEqual({ address, status: 200, data: before[index]?.data });
    }
    // Ids go on where they were.
    const { data: next } = await there.call<Project>('POST', '/projects', { title: 'Das nächste' });
    expect(next.id).toBe(402);
    // And never over something that is there.
    expect(await command(fresh, 'restore', archive)).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
    await restored.stop();
  });
});
