import { QueryClient, onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiBase } from '../../domain/http';
import { onServerUnreachable } from '../api/http';

/**
 * react-admin clears the cache on sign-out, so that the next person sees nothing of it. Queries with
 * `meta.staysAfterSignOut` are not personal and stay.
 */
class Cache extends QueryClient {
  override clear(): void {
    this.removeQueries({ predicate: ({ meta }) => !meta?.staysAfterSignOut });
    this.getMutationCache().clear();
  }
}

/**
 * One cache for react-admin's hooks, ours, and code outside of React. Failed queries on the page are retried once
 * the server is reachable again (`watchForServer`).
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
 * signal, as the overlay that starts them unmounts before they end.
 */
export const freshUntilInvalidated = { staleTime: Infinity, gcTime: Infinity, retryOnMount: false } as const;

/** Milliseconds between two checks whether the server is back: the shortest and the longest. */
const shortestPause = 2_000;
const seldom = 30_000;

/**
 * Makes TanStack's `onlineManager` offline as soon as the server does not answer a call. While the page is visible,
 * checks regularly whether the server is ready; failed queries are then retried (`refetchOnReconnect` of the query
 * client). A page whose code failed to load counts only if the server really is unreachable: after an update, only that
 * code is missing.
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
    // A server that fails again soon after its return is checked less often.
    if (performance.now() - backAt > seldom) wait = shortestPause;
    later();
  };
  onServerUnreachable(away);
  addEventListener('vite:preloadError', () => void isThere().then((answers) => answers || away()));
}

const isThere = (): Promise<boolean> =>
  fetch(`${apiBase}/ready`).then(
    // With a full disk (507) nothing can be saved, but everything can be read.
    ({ status }) => status < 500 || status === 507,
    () => false,
  );

const follow = (onChange: () => void) => onlineManager.subscribe(onChange);

/**
 * Whether the server is unreachable. react-admin's `useIsOffline` misses changes between the first render and its
 * effect.
 */
export const useIsServerUnreachable = (): boolean => useSyncExternalStore(follow, () => !onlineManager.isOnline());
