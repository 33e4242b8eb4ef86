import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { later } from './afterWrites';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('does work once for many who ask, and long work no more often than a twentieth of the time', async () => {
  let done = 0;
  const ask = later(200, async () => {
    done += 1;
    await new Promise((resolve) => { setTimeout(resolve, 300); });
  });
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(199);
  expect(done).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(1);
  // Somebody saves ten times a second for half a minute.
  for (let tenth = 0; tenth < 300; tenth += 1) {
    ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(done).toBe(1 + Math.floor(30_000 / 6_300));
});
