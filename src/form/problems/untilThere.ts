/** Code of inputs may still be on its way: so long it is waited for, in milliseconds. */
const patience = 3_000;

/**
 * Tries to bring someone to a field until it is there, unless they go elsewhere meanwhile. In: tries it, and says
 * whether it has worked; `isLast` says that it will not be asked again. Out: ends it.
 */
export function untilThere(attempt: (isLast: boolean) => boolean): () => void {
  const until = Date.now() + patience;
  const before = document.activeElement;
  const again = () => {
    const isLast = Date.now() > until;
    if (attempt(isLast) || isLast || document.activeElement !== before) clearInterval(timer);
  };
  const timer = setInterval(again, 50);
  again();
  return () => clearInterval(timer);
}

/** @returns waits like `untilThere`, for one thing at a time: another one, or null, ends the waiting for the first */
export function oneWait(): (attempt: Parameters<typeof untilThere>[0] | null) => void {
  let stop: (() => void) | undefined;
  return (attempt) => {
    stop?.();
    stop = attempt ? untilThere(attempt) : undefined;
  };
}
