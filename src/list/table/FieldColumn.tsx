import { memo, createContext, useContext, useState, type PointerEvent, type ReactNode } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useRecordContext,
  useResourceContext,
  useStore,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  LinkBase,
} from 'react-admin';
import { useListType, type Row, rowPath, type ListedType } from '../ListType';
import { columnOf, narrowestColumn, type ColumnProps, type Column } from './columns';
import { isMissing, translatedPath, translationLocalesOf, valueIn } from '../../../domain/locales';
import { listWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import type { Content } from '../../../domain/contents';
import { formatShortDay } from '../../ui/format';
import { columnsKey } from '../../searches/sharedSearches';
import { visibilityWords } from '../../ui/StatusMark';
import { EditCellContext } from './CellEditing';

/**
 * A column of a declared field in react-admin's DataTable. Label, feature, width and cell come from the declaration.
 * Cells are plain elements, because forty rows of styled ones take longer than a frame while scrolling.
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
  const isEdited = useContext(EditCellContext) !== null && column.isEdited;
  if (!row) return null;
  if (column.content) return <td data-label={column.label}>{column.content(row)}</td>;
  const { text, full, lang } = column.cell(row);
  // The path of the value in the language that is shown.
  const edited = isEdited ? translatedPath(column.name, lang !== undefined, lang ?? 'de') : undefined;
  if (column.isTitle) return <TitleCell row={row} text={text} lang={lang} edited={edited} />;
  if (full)
    return (
      <td title={full} data-label={column.label} data-column={edited}>
        <span aria-hidden="true">{text}</span>
        <span className="full">{full}</span>
      </td>
    );
  return (
    <td
      title={text}
      lang={lang}
      data-label={text && column.label}
      data-column={edited}
      className={text === '-' ? 'nothing' : undefined}
    >
      {text}
    </td>
  );
}

/**
 * The minimum width of the table in pixels: in a wider table, growing columns take their share and the title takes the
 * rest. Null if no column grows.
 */
export const LeastWidthContext = createContext<number | null>(1000);

/** The head of a column; a click sorts, if the list can be sorted by it. */
function HeadCell({ column: { name, label, width, grow, isTitle, firstOrder } }: { column: Column }) {
  const least = useContext(LeastWidthContext);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const order = sort?.field === name ? sort.order : undefined;
  const [widths, setWidths] = useColumnWidths();
  const [dragged, setDragged] = useState<number | null>(null);
  const own = dragged ?? widths[name];
  const shared = grow && least ? `${(100 * width) / least}%` : width;
  return (
    <th
      scope="col"
      className={isTitle ? 'title' : undefined}
      aria-sort={firstOrder && ariaSort(order)}
      title={label}
      style={isTitle && own === undefined ? undefined : { width: own ?? shared }}
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
      <Grip onDrag={setDragged} onDrop={(chosen) => setWidths({ ...widths, [name]: chosen })} />
    </th>
  );
}

/** The edge of a column head, which resizes the column. The menu of columns offers the same for the keyboard. */
function Grip({ onDrag, onDrop }: { onDrag: (width: number | null) => void; onDrop: (width: number) => void }) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { currentTarget: grip, pointerId, clientX: start } = event;
    const before = grip.parentElement?.offsetWidth ?? 0;
    const widthAt = ({ clientX }: { clientX: number }) => Math.max(narrowestColumn, before + clientX - start);
    const onMove = (move: globalThis.PointerEvent) => onDrag(widthAt(move));
    const onEnd = (end: globalThis.PointerEvent) => {
      grip.removeEventListener('pointermove', onMove);
      onDrag(null);
      if (end.type === 'pointerup' && widthAt(end) !== before) onDrop(widthAt(end));
    };
    grip.setPointerCapture(pointerId);
    grip.addEventListener('pointermove', onMove);
    for (const end of ['pointerup', 'pointercancel'] as const) grip.addEventListener(end, onEnd, { once: true });
  };
  return <span className="grip" aria-hidden="true" onPointerDown={onPointerDown} />;
}

/** The key under which react-admin stores hidden columns. */
export const useColumnsKey = (): string => columnsKey(useResourceContext() ?? '');

const noWidths: Record<string, number> = {};

/** The widths chosen for columns, in pixels. */
export const useColumnWidths = () => useStore<Record<string, number>>(`${useColumnsKey()}.widths`, noWidths);

function ariaSort(order: 'ASC' | 'DESC' | undefined) {
  if (order === undefined) return 'none';
  return order === 'ASC' ? 'ascending' : 'descending';
}

/** Whether the surrounding row is the tab stop. */
export const RowStopContext = createContext(false);

/** Renders the drag handle of a row in a sorted list; null if rows cannot be moved. */
export const RowHandleContext = createContext<((row: Row, isStop: boolean) => ReactNode) | null>(null);

/** Marks a draft, with the time it appears, or a record that will be withdrawn. */
function PublishingMark({ row, visibility }: { row: Row; visibility: Content['visibility'] }) {
  const [from, till] = [formatShortDay(row.publishFrom), formatShortDay(row.publishTill)];
  const words = [
    row.isPublic === false && visibilityWords({ visibility }).closed,
    from && listWords.planned(from),
    !from && till && listWords.endsOn(till),
  ].filter(Boolean);
  return words.length > 0 && <span className="mark">{words.join(', ')}</span>;
}

/**
 * The record's title with its icons. It is a real link, which can be opened in a tab, or a button if the row has no
 * page.
 */
function TitleCell({
  row,
  text,
  lang,
  edited,
}: {
  row: Row;
  text: string;
  lang?: string | undefined;
  edited: string | undefined;
}) {
  const { type } = useListType();
  const isStop = useContext(RowStopContext);
  const handle = useContext(RowHandleContext);
  return (
    <td className="title" data-column={edited}>
      <div>
        {handle?.(row, isStop)}
        {type.visibility && <PublishingMark row={row} visibility={type.visibility} />}
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
          <LinkBase className="name" to={rowPath(type, row)} tabIndex={isStop ? 0 : -1} title={text} lang={lang}>
            {text || untitled.de}
          </LinkBase>
        )}
        <MissingTranslations type={type} row={row} />
      </div>
    </td>
  );
}

/** Shows the languages that lack a title. */
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
