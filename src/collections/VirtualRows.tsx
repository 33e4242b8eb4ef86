import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

const rowHeight = 44;

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  label: string;
  /** The scrolling element. */
  scroller: RefObject<HTMLDivElement | null>;
  renderRow: (row: Row, index: number) => ReactNode;
}

/** Rows of equal height; only visible ones are rendered. */
export function VirtualRows<Row extends { id: number }>({ rows, label, scroller, renderRow }: VirtualRowsProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    useFlushSync: false,
  });
  return (
    <Box
      ref={scroller}
      sx={{
        maxHeight: 'min(60dvh, 440px)',
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        position: 'relative',
      }}
    >
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, position: 'relative', height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <Box
                key={row.id}
                component="li"
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                sx={{
                  position: 'absolute',
                  left: 0,
                  right: 0,
                  height: rowHeight,
                  boxSizing: 'border-box',
                  px: 1,
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  borderBottom: 1,
                  borderColor: 'divider',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
                style={{ transform: `translateY(${start}px)` }}
              >
                {renderRow(row, index)}
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
}

/** Scrolls so that a row is rendered. */
export function showRow(scroller: HTMLElement | null, index: number): void {
  if (!scroller) return;
  const top = index * rowHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + rowHeight > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + rowHeight - scroller.clientHeight;
}

/**
 * Restores the focus after a row was removed: on the same button of the row in its place, or of the last one.
 * @param button a selector of the button
 */
export function focusInRow(scroller: HTMLElement | null, index: number, button: string): void {
  const rows = [...(scroller?.querySelectorAll<HTMLElement>('li') ?? [])];
  const at = (row: HTMLElement) => Number(row.getAttribute('aria-posinset')) - 1;
  (rows.find((row) => at(row) === index) ?? rows.at(-1))?.querySelector<HTMLElement>(button)?.focus();
}
