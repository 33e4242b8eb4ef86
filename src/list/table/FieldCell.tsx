import { useRecordContext } from 'react-admin';
import type { Row } from '../ListType';
import type { Column } from './columns';
import { TitleCell } from './TitleCell';

/** What one record says in a column. */
export function FieldCell({ column }: { column: Column }) {
  const row = useRecordContext<Row>();
  if (!row) return null;
  const { text, more } = column.cell(row);
  if (column.isTitle) return <TitleCell row={row} text={text} />;
  return <td title={text + (more ?? '')}>{text}{more && <span className="more">{more}</span>}</td>;
}
