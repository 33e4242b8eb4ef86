import { threadsOf } from '../threads';
import type { Printed } from './paper';

/** Several times the memory that the longest honest document needs. */
const print = threadsOf<Printed, Uint8Array>(new URL('./printWorker.mjs', import.meta.url), {
  memory: 512,
  threads: 2,
});
/** How long a document may take, in milliseconds: several times what a hundred pages need. */
const longest = 15_000;

/**
 * A record on paper, written beside the main thread, so that one which takes long holds up nobody. Null
 * where it is too much for paper.
 */
export async function printInWorker(printed: Printed, time = longest): Promise<Buffer | null> {
  const bytes = await print(printed, time);
  return typeof bytes === 'string' ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
