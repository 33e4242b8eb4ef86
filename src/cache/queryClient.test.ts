// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiFetch } from '../api/http';
import { fakeServer } from '../api/fakeServer.testkit';
import { queryClient, watchForServer } from './queryClient';

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.mount();
});
afterEach(() => {
  queryClient.unmount();
  queryClient.getQueryCache().clear();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows the response of `/posts`, as a page would. */
const shown = (path: string) => {
  const observer = new QueryObserver(queryClient, { queryKey: [path], queryFn: () => apiFetch<unknown>(path) });
  observer.subscribe(() => undefined);
  return observer;
};

it('retries failed queries once the server is back, at growing intervals; others stay as they are', async () => {
  let isAway = false;
  const sent = fakeServer(() => (isAway ? new Error('connection refused') : { body: { data: 'da' } }));
  const count = (path: string) => sent.filter((request) => request.path === path).length;
  watchForServer();
  const well = shown('/jobs');
  await vi.advanceTimersByTimeAsync(0);
  isAway = true;
  const failed = shown('/posts');
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.getCurrentResult().isError).toBe(true);

  await vi.advanceTimersByTimeAsync(120_000);
  // After 2, 6, 14 and 30 seconds, then every 30 seconds.
  expect(count('/ready')).toBe(7);
  expect(count('/posts')).toBe(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(failed.getCurrentResult().data).toBe('da');
  expect([count('/ready'), count('/posts'), count('/jobs')]).toEqual([8, 2, 1]);
  expect(well.getCurrentResult().data).toBe('da');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(count('/ready')).toBe(8);
});
