import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatQuery } from '../../../domain/http';
import { contactTable } from '../../../domain/types/contact';
import { apiRequest } from '../../http';
import { distinct } from '../../list/useRecords';

/** A contact in its short shape. */
export interface Member {
  id: number;
  type: 'person' | 'company';
  name: string;
  isPublic: boolean;
  email?: string;
  zipCode?: string;
  city?: string;
  translations?: { fr?: object; it?: object };
}

/** Document 2, section 7: so many at once, persons first. */
const pageSize = 30;
const order = { orderBy: ['type', 'lastName', 'firstName', 'companyName'], orderDirection: ['DESC', 'ASC', 'ASC', 'ASC'] };

/** Who belongs to a group, page by page; the end is a short page. */
export function useMembers(group: number) {
  const query = useMemo(() => ({ contactGroup: [String(group)] }), [group]);
  const result = useInfiniteQuery({
    queryKey: ['contacts of a group', group],
    queryFn: ({ pageParam, signal }) =>
      apiRequest<Member[]>(`/${contactTable}?${formatQuery({ ...query, ...order, limit: pageSize, offset: pageParam || undefined, shape: 'summary', total: pageParam === 0 ? 'true' : undefined })}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.data.length < pageSize ? undefined : pages.length * pageSize),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const pages = result.data?.pages;
  const rows = useMemo(() => distinct(pages?.map(({ data }) => data) ?? []), [pages]);
  const meta = pages?.[0]?.meta as { total?: number; totalAtLeast?: number } | undefined;
  return {
    query,
    records: {
      rows,
      total: meta?.total,
      totalAtLeast: meta?.totalAtLeast,
      loaded: result.data !== undefined,
      stale: false,
      busy: result.isFetching,
      loadingMore: result.isFetchingNextPage,
      hasMore: result.hasNextPage,
      error: result.error,
      loadMore: () => void result.fetchNextPage({ cancelRefetch: false }),
      retry: () => void result.refetch(),
    },
    refetch: result.refetch,
  };
}
