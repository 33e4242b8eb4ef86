import { createThreadPool } from '../threads';
import type { PrintedRecord } from './document';

/** Several times the memory that the longest realistic document needs. */
const print = createThreadPool<PrintedRecord, Uint8Array>(new URL('./printWorker.mjs', import.meta.url), {
  memory: 512,
  threads: 2,
});
/** The time limit in milliseconds: several times as long as a hundred pages take. */
const timeLimit = 15_000;

/**
 * Prints a record in a worker thread, so that long documents do not block the server. Null if it exceeds the limits.
 */
export async function printInWorker(printed: PrintedRecord, time = timeLimit): Promise<Buffer | null> {
  const bytes = await print(printed, time);
  return typeof bytes === 'string' ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
