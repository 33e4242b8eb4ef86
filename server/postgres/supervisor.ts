import { pause } from './poll';
import { stopPostmaster, type Postmaster } from './postmaster';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** Having run this long, the next end is a new problem and not the same one again. */
const STABLE_MS = 60_000;

export interface Supervised {
  /** Stops PostgreSQL for good. Throws when it does not end. */
  stop(): Promise<void>;
}

/**
 * Keeps PostgreSQL running: when it ends by itself, starts it again, after ever longer pauses while that fails, and
 * logs it. The API answers 503 meanwhile. `launch` hands the new process to `started` before it waits for it to be
 * ready: so it can be stopped at any time.
 */
export function supervise(
  first: Postmaster,
  launch: (started: (postmaster: Postmaster) => void, signal: AbortSignal) => Promise<void>,
  log: (message: string) => void,
): Supervised {
  const stopping = new AbortController();
  const aborted = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  let current = first;
  let startedAt = performance.now();
  let pauseMs = FIRST_PAUSE_MS;

  const watch = async () => {
    while (!stopping.signal.aborted) {
      const reason = await Promise.race([current.ended, aborted]);
      if (stopping.signal.aborted) return;
      log(`PostgreSQL ended unexpectedly (${reason}), starting it again.`);
      if (performance.now() - startedAt > STABLE_MS) pauseMs = FIRST_PAUSE_MS;
      await restart();
    }
  };
  const restart = async () => {
    while (!stopping.signal.aborted) {
      await pause(pauseMs, stopping.signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      if (stopping.signal.aborted) return;
      startedAt = performance.now();
      try {
        await launch((postmaster) => (current = postmaster), stopping.signal);
        return;
      } catch (error) {
        log(`PostgreSQL could not be started again: ${(error as Error).message}`);
      }
    }
  };
  const watching = watch();

  return {
    async stop() {
      stopping.abort();
      await watching;
      await stopPostmaster(current);
    },
  };
}
