import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findProcesses, pidExists } from '../../server/postgres/processes';

/** The PostgreSQL of a run of tests from this folder. */
const databases = () =>
  findProcesses((command) => command.startsWith(process.cwd()) && / -D .* --cluster_name=/.test(command));

it.each(['SIGINT', 'SIGTERM'] as const)('a run of tests that %s ends leaves no PostgreSQL', async (signal) => {
  const others = databases();
  const started = () => databases().filter((pid) => !others.includes(pid));
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', 'nested'], {
    stdio: 'ignore',
  });
  try {
    await expect.poll(started, { timeout: 60_000 }).not.toEqual([]);
    const [ours] = started();
    run.kill(signal);
    await once(run, 'exit');
    await expect.poll(() => pidExists(ours as number), { timeout: 30_000 }).toBe(false);
  } finally {
    run.kill('SIGKILL');
  }
});
