/**
 * How long one thing may take to stop, in milliseconds: PostgreSQL is given 35 s to write everything, requests under
 * way have 10.
 */
const longestStop = 45_000;
/** `npm start` hands a signal on that the terminal has sent to all: the same Ctrl-C arrives twice. In milliseconds. */
const sameSignal = 1_000;

export interface Lifecycle {
  /** Something to be undone at the end, last in, first out. */
  defer(undo: () => Promise<unknown> | void): void;
  /** Undoes everything, once. */
  end(): Promise<void>;
  /** The first signal has come. */
  readonly isEnding: boolean;
}

/**
 * Waits for one thing to stop; rejects when that takes longer than anything may, so that it does not hold up what comes
 * after it.
 */
async function inTime(undo: () => Promise<unknown> | void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It has not stopped within ${longestStop / 1000} s; the rest is stopped without it.`)),
      longestStop,
    );
  });
  try {
    await Promise.race([undo(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ends the process in order on SIGINT, SIGTERM and SIGHUP: what was started last is stopped first. A second signal ends
 * it at once. Errors nobody has caught are reported; after an exception the state is unknown, so that ends the process
 * too.
 */
export function lifecycle(report: (message: string, error?: unknown) => void): Lifecycle {
  const undos: (() => Promise<unknown> | void)[] = [];
  let ended: Promise<void> | undefined;
  let firstSignal: number | undefined;

  const undoAll = async () => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      try {
        await inTime(undo);
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
        if (performance.now() - firstSignal > sameSignal) process.exit(1);
        return;
      }
      firstSignal = performance.now();
      report(`Stopping (${signal}).`);
      exit();
    });
  }
  // Nobody reads what it says any more (a pipe that was closed, a terminal that has gone): no reason to end. Reporting
  // that would fail in the same way, and for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('unhandledRejection', (error) => report('An error was not handled.', error));
  process.on('uncaughtException', (error) => {
    report('An error was not handled; the server ends.', error);
    process.exitCode = 1;
    exit();
  });
  return {
    // Something that got ready only after the end began is stopped right away.
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
