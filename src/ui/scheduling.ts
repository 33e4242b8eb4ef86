import { useCallback, useLayoutEffect, useRef } from 'react';

/** Runs a function after the next paint; in a hidden tab, when it becomes visible. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Resolves after the next paint; in a hidden tab, immediately. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => (document.hidden ? resolve() : afterPaint(resolve)));

/** The longest wait, in milliseconds. */
const idleTimeout = 1000;
/** Safari has no `requestIdleCallback`. */
const fallbackDelay = 200;

/**
 * Runs a function when the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: idleTimeout });
  return () => cancelIdleCallback(request);
}

/** Returns a function that checks whether the component is still mounted, for use after a wait. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
