import { mkdir, readdir, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scratchFolder } from '../tests/support/scratchFolder.mjs';
import { keepUsed, markUsed, removeUnused } from './keptBuilds.mjs';

const day = 24 * 3_600_000;
let place: string;
beforeEach(async () => {
  place = await scratchFolder('regio-builds-');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(place, { recursive: true, force: true });
});

it('the build of a server that has run for weeks stays, and so does one that was started again; what nobody uses goes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [running, restarted, unused] = ['running', 'restarted', 'unused'].map((name) => path.join(place, name)) as [
    string,
    string,
    string,
  ];
  const weeksAgo = new Date(Date.now() - 20 * day);
  for (const build of [running, restarted, unused]) {
    await mkdir(build);
    await utimes(build, weeksAgo, weeksAgo);
  }
  keepUsed(running);
  vi.advanceTimersByTime(day);
  vi.useRealTimers();
  await markUsed(restarted);
  await expect.poll(async () => (await stat(running)).mtimeMs).toBeGreaterThan(weeksAgo.getTime());
  await removeUnused(place);
  expect(await readdir(place)).toEqual(['restarted', 'running']);
});

it('a build that another start has removed meanwhile keeps nobody from removing the rest', async () => {
  const unused = path.join(place, 'unused');
  await mkdir(unused);
  await utimes(unused, new Date(0), new Date(0));
  // Named, but not there.
  await symlink(path.join(place, 'nowhere'), path.join(place, 'gone'));
  await removeUnused(place);
  expect(await readdir(place)).toEqual(['gone']);
});
