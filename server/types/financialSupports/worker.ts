import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { writeFinancialSupport, type Printed } from './pdf';

/** A thread that writes one document after the other: printInWorker.ts starts it. */
parentPort?.on(
  'message',
  (printed: Printed) => void buffer(writeFinancialSupport(printed)).then((bytes) => parentPort?.postMessage(bytes)),
);
