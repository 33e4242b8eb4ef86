import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Order } from '../../../domain/contentType';
import type { DeletedCard } from '../../../domain/administration/deleted';
import { formatQuery } from '../../../domain/http';
import { apiFetch } from '../../api/http';
import { restoreRecord } from '../../api/restore';
import { orderQuery } from '../../list/OrderedHeads';

const pageSize = 100;
const key = 'deleted';

/** The deleted records that a term finds, in an order, a page at a time. */
export function useDeleted(term: string, order: Order) {
  return useInfiniteQuery({
    queryKey: [key, term, order],
    queryFn: ({ pageParam, signal }) =>
      apiFetch<DeletedCard[]>(
        `/deleted?${formatQuery({ term, ...orderQuery(order), limit: pageSize, offset: pageParam })}`,
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/**
 * Brings a record back, as the wish says. Errors as in `apiFetch`: 409 where it is there, 422 where it is no longer
 * valid.
 */
export function useRestore(): (card: DeletedCard, wish: { historyId: number } | { apart: boolean }) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async ({ resource, id }, wish) => {
      await restoreRecord(resource, id, wish);
      const without = (page: DeletedCard[]) => page.filter((card) => card.resource !== resource || card.id !== id);
      client.setQueriesData<InfiniteData<DeletedCard[]>>(
        { queryKey: [key] },
        (kept) => kept && { ...kept, pages: kept.pages.map(without) },
      );
      await client.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
    },
    [client],
  );
}
