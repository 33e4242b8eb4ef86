import { Children, isValidElement, useMemo, type ReactNode } from 'react';
import { columnName } from './shownColumns';
import { useHiddenColumns } from './useHiddenColumns';

/** The columns that nobody has hidden: looked up once for a table instead of in each of its cells. */
export function useVisibleColumns(columns: ReactNode): ReactNode {
  const hidden = useHiddenColumns();
  return useMemo(() => Children.toArray(columns).filter((column) => isValidElement(column) && !hidden.includes(columnName(column as never))), [columns, hidden]);
}
