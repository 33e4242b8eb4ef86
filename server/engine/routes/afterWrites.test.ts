import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterWrites, debounce } from './afterWrites';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('runs once for many requests, and long work at most a twentieth of the time', async () => {
  let done = 0;
  const ask = debounce(200, async () => {
    done += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
  });
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(199);
  expect(done).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(1);
  // Ten saves per second for half a minute.
  for (let tenth = 0; tenth < 300; tenth += 1) {
    ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(done).toBe(1 + Math.floor(30_000 / 6_300));
});

/** Calls the hooks that `afterWrites` registers. */
function hooksOf(work: Parameters<typeof afterWrites>[2]) {
  const hooks = new Map<string, (request: { method: string }) => Promise<void>>();
  const api = {
    database: { db: 'db' },
    addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook),
  } as unknown as FastifyInstance;
  afterWrites(api, [], work);
  return hooks;
}

it('sums up versions every few seconds, also while the search index is being sorted', async () => {
  const sumUpResourceVersions = vi.fn(async () => undefined);
  const sortSearchIndex = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, 20_000);
    });
  const hooks = hooksOf({ sortSearchIndex, sumUpResourceVersions });
  for (let second = 0; second < 60; second += 1) {
    await hooks.get('onResponse')?.({ method: 'PUT' });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(sumUpResourceVersions.mock.calls.length).toBeGreaterThan(15);
  expect(sumUpResourceVersions).toHaveBeenCalledWith('db');
});

it('sorts saved records into the index once a minute, sooner if many wait; at the start those left over', async () => {
  const sortSearchIndex = vi.fn(async () => undefined);
  const hooks = hooksOf({ sortSearchIndex, sumUpResourceVersions: async () => undefined });
  const sorted = sortSearchIndex.mock.calls as unknown[];
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
  await hooks.get('onListen')?.({ method: '' });
  await pass(59);
  expect(sorted).toEqual([]);
  await pass(1);
  expect(sorted).toEqual([['db']]);
  for (const method of ['GET', 'PUT', 'POST']) await hooks.get('onResponse')?.({ method });
  await pass(3);
  expect(sorted.slice(1)).toEqual([['db', 500]]);
  await pass(57);
  expect(sorted.slice(2)).toEqual([['db']]);
  await hooks.get('onResponse')?.({ method: 'GET' });
  await pass(60);
  expect(sorted).toHaveLength(3);
});
