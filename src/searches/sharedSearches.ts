import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import {
  maxPinnedSearches,
  sharedSearches,
  type SearchCount,
  type SharedQuery,
  type SharedSearch,
} from '../../domain/sharedSearches';
import { apiFetch } from '../api/http';
import { cacheKeys } from '../cache/afterWrites';
import { useHasPart } from '../session/config';
import { listPath } from '../ui/paths';

const listKey = [...cacheKeys.sharedSearches, 'list'];

/** The searches that the team shares. */
export function useSharedSearches(isNeeded = true): SharedSearch[] {
  const { data = [] } = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => apiFetch<SharedSearch[]>('/shared-searches', { signal }),
    enabled: useHasPart('sharedSearches') && isNeeded,
    staleTime: 60_000,
    retry: false,
    meta: { follows: [sharedSearches] },
  });
  return data;
}

export const shareSearch = (search: Pick<SharedSearch, 'resource' | 'name' | 'query'>): Promise<SharedSearch> =>
  apiFetch('/shared-searches', { method: 'POST', body: search });

export const unshareSearch = (id: number): Promise<unknown> => apiFetch(`/shared-searches/${id}`, { method: 'DELETE' });

/** The searches pinned to the user's menu. Like favourites, they are stored in this browser. */
export function usePinned() {
  const [pinned, setPinned] = useStore<number[]>('menu.searches', []);
  return {
    pinned,
    isFull: pinned.length >= maxPinnedSearches,
    toggle: (id: number) => setPinned(pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id]),
  };
}

/** The searches pinned to the user's menu, with the number of records that each finds, from a single request. */
export function usePinnedSearches(): { search: SharedSearch; count: SearchCount | undefined }[] {
  const { pinned } = usePinned();
  const all = useSharedSearches(pinned.length > 0);
  const shown = all.filter(({ id }) => pinned.includes(id)).slice(0, maxPinnedSearches);
  const ids = shown.map(({ id }) => id).join(',');
  const { data: counts = [] } = useQuery({
    queryKey: [...cacheKeys.sharedSearches, 'counts', ids],
    queryFn: ({ signal }) => apiFetch<SearchCount[]>(`/shared-searches/counts?ids=${ids}`, { signal }),
    enabled: ids !== '',
    staleTime: 30_000,
    retry: false,
    placeholderData: (previous) => previous,
    meta: { follows: [...new Set(shown.map(({ resource }) => resource))] },
  });
  return shown.map((search) => ({ search, count: counts.find(({ id }) => id === search.id) }));
}

/** The URL of a list with this search, as react-admin reads it. */
export function searchPath(resource: string, { filter, sort }: SharedQuery): string {
  const parameters = new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order });
  return `${listPath(resource)}?${parameters}`;
}

/** The key under which react-admin stores the hidden columns of a list. */
export const columnsKey = (resource: string): string => `${resource}.datatable`;
