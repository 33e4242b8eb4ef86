import { keepPreviousData } from '@tanstack/react-query';
import { useInfiniteGetList } from 'react-admin';
import { useCallback, useMemo } from 'react';
import type { ContentType, RecordMeta } from '../../../domain/contentType';
import type { ListMeta } from '../../../domain/http';
import type { Order } from './chosenFilters';

/** A row of a list: the short shape, its declared fields by name. */
export type Row = RecordMeta & { isPublic: boolean } & Record<string, unknown>;

/** Coming back asks again for this many pages at most; a longer list is as fresh as its last write here. */
const refreshedPages = 5;
const dayInMs = 24 * 60 * 60 * 1000;

/**
 * The pages of a list loaded so far, as one list of rows. While the filters change the rows before stay (`stale`).
 * Pages stay in memory for the day, so that the way back from a form shows the same rows.
 */
export function useRecords(type: ContentType<any>, filter: Record<string, unknown>, sort: Order, perPage: number, thenBy?: Record<string, string>) {
  const field = [sort.field, thenBy?.[sort.field]].filter(Boolean).join(',');
  const sorted = useMemo(() => ({ field, order: sort.direction }), [field, sort.direction]);
  const result = useInfiniteGetList<Row>(
    type.name,
    { pagination: { page: 1, perPage }, sort: sorted, filter, meta: { shape: 'summary', total: true } },
    {
      placeholderData: keepPreviousData,
      gcTime: dayInMs,
      refetchOnMount: ({ state }) => state.isInvalidated || (state.data?.pages.length ?? 0) <= refreshedPages,
      refetchOnWindowFocus: false,
    },
  );
  const rows = useMemo(() => distinct(result.data?.pages.map(({ data }) => data) ?? []), [result.data]);
  const { fetchNextPage } = result;
  // A second call while one is under way waits for that one.
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return {
    rows,
    /** How many there are in all, where the server says so (decision 1: never relied on). */
    total: result.total,
    /** More than so many, where they were not counted to the end. */
    totalAtLeast: (result as { meta?: ListMeta }).meta?.totalAtLeast,
    loaded: result.data !== undefined,
    stale: result.isPlaceholderData,
    busy: result.isFetching,
    loadingMore: result.isFetchingNextPage,
    hasMore: result.hasNextPage,
    error: result.error,
    loadMore,
    retry: () => (result.isFetchNextPageError ? loadMore() : void result.refetch()),
  };
}

/** All pages in one; an entry that a new one above it pushed onto the next page counts once. */
export function distinct<R extends { id: number }>(pages: readonly R[][]): R[] {
  const seen = new Set<number>();
  return pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
}
