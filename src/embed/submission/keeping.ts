import { emptyAnswers, isEmpty, type Typed } from './answers';

/** Documents that were sent wait a day for what they belong to; texts stay longer. */
const keptFor = 30 * 24 * 3_600_000;
const documentsFor = 20 * 3_600_000;

const keyOf = (place: string) => `submission.${place}`;

/**
 * Keeps what is typed in this browser; nothing where nothing is that a form does not start with. In: the form, or the
 * link it is filled in by. A browser may refuse.
 */
export function keepTyped(place: string, typed: Typed, start = emptyAnswers, now = Date.now()): void {
  try {
    if (isEmpty(typed) || JSON.stringify(typed) === JSON.stringify(start)) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify({ at: now, typed }));
  } catch {
    /* It is not kept then. */
  }
}

/** What was typed and not sent; null where nothing was, or too long ago. */
export function findTyped(place: string, now = Date.now()): Typed | null {
  try {
    const { at, typed } = JSON.parse(localStorage.getItem(keyOf(place)) ?? '{}') as {
      at?: number;
      typed?: Partial<Typed>;
    };
    if (!typed || !(now - (at ?? 0) <= keptFor)) return null;
    const answers = { ...emptyAnswers, ...typed };
    const found =
      now - (at ?? 0) > documentsFor
        ? { ...answers, documents: answers.documents.filter(({ id }) => id !== undefined) }
        : answers;
    return isEmpty(found) ? null : found;
  } catch {
    return null;
  }
}
