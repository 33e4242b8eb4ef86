import { useLayoutEffect } from 'react';
import type { KeyArea } from './keyTable';

const shown = new Map<KeyArea, number>();

/** Activates the keys of an area while the calling component is mounted; the help then lists them. */
export function useKeyArea(area: KeyArea | undefined): void {
  useLayoutEffect(() => {
    if (!area) return;
    shown.set(area, (shown.get(area) ?? 0) + 1);
    return () => void shown.set(area, (shown.get(area) ?? 1) - 1);
  }, [area]);
}

/** The areas active now. */
export function shownAreas(): KeyArea[] {
  return [...shown].filter(([, count]) => count > 0).map(([area]) => area);
}
