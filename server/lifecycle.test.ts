import { afterEach, expect, it, vi } from 'vitest';
import { lifecycle } from './lifecycle';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'unhandledRejection', 'uncaughtException'] as const;
const listeners = signals.map((signal) => process.listeners(signal as 'SIGINT'));
const exitCode = process.exitCode;

afterEach(() => {
  vi.useRealTimers();
  // Removes the listeners of a lifecycle, which would outlive the test.
  signals.forEach((signal, i) => {
    for (const listener of process.listeners(signal as 'SIGINT'))
      if (!listeners[i]?.includes(listener)) process.off(signal, listener);
  });
  process.exitCode = exitCode;
});

it('stops in reverse order of starting, and continues after a failure', async () => {
  const [reported, stopped]: [string[], string[]] = [[], []];
  const life = lifecycle((message) => reported.push(message));
  life.defer(() => void stopped.push('database'));
  life.defer(() => Promise.reject(new Error('no')));
  life.defer(async () => void stopped.push('server'));
  await life.end();
  expect(stopped).toEqual(['server', 'database']);
  expect(reported).toEqual(['Something did not stop as it should.']);
  expect(process.exitCode).toBe(1);
});

it('a part that never stops does not hold up the rest', async () => {
  vi.useFakeTimers();
  const stopped: string[] = [];
  const reported: unknown[] = [];
  const life = lifecycle((_, error) => reported.push(error));
  life.defer(() => void stopped.push('database'));
  life.defer(() => new Promise(() => undefined));
  const ended = life.end();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(stopped).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  await ended;
  expect(stopped).toEqual(['database']);
  expect(reported).toEqual([
    expect.objectContaining({ message: 'It has not stopped within 45 s; the rest is stopped without it.' }),
  ]);
  expect(vi.getTimerCount()).toBe(0);
});
