import { useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';

/**
 * Clears the marks when a filter or the term changes, as marked rows might no longer be shown. A new order keeps
 * them.
 */
export function SelectionGuard() {
  const { resource, filter, filterValues, selectedIds, onSelect } = useListContext();
  const now = JSON.stringify({ ...filterValues, ...filter });
  const [before, remember] = useStore<string>(`${resource}.selectedIds.filter`, '');
  useEffect(() => {
    if (before === now) return;
    if (selectedIds.length > 0) onSelect([]);
    remember(now);
  }, [before, now, selectedIds, onSelect, remember]);
  return null;
}
