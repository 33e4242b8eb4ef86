import Box from '@mui/material/Box';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ListContextProvider, useInfinitePaginationContext, useListContext } from 'react-admin';
import { nameOf as nameOfRecord } from '../../../domain/contentType';
import { orderWords } from '../../i18n/lists';
import { useMayWrite } from '../../session/session';
import { dragStyles, useReorder } from '../../ui/reorder/useReorder';
import { useListType, type Row } from '../ListType';
import { headHeight, useRowHeight } from '../table/tableStyles';
import { RowHandleContext } from '../table/FieldColumn';
import { SortBar, SortGuard, usePositionSaving, type PositionedEntry } from './SortBar';

type PlacedRow = Row & PositionedEntry;

/**
 * A list whose rows can be sorted by drag handle or keyboard, while all of them are shown in the order of their
 * positions. A bar above saves or discards the changes.
 * @param children the table, whose rows render `RowHandleContext`
 */
export function SortableRows({ children }: { children: ReactNode }) {
  const list = useListContext<PlacedRow>();
  const { data = [], filterValues, sort, isPlaceholderData } = list;
  const { hasNextPage } = useInfinitePaginationContext();
  const { type } = useListType();
  const mayWrite = useMayWrite(type.name);
  const rowHeight = useRowHeight();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const nameOf = useCallback((row: Row) => nameOfRecord(type, row) || `ID ${row.id}`, [type]);
  const { progress, failure, save, reset } = usePositionSaving<PlacedRow>({
    resource: type.name,
    nameOf,
    onReloaded: () => setOrder(null),
  });
  const rows = useMemo(() => arranged(data, order) as PlacedRow[], [data, order]);
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0 || sort.field !== 'position' || sort.order !== 'ASC';
  const canSort = mayWrite('de') && !isNarrowed && !isPlaceholderData && !hasNextPage && progress === null;

  const keys = useMemo(() => rows.map(({ id }) => String(id)), [rows]);
  const latest = useRef(rows);
  latest.current = rows;
  const { box, onNear, handle, extras } = useReorder({
    keys,
    row: 'tr',
    canSort,
    nameOf: (key) => nameOf(latest.current[keys.indexOf(key)] as Row),
    onMove: (from, to) =>
      setOrder(
        movedTo(
          latest.current.map(({ id }) => id),
          from,
          to,
        ),
      ),
    bringInSight: (index) => bringInSight(box.current, index, rowHeight),
  });
  const rowHandle = useCallback((row: Row, isStop: boolean) => handle(String(row.id), isStop), [handle]);
  return (
    <>
      <SortBar
        sort={{ isChanged: order !== null, progress, failure, reset, save: () => save(newPositions(rows)) }}
        hint={canSort ? orderWords.hint : isNarrowed && mayWrite('de') && orderWords.notNow}
      />
      <SortGuard sort={{ isChanged: order !== null, reset }} />
      <Box ref={box} onPointerOver={onNear} sx={{ display: 'contents', ...dragStyles('tr', 'td') }}>
        <ListContextProvider value={useMemo(() => ({ ...list, data: rows }) as typeof list, [list, rows])}>
          <RowHandleContext value={canSort ? rowHandle : null}>{children}</RowHandleContext>
        </ListContextProvider>
      </Box>
      {extras}
    </>
  );
}

/** Scrolls the table so that a row is rendered. */
function bringInSight(box: HTMLElement | null, index: number, rowHeight: number): void {
  const wrapper = box?.querySelector('.RaDataTable-tableWrapper');
  if (!wrapper) return;
  const top = index * rowHeight;
  const height = wrapper.clientHeight - headHeight - rowHeight;
  if (top < wrapper.scrollTop) wrapper.scrollTop = top;
  else if (top > wrapper.scrollTop + height) wrapper.scrollTop = top - height;
}

/** Rows in a manual order of ids; new ones come last. */
export function arranged<Row extends { id: number }>(
  rows: readonly Row[],
  order: readonly number[] | null,
): readonly Row[] {
  if (!order) return rows;
  const positions = new Map(order.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (positions.get(a.id) ?? rows.length) - (positions.get(b.id) ?? rows.length));
}

/** The ids after a move. Both indexes refer to the list before the move. */
export function movedTo(ids: readonly number[], from: number, to: number): readonly number[] {
  const next = [...ids];
  const [id] = next.splice(from, 1);
  if (id !== undefined) next.splice(to, 0, id);
  return next;
}

/** The rows whose index differs from their position, with the index as the new position. */
export function newPositions<Row extends PositionedEntry>(rows: readonly Row[]): { entry: Row; position: number }[] {
  return rows
    .map((entry, position) => ({ entry, position }))
    .filter(({ entry, position }) => entry.position !== position);
}
