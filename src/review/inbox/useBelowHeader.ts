import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps what is sticky below the header of its form, which is as high as what it shows. */
export function useBelowHeader(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const header = box.current?.closest('[role="form"]')?.querySelector('header');
    if (!header || typeof ResizeObserver === 'undefined') return;
    const place = () => box.current?.style.setProperty('top', `calc(var(--page-top, 0px) + ${header.offsetHeight - 1}px)`);
    const observer = new ResizeObserver(place);
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return box;
}
