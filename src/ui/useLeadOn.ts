import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Leads the focus on from what goes with the focus within it, since it would fall to nowhere. In: the place to go to,
 * asked when it goes. Out: for the element that goes.
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
