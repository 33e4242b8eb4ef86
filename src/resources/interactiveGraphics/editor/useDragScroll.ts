import { useEffect, type RefObject } from 'react';

/** A press that moves so far is no click, in pixels. */
const slack = 5;

/**
 * Moves what is larger than its frame by dragging it with the mouse; fingers do so themselves. What follows on a drag
 * is no click.
 */
export function useDragScroll(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let start: { x: number; y: number; left: number; top: number } | null = null;
    let isDragging = false;
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || (event.target as Element).closest('button')) return;
      start = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
      isDragging = false;
    };
    const onMove = (event: PointerEvent) => {
      if (!start) return;
      isDragging ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > slack;
      if (!isDragging) return;
      box.scrollLeft = start.left - (event.clientX - start.x);
      box.scrollTop = start.top - (event.clientY - start.y);
    };
    const onUp = () => {
      start = null;
    };
    const onClick = (event: MouseEvent) => {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    };
    box.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    box.addEventListener('click', onClick, true);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      box.removeEventListener('click', onClick, true);
    };
  }, [frame]);
}
