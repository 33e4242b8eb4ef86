import { useInfiniteQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useCallback } from 'react';
import type { HistoryEntry } from '../../../domain/history';
import { apiFetch } from '../../api/http';

/** Versions per request. */
const pageSize = 20;

/**
 * Loads versions of a record, latest first; `merged` includes those of records merged into it.
 * @throws like `apiFetch`
 */
export function readHistory(
  resource: string,
  id: Identifier,
  { offset = 0, limit = pageSize, merged = false }: { offset?: number; limit?: number; merged?: boolean } = {},
): Promise<HistoryEntry[]> {
  return apiFetch<HistoryEntry[]>(
    `/${resource}/${encodeURIComponent(id)}/history?limit=${limit}&offset=${offset}${merged ? '&merged=true' : ''}`,
  );
}

/**
 * The history of a record, latest version first, page by page, reloaded whenever it is opened. `merged` includes
 * records merged into it.
 */
export function useHistory(resource: string, id: Identifier, { merged = false } = {}) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['history', resource, id, { merged }],
    queryFn: ({ pageParam }) => readHistory(resource, id, { offset: pageParam, merged }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return {
    entries: data?.pages.flat() ?? [],
    error,
    isPending,
    hasNextPage,
    isFetchingNextPage,
    more,
    retry: () => void refetch(),
  };
}
