import { useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';

/** Another filter or term clears the marked rows, since nobody would see them any more; another order does not. */
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
