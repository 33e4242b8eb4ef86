import { parentPort } from 'node:worker_threads';
import { HttpProblem } from '../http/problems';
import { readXliff, type Returned } from './readReturned';

/** The texts of a file, or an error message for the user. */
export type Reading = { texts: Returned[] } | { refused: string };

async function read(bytes: Uint8Array): Promise<Reading> {
  try {
    return { texts: await readXliff(Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof HttpProblem) return { refused: error.detail };
    throw error;
  }
}

/** The worker thread of routes.ts, which reads files one at a time. */
parentPort?.on('message', (bytes: Uint8Array) => void read(bytes).then((reading) => parentPort?.postMessage(reading)));
