import { useEffect, useState } from 'react';
import { DndProvider, useDrag, useDrop, type DropTargetMonitor, useDragLayer } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { isTouch } from './useReorderKeys';

/**
 * The props of DndProvider. With a custom `context`, react-dnd keeps one manager forever; otherwise it drops the
 * manager with the last list, and the next list fails with two HTML5 backends at the same time.
 */
const dragBackend = isTouch
  ? { backend: TouchBackend, options: { enableMouseEvents: true }, context: globalThis }
  : { backend: HTML5Backend, context: globalThis };

/** The half of a row that the pointer is over. */
type Side = 'above' | 'below';

/** The new index of a row dropped above or below another. */
export function dropIndex(from: number, over: number, side: Side): number {
  const gap = side === 'below' ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}

/** The current drag, by keys of rows. */
export interface Drag {
  dragged?: string;
  target?: string;
  side?: Side;
}

/** The elements of a rendered row. */
export interface RowElements {
  row: HTMLElement | null;
  handle: HTMLElement | null;
}

interface DraggingProps {
  /** Identifies a list; rows cannot be dropped into another list. */
  type: string;
  /** The rendered rows. */
  rows: readonly DraggedRow[];
  /** The number of all rows. */
  count: number;
  elements: ReadonlyMap<string, RowElements>;
  onDrag: (change: (before: Drag) => Drag) => void;
  onDrop: (key: string, from: number, to: number) => void;
}

/**
 * Makes rendered rows draggable; renders nothing itself. react-dnd makes up a fifth of a form's code, so it is a
 * separate chunk, loaded when a pointer comes near a list.
 */
export function Dragging({ rows, count, ...list }: DraggingProps) {
  return (
    <DndProvider {...dragBackend}>
      <BeyondTheEnds ends={rows.filter(({ index }) => index === 0 || index === count - 1)} {...list} />
      {rows.map(({ key, name, index }) => (
        <DraggableRow key={key} itemKey={key} name={name} index={index} {...list} />
      ))}
      {isTouch && <DragPreview type={list.type} />}
    </DndProvider>
  );
}

/** A row that can be dragged by its handle, and a drop target above or below its middle. */
function DraggableRow({
  type,
  itemKey,
  name,
  index,
  elements,
  onDrag,
  onDrop,
}: Omit<DraggingProps, 'rows' | 'count'> & { itemKey: string; name: string; index: number }) {
  const [side, setSide] = useState<Side | undefined>();
  /**
   * Undefined if dropping would change nothing; then no mark is shown, and the browser shows that dropping is not
   * possible.
   */
  const sideNow = (monitor: DropTargetMonitor<DraggedRow>): Side | undefined => {
    const now = sideOf(elements.get(itemKey)?.row ?? null, monitor);
    const from = monitor.getItem()?.index ?? index;
    return dropIndex(from, index, now) === from ? undefined : now;
  };
  const [{ isDragging }, drag, preview] = useDrag<DraggedRow, unknown, { isDragging: boolean }>(
    () => ({ type, item: { key: itemKey, index, name }, collect: (monitor) => ({ isDragging: monitor.isDragging() }) }),
    [type, itemKey, index, name],
  );
  const [{ isTarget }, drop] = useDrop<DraggedRow, unknown, { isTarget: boolean }>(
    () => ({
      accept: type,
      hover: (_, monitor) => setSide(sideNow(monitor)),
      canDrop: (_, monitor) => sideNow(monitor) !== undefined,
      drop: (dragged, monitor) => {
        const now = sideNow(monitor);
        if (now) onDrop(dragged.key, dragged.index, dropIndex(dragged.index, index, now));
      },
      collect: (monitor) => ({ isTarget: monitor.isOver() }),
    }),
    [type, itemKey, index, onDrop],
  );

  // Runs after every render, since rows may have new elements.
  useEffect(() => {
    const { row = null, handle = null } = elements.get(itemKey) ?? {};
    drag(handle);
    preview(row);
    drop(row);
  });

  useEffect(() => {
    if (!isDragging) return;
    onDrag((before) => ({ ...before, dragged: itemKey }));
    return () => onDrag(({ dragged, ...rest }) => (dragged === itemKey ? rest : { dragged, ...rest }));
  }, [isDragging, itemKey, onDrag]);

  useMark(isTarget ? itemKey : undefined, side, onDrag);
  return null;
}

/** Drops this far above the first or below the last row still count, in pixels. */
const reach = 120;

