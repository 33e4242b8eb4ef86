import type { InfiniteData } from '@tanstack/react-query';
import type { GetInfiniteListResult, UseInfiniteGetListOptions } from 'react-admin';

/** Lists with more loaded pages are not refetched on return: only writes in this browser refresh them. */
const refreshedPages = 5;
const dayInMs = 24 * 60 * 60 * 1000;

/**
 * How a list is loaded: in summary shape, with the total. Pages stay in memory for a day, so that returning from a
 * form shows the same rows. `thenBy` orders equal rows. The list itself shows errors.
 */
export function queryOptions(
  thenBy: Record<string, string> = {},
  refetchInterval?: RefetchInterval,
): UseInfiniteGetListOptions & { meta: object } {
  return {
    meta: { shape: 'summary', total: true, thenBy },
    gcTime: dayInMs,
    refetchOnMount: ({ state }) =>
      state.isInvalidated || ((state.data as Pages | undefined)?.pages.length ?? 0) <= refreshedPages,
    refetchOnWindowFocus: false,
    select: withoutDoubles,
    onError: () => undefined,
    ...(refetchInterval && { refetchInterval }),
  };
}

export type RefetchInterval = UseInfiniteGetListOptions['refetchInterval'];
type Pages = InfiniteData<GetInfiniteListResult>;

/** Drops the second copy of an entry that a new one pushed onto the next page. */
export function withoutDoubles(list: Pages): Pages {
  const seen = new Set<unknown>();
  const pages = list.pages.map((page) => ({
    ...page,
    data: page.data.filter(({ id }) => !seen.has(id) && seen.add(id)),
  }));
  return { ...list, pages };
}
