import { spawnSync } from 'node:child_process';
import { afterAll, expect, inject, it } from 'vitest';
import type { Project } from '../../domain/types/project';
import { clientWith } from '../support/client';
import { databaseRuns, haveEnded, Installations, processesOf } from './installation';

const installations = new Installations();
afterAll(() => installations.end());

const parentOf = (pid: number) =>
  Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

it('a stalled server is killed and restarted, with everything that was saved', async () => {
  const { dataDir, product, editor } = await installations.restart(inject('firstStart').dataDir);
  const { data: project } = await editor.call<Project>('POST', '/projects', { title: 'Vor dem Stillstand' });
  const { server } = processesOf(product, dataDir);
  // Behaves like an endless loop: no heartbeat, and no reaction to other signals.
  process.kill(server, 'SIGSTOP');
  const addresses = () => [...product.output().matchAll(/is running at (http:\S+)\n/g)].map(([, address]) => address);
  await expect.poll(addresses, { timeout: 120_000 }).toHaveLength(2);
  await haveEnded(server);

  const again = clientWith(addresses()[1] ?? '', editor.cookie);
  expect(await again.call('GET', `/projects/${project.id}`)).toMatchObject({ status: 200, data: project });
  await product.stop();
  expect(databaseRuns(dataDir)).toBe(false);
});

it('a server whose watcher is killed shuts down cleanly', async () => {
  const { dataDir, product } = await installations.restart(inject('firstStart').dataDir);
  const { server, postgres } = processesOf(product, dataDir);
  process.kill(parentOf(server), 'SIGKILL');
  await haveEnded(server, postgres);
  expect(databaseRuns(dataDir)).toBe(false);
});
