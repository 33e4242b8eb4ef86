import type { InfiniteData } from '@tanstack/react-query';
import type { GetInfiniteListResult, UseInfiniteGetListOptions } from 'react-admin';

/** Coming back asks again for this many pages at most; a longer list is as fresh as its last write here. */
const refreshedPages = 5;
const dayInMs = 24 * 60 * 60 * 1000;

/**
 * How a list is read: in its short shape, with how many there are in all. Pages stay in memory for the day, so that the
 * way back from a form shows the same rows. `thenBy`: what decides among equal rows. A failure is told in the list
 * itself.
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

/** An entry that a new one above it pushed onto the next page counts once. */
export function withoutDoubles(list: Pages): Pages {
  const seen = new Set<unknown>();
  const pages = list.pages.map((page) => ({
    ...page,
    data: page.data.filter(({ id }) => !seen.has(id) && seen.add(id)),
  }));
  return { ...list, pages };
}
