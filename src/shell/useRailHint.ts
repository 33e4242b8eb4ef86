import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

/** Where the hint of an item stands while it is pointed at or has the keyboard's focus; Escape takes it away (WCAG 1.4.13). */
export function useRailHint() {
  const [top, setTop] = useState<number | null>(null);
  const show = (event: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>) => setTop(event.currentTarget.getBoundingClientRect().top);
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
