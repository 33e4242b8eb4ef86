import { QueryClient } from '@tanstack/react-query';

/**
 * react-admin clears the cache when somebody signs out, so that nobody sees what another has read. What belongs to
 * nobody stays:
 * queries whose `meta` says `staysAfterSignOut`.
 */
class Cache extends QueryClient {
  override clear(): void {
    this.removeQueries({ predicate: ({ meta }) => !meta?.staysAfterSignOut });
    this.getMutationCache().clear();
  }
}

/**
 * What the server said, in one place: for react-admin's hooks, for ours, and for what runs outside of React. Of what is
 * on the page, what failed is asked anew once the server is there again (`watchForServer`).
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
 * Of what is loaded at the start: it stays as it is until a write says otherwise, and what failed waits until somebody
 * tries again. These calls take no signal: the overlay that begins them goes before they end.
 */
export const untilChanged = { staleTime: Infinity, gcTime: Infinity, retryOnMount: false } as const;
