import { Children, isValidElement, useMemo, type ReactNode } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { useListType } from '../ListType';
import { columnName, type ColumnElement } from './shownColumns';
import { useIsNarrow } from './useIsNarrow';

/**
 * The columns that nobody has hidden, where it is narrow the title before all others: looked up once for a table
 * instead of in each of its cells.
 */
export function useVisibleColumns(columns: ReactNode): ReactNode {
  const hidden = useHiddenColumns();
  const { type } = useListType();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const visible = Children.toArray(columns).filter(
      (column): column is ColumnElement =>
        isValidElement(column) && !hidden.includes(columnName(column as ColumnElement)),
    );
    const isTitle = (column: ColumnElement) => columnName(column) === type.titleField;
    return isNarrow ? [...visible.filter(isTitle), ...visible.filter((column) => !isTitle(column))] : visible;
  }, [columns, hidden, isNarrow, type]);
}

const none: string[] = [];

/** Where react-admin keeps which columns somebody has hidden. */
export const useColumnsKey = (): string => `${useResourceContext() ?? ''}.datatable`;

/** The columns that somebody has hidden, by their sources. */
export function useHiddenColumns(): string[] {
  return useStore<string[]>(useColumnsKey(), none)[0];
}
