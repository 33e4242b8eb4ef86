import { memo } from 'react';
import { DataTable, useDataTableRenderContext, useRecordContext } from 'react-admin';
import { useListType, type Row } from '../ListType';
import { columnOf, type ColumnProps, type Column } from './columns';
import { HeadCell } from './HeadCell';
import { TitleCell } from './TitleCell';

/**
 * A column of a declared field in react-admin's DataTable. Label, feature, width and cell come from the
 * declaration. Cells are plain elements: forty rows of styled ones take longer than a frame while scrolling.
 */
export const FieldColumn = memo(function FieldColumn(props: ColumnProps) {
  const { type } = useListType();
  const place = useDataTableRenderContext();
  const column = columnOf(type, props);
  if (place === 'header') return <HeadCell column={column} />;
  if (place === 'data') return <FieldCell column={column} />;
  return <DataTable.Col source={column.name} label={column.label} />;
});

/** The cell of a record. */
function FieldCell({ column }: { column: Column }) {
  const row = useRecordContext<Row>();
  if (!row) return null;
  if (column.content) return <td>{column.content(row)}</td>;
  const { text, full, lang } = column.cell(row);
  if (column.isTitle) return <TitleCell row={row} text={text} lang={lang} />;
  if (full)
    return (
      <td title={full}>
        <span aria-hidden="true">{text}</span>
        <span className="full">{full}</span>
      </td>
    );
  return (
    <td title={text} lang={lang}>
      {text}
    </td>
  );
}
