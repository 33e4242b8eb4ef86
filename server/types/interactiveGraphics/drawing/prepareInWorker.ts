import { createThreadPool } from '../../../threads';
import { prepareDrawing, type DrawingRequest, type Prepared } from './prepareDrawing';

/** In megabytes: several times as much as the largest legitimate drawing needs. */
const prepare = createThreadPool<DrawingRequest, Prepared>(new URL('./prepareWorker.mjs', import.meta.url), {
  memory: 512,
  threads: 1,
});
/** The time limit for a drawing in milliseconds: several times as long as the largest legitimate one needs. */
const timeLimit = 10_000;
/** Reading a small drawing is faster than starting a thread, and cannot take long unless its selector is complex. */
const smallDrawing = 20_000;
const isSimple = (selector: string) => selector.split(/[\s>+~(]+/).length <= 4;

/**
 * Runs `prepareDrawing` in a worker thread, one drawing at a time: a malicious drawing delays only others who submit
 * one, and is stopped at the time limit.
 */
export async function prepareInWorker(request: DrawingRequest, time = timeLimit): Promise<Prepared> {
  if (request.svg.length <= smallDrawing && isSimple(request.selector) && isSimple(request.start))
    return prepareDrawing(request);
  const prepared = await prepare(request, time);
  const refused = (message: string): Prepared => ({
    svg: request.svg,
    removed: {},
    keys: [],
    errors: [{ field: 'svg', message }],
  });
  if (prepared === 'tooLong')
    return refused('Das Einlesen der Zeichnung dauert zu lange. Vereinfachen Sie bitte Zeichnung oder Selektor.');
  return prepared === 'tooLarge' ? refused('Die Zeichnung enthält zu viel. Vereinfachen Sie sie bitte.') : prepared;
}
