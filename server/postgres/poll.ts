/**
 * Asks `check` again and again until it says yes. True when it did, false when the time ran out or `signal` aborted.
 * There is no event for "that other process is gone" or "the socket answers": asking is all one can do, soon at first,
 * then less and less often.
 */
export async function pollUntil(
  check: () => boolean | Promise<boolean>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  let intervalMs = 20;
  while (!signal?.aborted) {
    if (await check()) return true;
    if (performance.now() > deadline) return false;
    await pause(intervalMs, signal);
    intervalMs = Math.min(intervalMs * 1.2, 250);
  }
  return false;
}

/** Waits; returns early, without an error, when `signal` aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}
