import { threadsOf } from '../../../threads';
import { prepareDrawing, type DrawingRequest, type Prepared } from './prepareDrawing';

/** Several times the memory that the largest honest drawing needs; who brings none himself waits for nobody's. */
const prepare = threadsOf<DrawingRequest, Prepared>(new URL('./prepareWorker.mjs', import.meta.url), {
  memory: 512,
  threads: 1,
});
/** How long a drawing may take, in milliseconds: several times what the largest honest one needs. */
const longest = 10_000;
/**
 * Small drawings are read faster than a thread starts; none of them can take long, unless its selector asks for much.
 */
const smallDrawing = 20_000;
const isSimple = (selector: string) => selector.split(/[\s>+~(]+/).length <= 4;

/**
 * `prepareDrawing` beside the main thread, one at a time, so that a drawing which is made to take long holds up nobody
 * who does not bring one himself: it ends with its time.
 */
export async function prepareInWorker(request: DrawingRequest, time = longest): Promise<Prepared> {
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
