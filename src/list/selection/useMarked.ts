import { useMemo } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';

/** The marked rows of the surrounding list: react-admin's selection, compared with the loaded rows. */
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
      /** The state of the checkbox in the table head. */
      head: marked.size === 0 ? 'none' : areLoadedMarked ? 'loaded' : 'some',
      /** Exactly the loaded rows are marked. */
      isLoaded: areLoadedMarked && marked.size === loaded.length,
      /** All matching records are marked, beyond the loaded ones. */
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
