import { parentPort } from 'node:worker_threads';
import { prepareDrawing, type DrawingRequest } from './prepareDrawing';

/** A worker thread that prepares one drawing after the other; started by prepareInWorker.ts. */
parentPort?.on('message', (request: DrawingRequest) => parentPort?.postMessage(prepareDrawing(request)));
