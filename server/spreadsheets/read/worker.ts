import { parentPort, workerData } from 'node:worker_threads';
import { HttpProblem } from '../../http/problems';
import type { Reading } from './readInWorker';
import { readSpreadsheet } from './readSpreadsheet';

/** A thread that reads one file and ends: readInWorker.ts starts it. */
const reading: Reading = await readSpreadsheet(Buffer.from(workerData as Uint8Array)).then(
  (sheets) => ({ sheets }),
  (error: unknown) => {
    if (error instanceof HttpProblem) return { refused: error.detail };
    throw error;
  },
);
parentPort?.postMessage(reading);
