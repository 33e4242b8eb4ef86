/**
 * Does something once what is being drawn now is on the screen; in a tab that nobody sees, as soon as somebody does.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Waits for that; in a tab that nobody sees there is nothing to wait for. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => (document.hidden ? resolve() : afterPaint(resolve)));

/** At the latest, in milliseconds. */
const patience = 1000;
/** Safari does not say when it is idle. */
const later = 200;

/** Does something once the browser has nothing better to do. Out: calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, later);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(asked);
}
