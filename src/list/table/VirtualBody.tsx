import TableBody from '@mui/material/TableBody';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  useEffect,
  useState,
  type RefObject,
  memo,
  type MouseEvent,
  type KeyboardEvent,
} from 'react';
import {
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useInfinitePaginationContext,
  useListContext,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useNavigate,
} from 'react-admin';
import { isKey, keyTable } from '../../keys/keyTable';
import { useConfig } from '../../session/config';
import { memoryKeys, recallScroll, remember } from '../listMemory';
import { useListType, type Row, rowPath } from '../ListType';
import { headHeight, useRowHeight } from './tableStyles';
import { focusedRow, useRowFocus } from './useRowFocus';
import { useVisibleColumns } from './ColumnsMenu';
import { nameOf } from '../../../domain/contentType';
import { RowCheckbox } from '../selection/SelectionBar';
import { EditCellContext, editableCells, isOnPencil } from './CellEditing';
import { RowStopContext } from './FieldColumn';

/**
 * The rows of a DataTable of any length; only those in view are rendered. A click anywhere opens a record. Arrow keys,
 * Page keys, Home and End move between rows, so that the table is a single tab stop.
 */
export function VirtualBody({ children }: { children?: ReactNode }) {
  const { area } = useListType();
  const { productId } = useConfig();
  const {
    data = [],
    filterValues,
    sort,
    error,
    isFetching,
    isPlaceholderData,
    onSelect,
    onToggleItem,
  } = useListContext<Row>();
  const { hasNextPage, fetchNextPage } = useInfinitePaginationContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const marked = useMemo(() => new Set(selectedIds), [selectedIds]);
  const columns = useVisibleColumns(children);
  const rowHeight = useRowHeight();

  const body = useRef<HTMLTableSectionElement>(null);
  const current = useRef(-1);
  const container = useMemo(
    () => ({
      get current() {
        return body.current?.closest<HTMLElement>('.RaDataTable-tableWrapper') ?? null;
      },
    }),
    [],
  );
  const contentKey = JSON.stringify([filterValues, sort]);
  const memory = useScrollMemory({
    container,
    current,
    key: memoryKeys(productId, area).scroll,
    contentKey: isPlaceholderData ? null : contentKey,
    rowCount: data.length,
    ...(hasNextPage && !(error != null && !isFetching)
      ? { loadMore: () => void fetchNextPage({ cancelRefetch: false }) }
      : {}),
  });
  useAnchor({ container, body, current, data, rowHeight, contentKey: isPlaceholderData ? null : contentKey });
  const virtualizer = useVirtualizer({
    count: data.length,
    getScrollElement: () => container.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 12,
    // React refuses to flush synchronously during a scroll event if it is rendering; the overscan covers that frame.
    useFlushSync: false,
    initialOffset: memory.initialTop,
    // The current row stays rendered when it is out of view, because it has the focus. So does the row that the focus
    // is leaving, until another row has it: if a focused element is removed, browsers lay out the page in the middle of
    // React's update, while rows are missing, and would scroll back at the end of the list.
    rangeExtractor: useCallback(
      (range: Range) =>
        withRow(
          withRow(defaultRangeExtractor(range), current.current, range.count),
          focusedRow(body.current),
          range.count,
        ),
      [],
    ),
  });
  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtualizer.measure();
  }, [rowHeight, virtualizer]);
  const mark = (from: number, to: number) => {
    const rows = data.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
    if (from === to && rows[0] !== undefined) onToggleItem(rows[0]);
    else onSelect([...new Set([...marked, ...rows])] as number[]);
  };
  const focus = useRowFocus({
    container,
    current,
    initial: memory.initialRow,
    rowCount: data.length,
    scrollTo: virtualizer.scrollToIndex,
    mark: hasBulkActions ? mark : undefined,
  });

  const edit = useContext(EditCellContext);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-row]');
    const [cell] = editableCells(row);
    const record = data[Number(row?.dataset.row)];
    if (!edit || !cell || !record || !isKey(event.nativeEvent, keyTable.list.edit)) return focus.onKeyDown(event);
    event.preventDefault();
    edit(record, cell);
  };

  let end = headHeight;
  return (
    <TableBody ref={body} onKeyDown={onKeyDown} onFocus={focus.onFocus} onMouseDown={focus.onMouseDown}>
      {virtualizer.getVirtualItems().map((item) => {
        const gap = item.start - end;
        end = item.end;
        const row = data[item.index];
        return (
          row && (
            <Fragment key={row.id}>
              {gap > 0 && <Spacer height={gap} />}
              <TableRow
                row={row}
                index={item.index}
                isStop={item.index === focus.stop}
                isMarked={marked.has(row.id)}
                canBeMarked={hasBulkActions}
              >
                {columns}
              </TableRow>
            </Fragment>
          )
        );
      })}
      <Spacer height={virtualizer.getTotalSize() - end} />
    </TableBody>
  );
}

