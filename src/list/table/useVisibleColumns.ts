import { Children, isValidElement, useMemo, type ReactNode } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { useListType } from '../ListType';
import { columnName, type ColumnElement } from './shownColumns';
import { useIsNarrow } from './useIsNarrow';

/** The visible columns, on narrow screens with the title first. Computed once per table instead of in each cell. */
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

/** The key under which react-admin stores hidden columns. */
export const useColumnsKey = (): string => `${useResourceContext() ?? ''}.datatable`;

/** The sources of hidden columns. */
export function useHiddenColumns(): string[] {
  return useStore<string[]>(useColumnsKey(), none)[0];
}
