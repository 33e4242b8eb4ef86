import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isKey, keyTable } from '../../keys/keyTable';
import { headHeight, useRowHeight } from './tableStyles';

interface Options {
  container: RefObject<HTMLElement | null>;
  /** The current row; the renderer reads it too. */
  current: RefObject<number>;
  /** The row to return to; -1 if there is none. */
  initial: number;
  rowCount: number;
  scrollTo: (row: number, options: { align: 'auto' }) => void;
  /** Selects a range of rows, or toggles a single one. Undefined if rows cannot be selected. */
  mark: ((from: number, to: number) => void) | undefined;
}

/** Moves the focus between the rows of a virtual table, one of which is a tab stop. */
export function useRowFocus({ container, current, initial, rowCount, scrollTo, mark }: Options) {
  const rowHeight = useRowHeight();
  const [stop, setStop] = useState(Math.max(initial, 0));
  const wanted = useRef(initial >= 0 && rowCount > initial ? initial : -1);

  useLayoutEffect(() => {
    if (wanted.current < 0) return;
    const link = container.current?.querySelector<HTMLElement>(`tr[data-row="${wanted.current}"] .name`);
    if (!link) return;
    const isComingBack = current.current < 0;
    wanted.current = -1;
    current.current = rowOf(link);
    // Returns to the previous row, unless something else has the focus.
    if (isComingBack && !document.activeElement?.contains(link)) return;
    link.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = rowOf(event.target);
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (mark && isKey(event.nativeEvent, keyTable.list.mark)) {
      event.preventDefault();
      return mark(from, from);
    }
    // With Shift, the same keys select the rows that they pass.
    if (event.shiftKey && !mark) return;
    const page = Math.floor(((container.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1;
    const to = nextRow(event.key, from, rowCount, page);
    if (to === null) return;
    event.preventDefault();
    if (event.shiftKey && to !== from) mark?.(from, to);
    wanted.current = to;
    current.current = to;
    setStop(to);
    scrollTo(to, { align: 'auto' });
  };
  const onUse = ({ target }: { target: EventTarget }) => {
    const row = rowOf(target);
    if (row < 0) return;
    current.current = row;
    setStop(row);
  };
  return { stop: stop < rowCount ? stop : 0, onKeyDown, onFocus: onUse, onMouseDown: onUse };
}

/** The row that a key moves to; null for other keys. `page` is the number of rows in view. */
export function nextRow(key: string, from: number, rowCount: number, page: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: Math.max(page, 1),
    PageUp: -Math.max(page, 1),
    Home: -rowCount,
    End: rowCount,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(from + step, 0), rowCount - 1);
}

/** The row that has the focus; -1 if none has. */
export function focusedRow(body: HTMLElement | null): number {
  const focused = document.activeElement;
  return focused && body?.contains(focused) ? rowOf(focused) : -1;
}

function rowOf(target: EventTarget): number {
  return Number((target as Element).closest<HTMLElement>('tr[data-row]')?.dataset.row ?? -1);
}
