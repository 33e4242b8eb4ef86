import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireOwnerLock, findOwner } from './ownerLock';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'regio-lock-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('of many processes that want to replace a dead owner, exactly one succeeds', async () => {
  // The same pid with another start time means that the number was reused.
  await writeFile(path.join(home, 'owner-4'), JSON.stringify({ pid: process.pid, identity: 'of an earlier boot' }));
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => acquireOwnerLock(home)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await findOwner(home)).toBe(process.pid);
  expect(await readdir(home)).toEqual(['owner-5']);
});

test('a released lock can be taken again, never by two at once', async () => {
  let holders = 0;
  let taken = 0;
  const contender = async () => {
    while (taken < 20) {
      const release = await acquireOwnerLock(home).catch(() => undefined);
      if (!release) continue;
      expect(++holders).toBe(1);
      taken += 1;
      await readdir(home);
      holders -= 1;
      await release();
    }
  };
  await Promise.all(Array.from({ length: 8 }, contender));
  expect(await findOwner(home)).toBeUndefined();
});

test('a claim made unreadable by a power failure has no owner', async () => {
  await writeFile(path.join(home, 'owner-1'), '');
  await acquireOwnerLock(home);
});
