import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { compressed, ListCache, type CachedList } from './listCache';

const list = (version: number, text: string): CachedList => ({ version, isCut: false, identity: Buffer.from(text) });

it('loads a list once per version, also for concurrent requests', async () => {
  const cache = new ListCache();
  const load = vi.fn(async (version: number) => list(version, `v${version}`));
  const ask = async (version: number) =>
    (await cache.getCached('key', version, () => load(version))).identity.toString();
  expect(await Promise.all([ask(1), ask(1), ask(2)])).toEqual(['v1', 'v1', 'v2']);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await ask(2)).toBe('v2');
  expect(load).toHaveBeenCalledTimes(2);
  expect(await ask(3)).toBe('v3');
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads again after a failure', async () => {
  const cache = new ListCache();
  await expect(cache.getCached('key', 1, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.getCached('key', 1, async () => list(1, 'there'))).toMatchObject({ version: 1 });
});

it('evicts the least recently used list', async () => {
  const cache = new ListCache(1_000);
  const load = vi.fn(async () => list(1, 'x'.repeat(100)));
  for (const key of 'abcdefghij') await cache.getCached(key, 1, load);
  await cache.getCached('a', 1, load);
  expect(load).toHaveBeenCalledTimes(10);
  await cache.getCached('k', 1, load);
  await cache.getCached('a', 1, load);
  expect(load).toHaveBeenCalledTimes(11);
  await cache.getCached('b', 1, load);
  expect(load).toHaveBeenCalledTimes(12);
});

it('keeps an empty response', async () => {
  const cache = new ListCache();
  const load = vi.fn(async () => list(1, ''));
  for (let time = 0; time < 2; time += 1) expect((await cache.getCached('key', 1, load)).identity).toHaveLength(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('compresses a list once', async () => {
  const answered = list(1, 'text '.repeat(1_000));
  const [first, second] = await Promise.all([compressed(answered), compressed(answered)]);
  expect(first).toBe(second);
  expect(gunzipSync(first).equals(answered.identity)).toBe(true);
});
