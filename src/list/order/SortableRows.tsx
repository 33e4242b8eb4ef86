import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { ListContextProvider, useInfinitePaginationContext, useListContext } from 'react-admin';
import { nameOf as nameOfRecord } from '../../../domain/contentType';
import { orderWords } from '../../i18n/order';
import { reorderWords } from '../../i18n/uploads';
import { hiddenButRead } from '../../ui/hiddenButRead';
import type { Drag, RowElements } from '../../ui/reorder/Dragging';
import { isTouch } from '../../ui/reorder/pointers';
import { useReorderKeys } from '../../ui/reorder/useReorderKeys';
import { useListType, type Row } from '../ListType';
import { headHeight, rowHeight } from '../table/tableStyles';
import { RowHandle } from './RowHandle';
import { RowHandleContext } from './RowHandleContext';
import { arranged, movedTo, newPositions } from './rowOrder';
import { SortBar } from './SortBar';
import { SortGuard } from './SortGuard';
import { usePositionSaving, type Placed } from './usePositionSaving';

const Dragging = lazy(() => import('../../ui/reorder/Dragging').then((module) => ({ default: module.Dragging })));

type PlacedRow = Row & Placed;

/**
 * A list whose rows people put in order, by their handles or by keyboard, as long as all of them are in sight and in the order of their
 * positions. What was moved is saved or given up by a bar above. In: the table, with rows that show `RowHandleContext`.
 */
export function SortableRows({ children }: { children: ReactNode }) {
  const list = useListContext<PlacedRow>();
  const { data = [], filterValues, sort, isPlaceholderData } = list;
  const { hasNextPage } = useInfinitePaginationContext();
  const { type } = useListType();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const nameOf = useCallback((row: Row) => nameOfRecord(type, row) || `ID ${row.id}`, [type]);
  const { progress, failure, save, reset } = usePositionSaving<PlacedRow>({ resource: type.name, nameOf, onReloaded: () => setOrder(null) });
  const rows = useMemo(() => arranged(data, order) as PlacedRow[], [data, order]);
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0 || sort.field !== 'position' || sort.order !== 'ASC';
  const canSort = !isNarrowed && !isPlaceholderData && !hasNextPage && progress === null;

  const box = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(({ id }) => String(id)), [rows]);
  const latest = useRef(rows);
  latest.current = rows;
  const move = useCallback((from: number, to: number) => setOrder(movedTo(latest.current.map(({ id }) => id), from, to)), []);
  const { grabbed, news, onKeyDown, onBlur, onShown, announceDrop } = useReorderKeys({
    keys, list: box, nameOf: (key) => nameOf(latest.current[keys.indexOf(key)] as Row),
    onMove: (from, to) => {
      bringInSight(box.current, to);
      move(from, to);
    },
  });
  const onDrop = useCallback((key: string, from: number, to: number) => {
    if (from === to) return;
    move(from, to);
    announceDrop(key, to);
  }, [announceDrop, move]);

  // A row out of sight is not in the document: those that are tell so themselves.
  const elements = useRef(new Map<string, RowElements>());
  const [shown, setShown] = useState<readonly string[]>([]);
  const register = useCallback((key: string, handle: HTMLElement | null) => {
    if (handle) elements.current.set(key, { row: handle.closest('tr'), handle });
    else elements.current.delete(key);
    setShown([...elements.current.keys()]);
    if (handle) onShown(key, handle);
  }, [onShown]);
  const draggableRows = useMemo(() => {
    const places = new Map(keys.map((key, index) => [key, index]));
    return shown.flatMap((key) => {
      const index = places.get(key);
      return index === undefined ? [] : [{ key, index, name: nameOf(latest.current[index] as Row) }];
    });
  }, [shown, keys, nameOf]);
  const [drag, setDrag] = useState<Drag>({});
  useEffect(() => markRows(elements.current, drag), [drag]);
  const [near, setNear] = useState(isTouch);

  const kind = useId();
  const instructions = `${kind}-instructions`;
  const handle = useCallback((row: Row, isStop: boolean) => (
    <RowHandle itemKey={String(row.id)} name={nameOf(row)} instructions={instructions} isGrabbed={grabbed === String(row.id)} isStop={isStop} register={register} onKeyDown={onKeyDown} onBlur={onBlur} />
  ), [grabbed, instructions, nameOf, onBlur, onKeyDown, register]);
  return (
    <>
      <SortBar sort={{ isChanged: order !== null, progress, failure, reset, save: () => save(newPositions(rows)) }} />
      <SortGuard sort={{ isChanged: order !== null, reset }} />
      <Typography variant="caption" component="p" color="text.secondary">{canSort ? orderWords.hint : isNarrowed && orderWords.notNow}</Typography>
      <Box ref={box} onPointerOver={() => setNear(true)} sx={{ display: 'contents', '& tr[data-dragged] td': { opacity: 0.4 }, '& tr[data-drop="above"] td': { boxShadow: 'inset 0 2px 0 currentColor' }, '& tr[data-drop="below"] td': { boxShadow: 'inset 0 -2px 0 currentColor' } }}>
        <ListContextProvider value={useMemo(() => ({ ...list, data: rows }) as typeof list, [list, rows])}>
          <RowHandleContext value={canSort ? handle : null}>{children}</RowHandleContext>
        </ListContextProvider>
      </Box>
      <Box id={instructions} hidden>{reorderWords.instructions}</Box>
      <Box aria-live="assertive" aria-atomic="true" sx={hiddenButRead}>{news}</Box>
      {near && canSort && <Suspense fallback={null}><Dragging type={kind} rows={draggableRows} elements={elements.current} onDrag={setDrag} onDrop={onDrop} /></Suspense>}
    </>
  );
}

/** Scrolls the table so that a place in it is drawn. */
function bringInSight(box: HTMLElement | null, index: number): void {
  const wrapper = box?.querySelector('.RaDataTable-tableWrapper');
  if (!wrapper) return;
  const top = index * rowHeight;
  const height = wrapper.clientHeight - headHeight - rowHeight;
  if (top < wrapper.scrollTop) wrapper.scrollTop = top;
  else if (top > wrapper.scrollTop + height) wrapper.scrollTop = top - height;
}

/** What is dragged and where it would land, at the rows themselves: none of them is drawn anew. */
function markRows(elements: ReadonlyMap<string, RowElements>, { dragged, target, side }: Drag): void {
  for (const [key, { row }] of elements) {
    row?.toggleAttribute('data-dragged', key === dragged);
    if (key === target && side) row?.setAttribute('data-drop', side);
    else row?.removeAttribute('data-drop');
  }
}
