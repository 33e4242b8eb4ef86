import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { writePaper, type Printed } from './paper';

/** A thread that writes one document after the other: printInWorker.ts starts it. */
parentPort?.on(
  'message',
  (printed: Printed) => void buffer(writePaper(printed)).then((bytes) => parentPort?.postMessage(bytes)),
);
