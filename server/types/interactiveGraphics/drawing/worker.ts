import { parentPort } from 'node:worker_threads';
import { prepareDrawing, type DrawingRequest } from './prepareDrawing';

/** A thread that prepares one drawing after the other: prepareInWorker.ts starts it. */
parentPort?.on('message', (request: DrawingRequest) => parentPort?.postMessage(prepareDrawing(request)));
