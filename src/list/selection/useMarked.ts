import { useMemo } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';

/** The marked rows of the list around it: react-admin's selection, and what of it is loaded. */
export function useMarked() {
  const { data, selectedIds, onSelect, total } = useListContext();
  const { hasNextPage = false } = useInfinitePaginationContext();
  return useMemo(() => {
    const marked = new Set(selectedIds);
    const loaded = (data ?? []).map(({ id }) => id);
    const areLoadedMarked = loaded.length > 0 && loaded.every((id) => marked.has(id));
    return {
      ids: selectedIds as number[],
      count: selectedIds.length,
      /** For the box in the head of the table. */
      head: marked.size === 0 ? 'none' : areLoadedMarked ? 'loaded' : 'some',
      /** The marked ones are those loaded, no more and no less. */
      isLoaded: areLoadedMarked && marked.size === loaded.length,
      /** All that match are marked, more than are loaded. */
      isAll: hasNextPage && marked.size > loaded.length && (total === undefined || marked.size >= total),
      loaded: loaded.length,
      hasMore: hasNextPage,
      total: total as number | undefined,
      mark: (ids: readonly number[]) => onSelect([...ids]),
      markLoaded: () => onSelect(loaded),
      clear: () => onSelect([]),
    } as const;
  }, [data, selectedIds, onSelect, total, hasNextPage]);
}
