import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Feature } from '../../../domain/features';
import type { ListedType } from '../ListType';
import { columnOf, type Column, type ColumnProps } from './columns';
import { FieldColumn } from './FieldColumn';

export type ColumnElement = ReactElement<{ source?: string; label?: ReactNode }>;

/** The columns of a table as elements, without those that are switched off. */
export function shownColumns(
  type: ListedType,
  children: ReactNode,
  enabled: (feature: Feature | undefined) => boolean,
): ColumnElement[] {
  return Children.toArray(children).filter(
    (child): child is ColumnElement => isValidElement(child) && enabled(fieldColumn(type, child)?.feature),
  );
}

/** What our own columns say of themselves; null for those of react-admin. */
export function fieldColumn(type: ListedType, element: ReactElement): Column | null {
  return element.type === FieldColumn ? columnOf(type, element.props as ColumnProps) : null;
}

/** By what react-admin keeps whether a column is hidden. */
export const columnName = ({ props: { source, label } }: ColumnElement): string => source ?? String(label ?? '');

/**
 * How narrow a table may get before it scrolls sideways, in pixels; without the title and what stands beside it, how
 * far it does on a phone.
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
