import { parentPort } from 'node:worker_threads';
import { prepareDrawing, type Asked } from './prepareDrawing';

/** A thread that prepares one drawing after the other: prepareInWorker.ts starts it. */
parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(prepareDrawing(asked)));
