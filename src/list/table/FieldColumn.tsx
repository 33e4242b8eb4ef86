import { memo } from 'react';
import { DataTable, useDataTableRenderContext } from 'react-admin';
import { useListType } from '../ListType';
import { columnOf, type ColumnProps } from './columns';
import { FieldCell } from './FieldCell';
import { HeadCell } from './HeadCell';

/**
 * A column of a declared field inside react-admin's DataTable: label, switch, width and cell come from the declaration. Its cells are
 * plain elements, since forty rows of styled ones cost more than a frame while scrolling.
 */
export const FieldColumn = memo(function FieldColumn(props: ColumnProps) {
  const { type } = useListType();
  const place = useDataTableRenderContext();
  const column = columnOf(type, props);
  if (place === 'header') return <HeadCell column={column} />;
  if (place === 'data') return <FieldCell column={column} />;
  return <DataTable.Col source={column.name} label={column.label} />;
});
