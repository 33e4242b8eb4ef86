import { parentPort, workerData } from 'node:worker_threads';
import { prepareDrawing, type Asked } from './prepareDrawing';

parentPort?.postMessage(prepareDrawing(workerData as Asked));
