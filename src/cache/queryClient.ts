import { QueryClient } from '@tanstack/react-query';

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
export const untilChanged = { staleTime: Infinity, gcTime: Infinity, retryOnMount: false } as const;
