import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Feature } from '../../../domain/features';
import type { ListedType } from '../ListType';
import { columnOf, type Column, type ColumnProps } from './columns';
import { FieldColumn } from './FieldColumn';

export type ColumnElement = ReactElement<{ source?: string; label?: ReactNode }>;

/** The columns of a table, without those of disabled features. */
export function shownColumns(
  type: ListedType,
  children: ReactNode,
  enabled: (feature: Feature | undefined) => boolean,
): ColumnElement[] {
  return Children.toArray(children).filter(
    (child): child is ColumnElement => isValidElement(child) && enabled(fieldColumn(type, child)?.feature),
  );
}

/** The definition of one of our columns; null for those of react-admin. */
export function fieldColumn(type: ListedType, element: ReactElement): Column | null {
  return element.type === FieldColumn ? columnOf(type, element.props as ColumnProps) : null;
}

/** The key under which react-admin stores hidden columns. */
export const columnName = ({ props: { source, label } }: ColumnElement): string => source ?? String(label ?? '');

/**
 * The width at which a table starts to scroll sideways, in pixels. On phones the title and the column next to it do
 * not count.
 */
export function leastWidth(
  type: ListedType,
  columns: readonly ColumnElement[],
  hidden: readonly string[],
  { withTitle = true } = {},
): number {
  return columns
    .filter(
      (column) =>
        !hidden.includes(columnName(column)) &&
        (withTitle || !(fieldColumn(type, column)?.isTitle || columnName(column) === type.besideTitle)),
    )
    .reduce((sum, column) => sum + (fieldColumn(type, column)?.width ?? 100), 0);
}
