import { useInfiniteQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useCallback } from 'react';
import { pageSize, readHistory } from './entries';

/** The history of a record, newest first, a page at a time; read anew whenever it is opened. */
export function useHistory(resource: string, id: Identifier) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['history', resource, id],
    queryFn: ({ pageParam }) => readHistory(resource, id, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return { entries: data?.pages.flat() ?? [], error, isPending, hasNextPage, isFetchingNextPage, more, retry: () => void refetch() };
}
