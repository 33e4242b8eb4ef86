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
