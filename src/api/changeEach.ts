import { fieldErrors } from './http';

export interface Failure {
  id: number;
  /** What the record is called, where it could be read. */
  record?: Record<string, unknown>;
  message: string;
}
interface Outcome {
  changed: number;
  /** Were as wanted already. */
  unchanged: number;
  failed: Failure[];
}
interface Calls<R> {
  read: (id: number) => Promise<R>;
  /** Saves over the version that was read. */
  write: (id: number, record: R, before: R) => Promise<unknown>;
  /** The record as it should be; null where it is so already. */
  change: (record: R) => R | null;
  /** How many are done, after each. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** So many at once: a server that serves others too is not kept busy by one of them. */
const atOnce = 4;

/**
 * Reads, changes and saves many records, each over the very version that was read. One that fails stops no other; a
 * signal that is given up stops before the next. Never throws.
 */
export async function changeEach<R extends Record<string, unknown>>(
  ids: readonly number[],
  { read, write, change, onProgress, signal }: Calls<R>,
): Promise<Outcome> {
  const outcome: Outcome = { changed: 0, unchanged: 0, failed: [] };
  const waiting = [...ids];
  let done = 0;
  const changeOne = async (id: number) => {
    let record: R | undefined;
    try {
      record = await read(id);
      const next = change(record);
      if (next) await write(id, next, record);
      outcome[next ? 'changed' : 'unchanged'] += 1;
    } catch (error) {
      outcome.failed.push({ id, ...(record && { record }), message: messageOf(error) });
    }
    done += 1;
    onProgress?.(done);
  };
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined && !signal?.aborted; id = waiting.shift()) await changeOne(id);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

/** What went wrong, with what is wrong at single fields. */
function messageOf(error: unknown): string {
  return [error instanceof Error ? error.message : '', ...Object.values(fieldErrors(error))].filter(Boolean).join(' ');
}
