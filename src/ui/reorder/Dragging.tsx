import { useEffect, useState } from 'react';
import { DndProvider, useDrag, useDrop, type DropTargetMonitor } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { isTouch } from './pointers';
import { DragPreview, type DraggedRow } from './DragPreview';

/**
 * What DndProvider gets. With a `context` of its own choice react-dnd keeps one manager for ever; without, it forgets
 * the manager with the last list and the next one fails with two HTML5 backends at the same time.
 */
const dragBackend = isTouch
  ? { backend: TouchBackend, options: { enableMouseEvents: true }, context: globalThis }
  : { backend: HTML5Backend, context: globalThis };

/** The half of a row that the pointer is over. */
export type Side = 'above' | 'below';

/** The index that a row gets which is dropped above or below another. */
export function dropIndex(from: number, over: number, side: Side): number {
  const gap = side === 'below' ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}

/** What is under way, by the keys of the rows. */
export interface Drag {
  dragged?: string;
  target?: string;
  side?: Side;
}

/** The elements of a row that stands already. */
export interface RowElements {
  row: HTMLElement | null;
  handle: HTMLElement | null;
}

interface DraggingProps {
  /** Rows of one list; those of another take nothing from it. */
  type: string;
  rows: readonly DraggedRow[];
  elements: ReadonlyMap<string, RowElements>;
  onDrag: (change: (before: Drag) => Drag) => void;
  onDrop: (key: string, from: number, to: number) => void;
}

/**
 * Makes rows that stand already draggable and renders nothing of its own: react-dnd is a fifth of a form's weight, so
 * it comes, as a chunk apart, when a pointer comes near a list.
 */
export function Dragging({ rows, ...list }: DraggingProps) {
  return (
    <DndProvider {...dragBackend}>
      {rows.map(({ key, name, index }) => (
        <DraggableRow key={key} itemKey={key} name={name} index={index} {...list} />
      ))}
      {isTouch && <DragPreview type={list.type} />}
    </DndProvider>
  );
}

/** One row: dragged by its handle, and a place where others are dropped, above or below its middle. */
function DraggableRow({
  type,
  itemKey,
  name,
  index,
  elements,
  onDrag,
  onDrop,
}: Omit<DraggingProps, 'rows'> & { itemKey: string; name: string; index: number }) {
  const [side, setSide] = useState<Side>('above');
  const sideNow = (monitor: DropTargetMonitor) => sideOf(elements.get(itemKey)?.row ?? null, monitor);
  const [{ isDragging }, drag, preview] = useDrag<DraggedRow, unknown, { isDragging: boolean }>(
    () => ({ type, item: { key: itemKey, index, name }, collect: (monitor) => ({ isDragging: monitor.isDragging() }) }),
    [type, itemKey, index, name],
  );
  const [{ isTarget }, drop] = useDrop<DraggedRow, unknown, { isTarget: boolean }>(
    () => ({
      accept: type,
      hover: (_, monitor) => setSide(sideNow(monitor)),
      drop: (dragged, monitor) => onDrop(dragged.key, dragged.index, dropIndex(dragged.index, index, sideNow(monitor))),
      collect: (monitor) => ({ isTarget: monitor.isOver() && monitor.getItem<DraggedRow>()?.key !== itemKey }),
    }),
    [type, itemKey, index, onDrop],
  );

  // After every render: rows may have made their elements anew.
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

  useEffect(() => {
    if (!isTarget) return;
    onDrag((before) => ({ ...before, target: itemKey, side }));
    return () => onDrag((before) => (before.target === itemKey ? { dragged: before.dragged } : before));
  }, [isTarget, side, itemKey, onDrag]);

  return null;
}

/** Whether the pointer is above or below the middle of a row. */
function sideOf(row: HTMLElement | null, monitor: DropTargetMonitor): Side {
  const box = row?.getBoundingClientRect();
  const pointer = monitor.getClientOffset();
  return box && pointer && pointer.y > box.top + box.height / 2 ? 'below' : 'above';
}
