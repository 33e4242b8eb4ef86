import { useLayoutEffect } from 'react';
import type { KeyArea } from './keyTable';

const shown = new Map<KeyArea, number>();

/** The keys of an area mean something as long as what calls this is on the page; the help shows them then. */
export function useKeyArea(area: KeyArea | undefined): void {
  useLayoutEffect(() => {
    if (!area) return;
    shown.set(area, (shown.get(area) ?? 0) + 1);
    return () => void shown.set(area, (shown.get(area) ?? 1) - 1);
  }, [area]);
}

/** The areas on the page now. */
export function shownAreas(): KeyArea[] {
  return [...shown].filter(([, count]) => count > 0).map(([area]) => area);
}
