import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { writeDocument, type PrintedRecord } from './document';

/** The worker thread of printInWorker.ts, which writes documents one at a time. */
parentPort?.on(
  'message',
  (printed: PrintedRecord) => void buffer(writeDocument(printed)).then((bytes) => parentPort?.postMessage(bytes)),
);
