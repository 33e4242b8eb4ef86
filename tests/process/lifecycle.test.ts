import { spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Project } from '../../domain/types/project';
import { clientWith } from '../support/client';
import { checkout } from '../support/product';
import { haveEnded, databaseRuns, Installations, processesOf, refusal } from './installation';

const installations = new Installations();
const first = inject('firstStart');
afterAll(() => installations.end());

describe('npm start', () => {
  it('starts from any folder, fills in the demo, prints its URL, serves, and stops on SIGTERM', async () => {
    expect(first.output).toContain('Filling in demo data');
    expect(first.output).toMatch(/is running at http:\/\/127\.0\.0\.1:\d+\n/);
    expect(first.output).toMatch(
      new RegExp(
        /Demo accounts, .*regio-demo-2026: super@example\.org, admin@example\.org, /.source +
          /editor@example\.org, user@example\.org/.source,
      ),
    );
    expect(first).toMatchObject({ page: expect.stringContaining('<div id="root">'), ready: 200, projects: 400 });
    await haveEnded(...first.pids);
    expect(databaseRuns(first.dataDir)).toBe(false);
  });

  describe('day after day', () => {
    let running: Awaited<ReturnType<Installations['restart']>>;
    beforeAll(async () => {
      running = await installations.restart(first.dataDir);
    });

    it('refuses a data folder in use, and leaves the running server alone', async () => {
      const { dataDir, editor } = running;
      const { code, output } = await refusal({ dataDir });
      expect(code).not.toBe(0);
      expect(output).toMatch(/is already in use by process \d+: stop that one first or choose another DATA_DIR\./);
      expect((await editor.call('GET', '/projects?limit=1')).status).toBe(200);
    });

    it('keeps everything for the next start, even sessions, and stops on Ctrl-C', async () => {
      const { dataDir, product, editor } = running;
      expect(product.output()).not.toContain('Filling in demo data');
      const { data: project, headers } = await editor.call<Project>('POST', '/projects', {
        title: 'Bleibt über Nacht',
      });
      const { server, postgres } = processesOf(product, dataDir);
      await product.stop('SIGINT');
      await haveEnded(server, postgres);
      expect(databaseRuns(dataDir)).toBe(false);

      const again = await installations.start({ dataDir });
      running = { dataDir, product: again, editor: clientWith(again.address, editor.cookie) };
      const found = await running.editor.call<Project>('GET', `/projects/${project.id}`);
      expect(found).toMatchObject({ status: 200, data: project });
      expect(found.headers.get('etag')).toBe(headers.get('etag'));
    });

    it('keeps running when its output is closed, and can still be stopped', async () => {
      const { dataDir, product, editor } = running;
      const { server, postgres } = processesOf(product, dataDir);
      product.child.stdout?.destroy();
      product.child.stderr?.destroy();
      for (const path of ['/projects?limit=1', '/nothing', '/projects?limit=1']) await editor.call('GET', path);
      expect((await editor.call('GET', '/projects?limit=1')).status).toBe(200);
      process.kill(server, 'SIGTERM');
      await haveEnded(server, postgres);
      expect(databaseRuns(dataDir)).toBe(false);
    });

    it('stops if only npm gets the signal', async () => {
      const { dataDir } = running;
      const product = await installations.start({ dataDir });
      const { server, postgres } = processesOf(product, dataDir);
      product.child.kill('SIGTERM');
      await haveEnded(server, postgres);
      expect(databaseRuns(dataDir)).toBe(false);
    });

    it('is not open to the network while an account has a well-known password', async () => {
      const { dataDir } = running;
      const { code, output } = await refusal({ dataDir, env: { HOST: '0.0.0.0' } });
      expect(code).not.toBe(0);
      expect(output).toMatch(
        new RegExp(
          /The server does not listen on 0\.0\.0\.0, because the password of .*super@example\.org.* /.source +
            /is publicly known: .*user:create/.source,
        ),
      );
      expect(databaseRuns(dataDir)).toBe(false);
    });
  });

  it('has a mock that also stops if only npm gets the signal', async () => {
    const child = spawn('npm', ['--prefix', checkout, 'run', 'mock'], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Sign in as');
    const members = () => spawnSync('ps', ['-o', 'pid=', '-g', String(child.pid)], { encoding: 'utf8' }).stdout.trim();
    expect(members()).toContain('\n');
    child.kill('SIGTERM');
    await expect.poll(members, { timeout: 20_000 }).toBe('');
  });

  it('reports each invalid variable in a message', async () => {
    const { code, output } = await refusal({
      dataDir: await installations.folder(),
      env: { PORT: 'abc', SEED: 'some', THEME_COLOR_2: 'red', PLUGIN_ENABLE_PROJECT: 'true' },
    });
    expect(code).not.toBe(0);
    for (const sentence of [
      /PORT must be .*, not "abc"\./,
      /SEED must be one of demo, none, not "some"\./,
      /THEME_COLOR_2 must be .*, not "red"\./,
      /PLUGIN_ENABLE_PROJECT is not a switch that exists\./,
    ]) {
      expect(output).toMatch(sentence);
    }
    expect(output).not.toMatch(/^\s+at /m);
  });
});
