import { parentPort } from 'node:worker_threads';
import { HttpProblem } from '../../http/problems';
import type { Reading } from './readInWorker';
import { readSpreadsheet } from './readSpreadsheet';

async function read(bytes: Uint8Array): Promise<Reading> {
  try {
    return { sheets: await readSpreadsheet(Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof HttpProblem) return { refused: error.detail };
    throw error;
  }
}

/** The worker thread of readInWorker.ts, which reads files one at a time. */
parentPort?.on('message', (bytes: Uint8Array) => void read(bytes).then((reading) => parentPort?.postMessage(reading)));
