import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { useDragLayer } from 'react-dnd';
import type { DraggedRow } from './Dragging';
import { useAutoScroll } from './useAutoScroll';

/** What a finger drags: browsers draw nothing of their own for touches, nor do they scroll at the edges. */
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
        sx={{ position: 'fixed', zIndex: 'tooltip', left: 0, top: 0, px: 1.5, py: 1, maxWidth: 280, pointerEvents: 'none', transform: `translate(${offset.x + 12}px, ${offset.y - 16}px)` }}
      >
        {item.name}
      </Paper>
    </Portal>
  );
}
