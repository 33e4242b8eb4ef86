import { memo, createContext, useContext, type ReactNode } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useRecordContext,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  LinkBase,
} from 'react-admin';
import { useListType, type Row, addressOfRow, type ListedType } from '../ListType';
import { columnOf, type ColumnProps, type Column } from './columns';
import { isMissing, translationLocalesOf, valueIn } from '../../../domain/locales';
import { listWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { visibilityWords } from '../../ui/StatusMark';

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

/**
 * The minimum width of the table in pixels: growing columns take their share of a wider one, the title takes the
 * rest. Null if no column grows.
 */
export const LeastWidthContext = createContext<number | null>(1000);

/** The head of a column; a click sorts, if the list can be ordered by it. */
function HeadCell({ column: { name, label, width, grow, isTitle, firstOrder } }: { column: Column }) {
  const least = useContext(LeastWidthContext);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const order = sort?.field === name ? sort.order : undefined;
  return (
    <th
      scope="col"
      className={isTitle ? 'title' : undefined}
      aria-sort={firstOrder && ariaSort(order)}
      title={label}
      style={isTitle ? undefined : { width: grow && least ? `${(100 * width) / least}%` : width }}
    >
      {firstOrder && handleSort ? (
        <button type="button" data-field={name} data-order={firstOrder} onClick={handleSort}>
          <span>{label}</span>
          <span aria-hidden="true" className="direction">
            {order && (order === 'ASC' ? '▲' : '▼')}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

function ariaSort(order: 'ASC' | 'DESC' | undefined) {
  if (order === undefined) return 'none';
  return order === 'ASC' ? 'ascending' : 'descending';
}

/** Whether the surrounding row is the tab stop. */
export const RowStopContext = createContext(false);

/** Renders the drag handle of a row in a sorted list; null if rows cannot be moved. */
export const RowHandleContext = createContext<((row: Row, isStop: boolean) => ReactNode) | null>(null);

/**
 * The record's title with its marks, as a real link that can be opened in a tab, or as a button if the row has no
 * page.
 */
function TitleCell({ row, text, lang }: { row: Row; text: string; lang?: string | undefined }) {
  const { type } = useListType();
  const isStop = useContext(RowStopContext);
  const handle = useContext(RowHandleContext);
  return (
    <td className="title">
      <div>
        {handle?.(row, isStop)}
        {row.isPublic === false && type.visibility && (
          <span className="mark">{visibilityWords({ visibility: type.visibility }).closed}</span>
        )}
        {type.onOpen ? (
          <button
            type="button"
            className="name"
            tabIndex={isStop ? 0 : -1}
            title={text}
            onClick={() => type.onOpen?.(row)}
          >
            {text || untitled.de}
          </button>
        ) : (
          <LinkBase className="name" to={addressOfRow(type, row)} tabIndex={isStop ? 0 : -1} title={text} lang={lang}>
            {text || untitled.de}
          </LinkBase>
        )}
        <MissingTranslations type={type} row={row} />
      </div>
    </td>
  );
}

/** The languages without a title. */
function MissingTranslations({ type, row }: { type: ListedType; row: Row }) {
  if (!type.fields[type.titleField]?.translated) return null;
  return translationLocalesOf(type)
    .filter((locale) => isMissing(valueIn(row, type.titleField, locale)))
    .map((locale) => (
      <span
        key={locale}
        className="gap"
        role="img"
        aria-label={listWords.untranslated[locale]}
        title={listWords.untranslated[locale]}
      >
        {locale.toUpperCase()}
      </span>
    ));
}
