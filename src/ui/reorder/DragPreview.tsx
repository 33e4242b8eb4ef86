import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { useDragLayer } from 'react-dnd';
import { useEffect } from 'react';

/** A row being dragged. */
export interface DraggedRow {
  key: string;
  index: number;
  name: string;
}

/** The preview of a touch drag: browsers show none for touch, nor do they scroll at the edges. */
export function DragPreview({ type }: { type: string }) {
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

/** Distance from an edge, in pixels, at which the page starts to scroll. */
const edge = 64;
const step = 10;

/**
 * Scrolls while a drag is held near the upper or lower edge of the window.
 * @param y the pointer's position; null without a drag
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

/** The element to scroll at a height: the nearest scrolling ancestor there, or else the page. */
function scrollerAt(y: number): Element {
  const inside = Math.min(Math.max(y, 0), window.innerHeight - 1);
  let element = document.elementFromPoint(window.innerWidth / 2, inside);
  for (; element; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY))
      return element;
  }
  return document.scrollingElement ?? document.documentElement;
}
