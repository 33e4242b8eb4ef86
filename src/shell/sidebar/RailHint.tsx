import Box from '@mui/material/Box';
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

/** The width of the icon-only menu, in pixels. */
export const railWidth = 52;

/** The label next to an icon of the rail; screen readers get the icon's own name. */
export function RailHint({ top, text }: { top: number; text: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        left: railWidth + 4,
        top,
        height: 36,
        display: 'flex',
        alignItems: 'center',
        px: 1.5,
        bgcolor: 'sidebar.background',
        color: 'sidebar.text',
        borderRadius: 1,
        boxShadow: 4,
        whiteSpace: 'nowrap',
        fontSize: '0.8125rem',
        pointerEvents: 'none',
        zIndex: 'tooltip',
      }}
    >
      {text}
    </Box>
  );
}

/** Where an item's hint is shown while it is hovered or focused; Escape hides it (WCAG 1.4.13). */
export function useRailHint() {
  const [top, setTop] = useState<number | null>(null);
  const show = (event: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>) =>
    setTop(event.currentTarget.getBoundingClientRect().top);
  const hide = () => setTop(null);
  return {
    top,
    handlers: {
      onMouseEnter: show,
      onMouseLeave: hide,
      onFocus: (event: FocusEvent<HTMLElement>) => event.currentTarget.matches(':focus-visible') && show(event),
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
    },
  };
}
