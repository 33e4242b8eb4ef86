import { useRecordContext } from 'react-admin';
import type { Row } from '../ListType';
import type { Column } from './columns';
import { TitleCell } from './TitleCell';

/** What one record says in a column. */
export function FieldCell({ column }: { column: Column }) {
  const row = useRecordContext<Row>();
  if (!row) return null;
  const { text, full, lang } = column.cell(row);
  if (column.isTitle) return <TitleCell row={row} text={text} lang={lang} />;
  if (full) return <td title={full}><span aria-hidden="true">{text}</span><span className="full">{full}</span></td>;
  return <td title={text} lang={lang}>{text}</td>;
}