/** Accepts drops beyond the first and last row, if they are near enough. */
function BeyondTheEnds({
  type,
  ends,
  elements,
  onDrag,
  onDrop,
}: Pick<DraggingProps, 'type' | 'elements' | 'onDrag' | 'onDrop'> & { ends: readonly DraggedRow[] }) {
  const [end, setEnd] = useState<End | undefined>();
  const endNow = (monitor: DropTargetMonitor<DraggedRow>) => endBeyond(ends, elements, monitor);
  const [{ isTarget }, drop] = useDrop<DraggedRow, unknown, { isTarget: boolean }>({
    accept: type,
    hover: (_, monitor) => setEnd(endNow(monitor)),
    canDrop: (_, monitor) => endNow(monitor) !== undefined,
    drop: (dragged, monitor) => {
      const now = monitor.didDrop() ? undefined : endNow(monitor);
      if (now) onDrop(dragged.key, dragged.index, dropIndex(dragged.index, now.index, now.side));
    },
    collect: (monitor) => ({ isTarget: monitor.isOver({ shallow: true }) }),
  });
  useEffect(() => {
    drop(document.body);
    return () => void drop(null);
  }, [drop]);
  useMark(isTarget ? end?.key : undefined, end?.side, onDrag);
  return null;
}

interface End {
  key: string;
  index: number;
  side: Side;
}

/** The first or last row, if the pointer is just beyond it; undefined if the dragged row already has that position. */
function endBeyond(
  ends: readonly DraggedRow[],
  elements: DraggingProps['elements'],
  monitor: DropTargetMonitor<DraggedRow>,
): End | undefined {
  const pointer = monitor.getClientOffset();
  const from = monitor.getItem()?.index;
  if (!pointer || from === undefined) return undefined;
  return ends.flatMap(({ key, index }) => {
    const box = elements.get(key)?.row?.getBoundingClientRect();
    if (!box || index === from || pointer.x < box.left - reach || pointer.x > box.right + reach) return [];
    const beyond = index === 0 ? box.top - pointer.y : pointer.y - box.bottom;
    return beyond >= 0 && beyond <= reach
      ? [{ key, index, side: index === 0 ? ('above' as const) : ('below' as const) }]
      : [];
  })[0];
}

/** Marks the row next to which the dragged one would land. */
function useMark(key: string | undefined, side: Side | undefined, onDrag: DraggingProps['onDrag']): void {
  useEffect(() => {
    if (key === undefined || side === undefined) return;
    onDrag((before) => ({ ...before, target: key, side }));
    return () => onDrag((before) => (before.target === key ? { dragged: before.dragged } : before));
  }, [key, side, onDrag]);
}

/** Whether the pointer is above or below the middle of a row. */
function sideOf(row: HTMLElement | null, monitor: DropTargetMonitor): Side {
  const box = row?.getBoundingClientRect();
  const pointer = monitor.getClientOffset();
  return box && pointer && pointer.y > box.top + box.height / 2 ? 'below' : 'above';
}

/** A row being dragged. */
interface DraggedRow {
  key: string;
  index: number;
  name: string;
}

/** The preview of a drag by touch. For touch, browsers neither show one nor scroll at the edges. */
function DragPreview({ type }: { type: string }) {
  const { item, offset } = useDragLayer((monitor) => ({
    item: monitor.isDragging() && monitor.getItemType() === type ? monitor.getItem<DraggedRow>() : null,
    offset: monitor.getClientOffset(),
  }));
  useAutoScroll(item ? (offset?.y ?? null) : null);
  if (!item || !offset) return null;
  return (
    <Portal>
      <Paper
        elevation={6}
        aria-hidden="true"
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          left: 0,
          top: 0,
          px: 1.5,
          py: 1,
          maxWidth: 280,
          pointerEvents: 'none',
          transform: `translate(${offset.x + 12}px, ${offset.y - 16}px)`,
        }}
      >
        {item.name}
      </Paper>
    </Portal>
  );
}

/** The distance from an edge, in pixels, at which the page starts to scroll. */
const edge = 64;
const step = 10;

/**
 * Scrolls while a drag is held near the upper or lower edge of the window.
 * @param y the pointer's position; null if nothing is dragged
 */
function useAutoScroll(y: number | null): void {
  useEffect(() => {
    if (y === null) return;
    const direction = y < edge ? -1 : y > window.innerHeight - edge ? 1 : 0;
    if (direction === 0) return;
    const scroller = scrollerAt(y);
    const timer = setInterval(() => scroller.scrollBy(0, direction * step), 16);
    return () => clearInterval(timer);
  }, [y]);
}

/** The element to scroll at a height: the nearest scrolling ancestor there, or the page. */
function scrollerAt(y: number): Element {
  const inside = Math.min(Math.max(y, 0), window.innerHeight - 1);
  let element = document.elementFromPoint(window.innerWidth / 2, inside);
  for (; element; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY))
      return element;
  }
  return document.scrollingElement ?? document.documentElement;
}
