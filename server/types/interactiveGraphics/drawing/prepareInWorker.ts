import { Worker } from 'node:worker_threads';
import { prepareDrawing, type Asked, type Prepared } from './prepareDrawing';

/** How long a drawing may take, in milliseconds, and how much memory, in megabytes: several times what the largest honest one needs. */
const most = { time: 10_000, memory: 512 };
/** Small drawings are read faster than a worker starts; none of them can take long, unless its selector asks for much. */
const smallDrawing = 20_000;
const isSimple = (selector: string) => selector.split(/[\s>+~(]+/).length <= 4;

let last: Promise<unknown> = Promise.resolve();

/**
 * `prepareDrawing` beside the main thread, one at a time, so that a drawing which is made to take long holds up nobody who does not bring
 * one himself: it ends with its time.
 */
export async function prepareInWorker(asked: Asked, limits = most): Promise<Prepared> {
  if (asked.svg.length <= smallDrawing && isSimple(asked.selector) && isSimple(asked.start)) return prepareDrawing(asked);
  const run = last.then(() => inWorker(asked, limits));
  last = run.catch(() => undefined);
  return run;
}

function inWorker(asked: Asked, { time, memory }: typeof most): Promise<Prepared> {
  const refused = (message: string): Prepared => ({ svg: asked.svg, removed: {}, keys: [], errors: [{ field: 'svg', message }] });
  const worker = new Worker(new URL('./prepareWorker.mjs', import.meta.url), { workerData: asked, resourceLimits: { maxOldGenerationSizeMb: memory } });
  return new Promise<Prepared>((resolve, reject) => {
    const timer = setTimeout(() => resolve(refused('Die Zeichnung lässt sich nicht in nützlicher Zeit lesen. Vereinfachen Sie bitte Zeichnung oder Selektor.')), time);
    worker.on('message', resolve);
    worker.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(refused('Die Zeichnung enthält zu viel. Vereinfachen Sie sie bitte.')) : reject(error)));
    worker.on('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}