/** Takes up the space of rows out of view. */
function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden="true">
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function withRow(indexes: number[], row: number, count: number): number[] {
  if (row < 0 || row >= count || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((a, b) => a - b);
}

interface Options {
  container: RefObject<HTMLElement | null>;
  current: RefObject<number>;
  key: string;
  /** Null while the rows shown are not yet the requested ones. */
  contentKey: string | null;
  rowCount: number;
  loadMore?: () => void;
}

/**
 * Stores the position in a list for the session, and restores it before the first paint. If a reload has dropped the
 * rows from memory, it first loads as many as before. Other content starts at the top.
 */
function useScrollMemory({ container, current, key, contentKey, rowCount, loadMore }: Options) {
  const [before] = useState(() => recallScroll(key));
  const waiting = useRef(before !== null && before.top > 0);
  const shown = useRef(contentKey);
  const top = useRef(before?.top ?? 0);
  const rows = useRef(rowCount);

  useLayoutEffect(() => {
    rows.current = rowCount;
    if (!waiting.current || rowCount === 0 || !container.current) return;
    container.current.scrollTop = before?.top ?? 0;
    if (rowCount >= (before?.rows ?? 0) || !loadMore) waiting.current = false;
    else loadMore();
  }, [before, container, loadMore, rowCount]);

  useLayoutEffect(() => {
    if (contentKey === null || shown.current === contentKey) return;
    const first = shown.current === null;
    shown.current = contentKey;
    if (first) return;
    waiting.current = false;
    current.current = -1;
    container.current?.scrollTo(0, 0);
  }, [container, contentKey, current]);

  useEffect(() => {
    const keep = () =>
      remember(key, JSON.stringify({ top: top.current, rows: rows.current, current: current.current }));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [current, key]);

  useLayoutEffect(() => {
    const element = container.current;
    const follow = () => {
      if (!waiting.current) top.current = element?.scrollTop ?? 0;
    };
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, [container]);

  return { initialTop: before?.top ?? 0, initialRow: before?.current ?? -1 };
}

interface AnchorOptions {
  container: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  current: RefObject<number>;
  data: readonly Row[];
  rowHeight: number;
  contentKey: string | null;
}

/**
 * When others add or remove rows above, one row stays in place: that under the pointer, or else the focused one, or
 * else the first visible one. At the top of an untouched list, new rows appear.
 */
function useAnchor({ container, body, current, data, rowHeight, contentKey }: AnchorOptions): void {
  const shown = useRef({ data, contentKey });
  useLayoutEffect(() => {
    const before = shown.current;
    if (contentKey === null) return;
    shown.current = { data, contentKey };
    if (before.contentKey !== contentKey || before.data === data || !container.current) return;
    const moved = (row: Row | undefined) => {
      const index = row === undefined ? -1 : data.findIndex(({ id }) => id === row.id);
      return index < 0 ? 0 : index - before.data.indexOf(row as Row);
    };
    const focused = current.current;
    if (focused >= 0) current.current += moved(before.data[focused]);
    // Rows keep their elements, so the row under the pointer stays the same.
    const touched = body.current?.querySelector<HTMLElement>('tr:hover, tr:focus-within')?.dataset.row;
    const { scrollTop } = container.current;
    const anchor =
      touched === undefined
        ? before.data[Math.floor(scrollTop / rowHeight)]
        : before.data.find(({ id }) => id === data[Number(touched)]?.id);
    if (touched !== undefined || scrollTop > 0) container.current.scrollTop = scrollTop + moved(anchor) * rowHeight;
  }, [body, container, contentKey, current, data, rowHeight]);
}

interface TableRowProps {
  row: Row;
  index: number;
  /** Whether this is the one row that is a tab stop. */
  isStop: boolean;
  isMarked: boolean;
  canBeMarked: boolean;
  children: ReactNode;
}

/** A record. Its title is a real link; a click anywhere in the row opens it too. */
const TableRow = memo(function TableRow({ row, index, isStop, isMarked, canBeMarked, children }: TableRowProps) {
  const { type } = useListType();
  // With Shift it selects all rows since the last selected one.
  const { handleToggleItem } = useDataTableCallbacksContext();
  const navigate = useNavigate();
  const edit = useContext(EditCellContext);
  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as Element).closest('a, button, input, label, .select') !== null;
    const cell = (event.target as Element).closest<HTMLElement>('td[data-column]');
    if (edit && cell && event.button === 0 && !onControl && isOnPencil(cell, event.clientX)) return edit(row, cell);
    // Ignores the second click of a double-click, because the first one hit something that has disappeared.
    if (event.detail > 1 || onControl || event.defaultPrevented || window.getSelection()?.type === 'Range') return;
    if (type.onOpen) return type.onOpen(row);
    const address = rowPath(type, row);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1) window.open(address, '_blank');
    else navigate(address);
  };
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      className={row.isPublic === false ? 'draft' : undefined}
      onClick={open}
      onAuxClick={(event) => event.button === 1 && open(event)}
    >
      <RecordContextProvider value={row}>
        {canBeMarked && (
          <RowCheckbox
            name={nameOf(type, row) || `ID ${row.id}`}
            isMarked={isMarked}
            isStop={isStop}
            onToggle={(event) => handleToggleItem?.(row.id, event)}
          />
        )}
        <RowStopContext value={isStop}>{children}</RowStopContext>
      </RecordContextProvider>
    </tr>
  );
});
