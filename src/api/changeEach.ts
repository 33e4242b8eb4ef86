import { fieldErrors } from './http';

export interface Failure {
  id: number;
  /** The record, if it could be read. */
  record?: Record<string, unknown>;
  message: string;
}
interface Outcome {
  changed: number;
  /** The number of records that needed no change. */
  unchanged: number;
  failed: Failure[];
}
interface Calls<R> {
  read: (id: number) => Promise<R>;
  /** Saves on top of the version that was read. */
  write: (id: number, record: R, before: R) => Promise<unknown>;
  /** The changed record; null if it needs no change. */
  change: (record: R) => R | null;
  /** Called after each record with the number of records done. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** The number of concurrent requests; low, so that one person does not keep the server busy. */
const atOnce = 4;

/**
 * Reads, changes and saves many records, each based on the version just read. A failure does not stop the others; an
 * aborted signal stops before the next one. Never throws.
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

/** The error message, including those of individual fields. */
function messageOf(error: unknown): string {
  return [error instanceof Error ? error.message : '', ...Object.values(fieldErrors(error))].filter(Boolean).join(' ');
}
