import { emptyAnswers, isEmpty, type Typed } from './answers';

/** Documents that were sent wait a day for what they belong to; texts stay longer. */
const keptFor = 30 * 24 * 3_600_000;
const documentsFor = 20 * 3_600_000;

const keyOf = (form: string) => `submission.${form}`;

/** Keeps what is typed in this browser; nothing where nothing is. A browser may refuse. */
export function keepTyped(form: string, typed: Typed, now = Date.now()): void {
  try {
    if (isEmpty(typed)) localStorage.removeItem(keyOf(form));
    else localStorage.setItem(keyOf(form), JSON.stringify({ at: now, typed }));
  } catch { /* It is not kept then. */ }
}

/** What was typed and not sent; null where nothing was, or too long ago. */
export function findTyped(form: string, now = Date.now()): Typed | null {
  try {
    const { at, typed } = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}') as { at?: number; typed?: Partial<Typed> };
    if (!typed || !(now - (at ?? 0) <= keptFor)) return null;
    const found = { ...emptyAnswers, ...typed, ...(now - (at ?? 0) > documentsFor && { documents: [] }) };
    return isEmpty(found) ? null : found;
  } catch {
    return null;
  }
}
