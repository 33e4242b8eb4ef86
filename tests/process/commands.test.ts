import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, inject, it } from 'vitest';
import { checkout } from '../support/product';
import { databaseRuns, Installations } from './installation';

const installations = new Installations();
afterAll(() => installations.end());

it.each([
  ['SIGTERM', 'npm', (pid: number) => pid],
  ['SIGINT', 'all, as by Ctrl-C,', (pid: number) => -pid],
] as const)('a command that is ended by %s to %s stops its PostgreSQL', async (signal, _whom, whom) => {
  const dataDir = await installations.copyOf(inject('firstStart').dataDir);
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn('npm', ['run', '--silent', 'seed', '--', '--projects', '1000000'], {
    cwd: checkout,
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const closed = once(child, 'close');
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Filling in demo data');
  expect(databaseRuns(dataDir)).toBe(true);
  process.kill(whom(child.pid as number), signal);
  const [code] = await closed;
  expect(code).not.toBe(0);
  expect(output).toMatch(/Stopping \(SIG(TERM|INT)\)\.\n/);
  expect(output).not.toMatch(/^\s+at /m);
  expect(databaseRuns(dataDir)).toBe(false);
});
