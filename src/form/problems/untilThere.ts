/** Longest wait for code of inputs that is still loading, in milliseconds. */
const patience = 3_000;

/**
 * Repeats an attempt to focus a field until it succeeds, or the focus moves elsewhere.
 * @param attempt returns whether it succeeded; `isLast` if there will be no further one
 * @returns ends it
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

/** @returns like `untilThere`, for one target at a time: another one, or null, ends the previous wait */
export function oneWait(): (attempt: Parameters<typeof untilThere>[0] | null) => void {
  let stop: (() => void) | undefined;
  return (attempt) => {
    stop?.();
    stop = attempt ? untilThere(attempt) : undefined;
  };
}
