import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus on when an element that contains it is removed.
 * @param to returns the next element, called on removal
 * @returns the ref of the element
 */
export function useLeadOn<Place extends HTMLElement>(
  to: (gone: Place) => HTMLElement | null | undefined,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const latest = useRef(to);
  latest.current = to;
  useLayoutEffect(() => {
    const gone = place.current;
    return () => {
      if (gone?.contains(document.activeElement)) latest.current(gone)?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
