import { parentPort } from 'node:worker_threads';
import { prepareDrawing, type DrawingRequest } from './prepareDrawing';

/** A worker thread that prepares drawings one at a time; started by prepareInWorker.ts. */
parentPort?.on('message', (request: DrawingRequest) => parentPort?.postMessage(prepareDrawing(request)));
