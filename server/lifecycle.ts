/** The time limit of a clean-up, in milliseconds. PostgreSQL takes up to 35 s, running requests 10 s. */
const stopTimeout = 45_000;
/**
 * A second signal within this many milliseconds belongs to the same Ctrl-C: the terminal and `npm start` both send one.
 */
const repeatedSignal = 1_000;

export interface Lifecycle {
  /** Registers a clean-up. Clean-ups run in reverse order. */
  defer(undo: () => Promise<unknown> | void): void;
  /** Runs all clean-ups; once only. */
  end(): Promise<void>;
  /** A first signal has arrived. */
  readonly isEnding: boolean;
}

/** Waits for a clean-up only up to the limit, so that the others still run. */
async function withTimeout(undo: () => Promise<unknown> | void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It has not stopped within ${stopTimeout / 1000} s; the rest is stopped without it.`)),
      stopTimeout,
    );
  });
  try {
    await Promise.race([undo(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Shuts down in order on SIGINT, SIGTERM and SIGHUP: last started, first stopped. A second signal ends the process at
 * once. Unhandled errors are reported; an uncaught exception also ends the process, since its state is unknown.
 */
export function lifecycle(report: (message: string, error?: unknown) => void): Lifecycle {
  const undos: (() => Promise<unknown> | void)[] = [];
  let ended: Promise<void> | undefined;
  let firstSignal: number | undefined;

  const undoAll = async () => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      try {
        await withTimeout(undo);
      } catch (error) {
        report('Something did not stop as it should.', error);
        process.exitCode = 1;
      }
    }
  };
  const end = () => (ended ??= undoAll());
  const exit = () => void end().then(() => process.exit());

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstSignal !== undefined) {
        if (performance.now() - firstSignal > repeatedSignal) process.exit(1);
        return;
      }
      firstSignal = performance.now();
      report(`Stopping (${signal}).`);
      exit();
    });
  }
  // Without a listener, a closed pipe or terminal would end the process. The error is not reported, since that would
  // fail again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('unhandledRejection', (error) => report('An error was not handled.', error));
  process.on('uncaughtException', (error) => {
    report('An error was not handled; the server ends.', error);
    process.exitCode = 1;
    exit();
  });
  return {
    // What is registered during the shutdown is stopped right away.
    defer: (undo) => {
      undos.push(undo);
      if (ended) ended = ended.then(undoAll);
    },
    end,
    get isEnding() {
      return firstSignal !== undefined;
    },
  };
}
