import { QueryClient, onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiBase } from '../../domain/http';
import { onServerUnreachable } from '../api/http';

/**
 * react-admin clears the cache on sign-out, so that the next person sees none of it. Queries with
 * `meta.staysAfterSignOut` are not personal and stay.
 */
class Cache extends QueryClient {
  override clear(): void {
    this.removeQueries({ predicate: ({ meta }) => !meta?.staysAfterSignOut });
    this.getMutationCache().clear();
  }
}

/**
 * One cache for react-admin's hooks, our own, and code outside React. Failed queries of the current page are retried
 * when the server is reachable again (`watchForServer`).
 */
export const queryClient = new Cache({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * For data loaded at the start: fresh until a write changes it, and retried only on request. These queries take no
 * signal, because the overlay that starts them unmounts before they end.
 */
export const freshUntilInvalidated = { staleTime: Infinity, gcTime: Infinity, retryOnMount: false } as const;

/** The shortest and longest pause between two checks whether the server is back, in milliseconds. */
const shortestPause = 2_000;
const seldom = 30_000;

/**
 * Sets TanStack's `onlineManager` to offline as soon as the server does not respond to a call. While the page is
 * visible, checks regularly whether the server is ready; failed queries are then retried (`refetchOnReconnect` of the
 * query client). If the code of a page fails to load, this counts only if the server really is unreachable, because
 * after an update just that code is missing.
 */
export function watchForServer(): void {
  let wait = shortestPause;
  let backAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer = setTimeout(() => void look(), wait);
    wait = Math.min(2 * wait, seldom);
  };
  const look = async () => {
    if (document.visibilityState === 'hidden' || !(await isThere())) return later();
    timer = undefined;
    backAt = performance.now();
    onlineManager.setOnline(true);
  };
  const away = () => {
    onlineManager.setOnline(false);
    if (timer !== undefined) return;
    // If the server fails again soon after its return, it is checked less often.
    if (performance.now() - backAt > seldom) wait = shortestPause;
    later();
  };
  onServerUnreachable(away);
  addEventListener('vite:preloadError', () => void isThere().then((answers) => answers || away()));
}

const isThere = (): Promise<boolean> =>
  fetch(`${apiBase}/ready`).then(
    // With a full disk (507) nothing can be saved, but everything can still be read.
    ({ status }) => status < 500 || status === 507,
    () => false,
  );

const follow = (onChange: () => void) => onlineManager.subscribe(onChange);

/**
 * Whether the server is unreachable. react-admin's `useIsOffline` misses changes between the first render and its
 * effect.
 */
export const useIsServerUnreachable = (): boolean => useSyncExternalStore(follow, () => !onlineManager.isOnline());
