import { expect, it, vi } from 'vitest';
import { CrowdReader } from './crowdReader';

it('reads at once for who comes first, and together for all who come meanwhile', async () => {
  const readings: number[][] = [];
  let value = 'before';
  const reader = new CrowdReader<number, string>(async (keys) => {
    readings.push(keys);
    const said = value;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Map(keys.filter((key) => key < 100).map((key) => [key, `${key} ${said}`]));
  });
  const first = reader.of(1);
  value = 'after';
  const later = [1, 2, 2, 100].map((key) => reader.of(key));
  expect(await first).toBe('1 before');
  // Who asked after the change reads what it left, also of what was being read.
  expect(await Promise.all(later)).toEqual(['1 after', '2 after', '2 after', undefined]);
  expect(readings).toEqual([[1], [1, 2, 100]]);
});

it('a failure is told to all who waited for it, and to nobody after them', async () => {
  let fails = true;
  const reader = new CrowdReader<number, string>(async (keys) => {
    await Promise.resolve();
    if (fails) throw new Error('away');
    return new Map(keys.map((key) => [key, 'there']));
  });
  const both = await Promise.allSettled([reader.of(1), reader.of(2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await reader.of(1)).toBe('there');
});

it('reads very many in several goes', async () => {
  const sizes: number[] = [];
  const reader = new CrowdReader<number, number>(async (keys) => {
    sizes.push(keys.length);
    return new Map(keys.map((key) => [key, key]));
  });
  const found = await Promise.all(Array.from({ length: 450 }, (_, key) => reader.of(key)));
  expect(found.every((value, key) => value === key)).toBe(true);
  expect(sizes).toEqual([1, 200, 200, 49]);
});

it('a reading that hangs holds up nobody who comes later, nor whoever waited for its end', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const reader = new CrowdReader<number, string>((keys) =>
    keys.includes(1) ? new Promise(() => undefined) : Promise.resolve(new Map(keys.map((key) => [key, 'there']))),
  );
  void reader.of(1);
  const waiting = reader.of(2);
  vi.advanceTimersByTime(200);
  expect(await Promise.all([waiting, reader.of(3)])).toEqual(['there', 'there']);
  expect(await reader.of(4)).toBe('there');
  vi.useRealTimers();
});
