import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { writePaper, type Printed } from './paper';

/** The worker thread of printInWorker.ts, which writes one document after the other. */
parentPort?.on(
  'message',
  (printed: Printed) => void buffer(writePaper(printed)).then((bytes) => parentPort?.postMessage(bytes)),
);
