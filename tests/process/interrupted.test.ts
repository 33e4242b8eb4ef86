import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findProcesses, pidExists } from '../../server/postgres/processes';

const parentOf = (pid: number) =>
  Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
/** The PostgreSQL processes that a process has started; others may be running. */
const databasesOf = (parent: number) =>
  findProcesses((command) => / -D .* --cluster_name=/.test(command)).filter((pid) => parentOf(pid) === parent);

it.each(['SIGINT', 'SIGTERM'] as const)('a run of tests that %s ends leaves no PostgreSQL', async (signal) => {
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', 'nested'], {
    stdio: 'ignore',
  });
  try {
    const started = () => databasesOf(run.pid as number);
    await expect.poll(started, { timeout: 60_000 }).toHaveLength(1);
    const [ours] = started();
    run.kill(signal);
    await once(run, 'exit');
    await expect.poll(() => pidExists(ours as number), { timeout: 30_000 }).toBe(false);
  } finally {
    run.kill('SIGKILL');
  }
});
