import { Children, isValidElement, useMemo, type ReactNode } from 'react';
import { useListType } from '../ListType';
import { columnName, type ColumnElement } from './shownColumns';
import { useHiddenColumns } from './useHiddenColumns';
import { useIsNarrow } from './useIsNarrow';

/** The columns that nobody has hidden, where it is narrow the title before all others: looked up once for a table instead of in each of its cells. */
export function useVisibleColumns(columns: ReactNode): ReactNode {
  const hidden = useHiddenColumns();
  const { type } = useListType();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const visible = Children.toArray(columns).filter((column): column is ColumnElement => isValidElement(column) && !hidden.includes(columnName(column as ColumnElement)));
    const isTitle = (column: ColumnElement) => columnName(column) === type.titleField;
    return isNarrow ? [...visible.filter(isTitle), ...visible.filter((column) => !isTitle(column))] : visible;
  }, [columns, hidden, isNarrow, type]);
}
