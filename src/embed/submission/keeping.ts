import { emptyAnswers, isEmpty, type Typed } from './answers';

/** The server keeps unsubmitted documents for a day; texts are kept longer. */
const keptFor = 30 * 24 * 3_600_000;
const documentsFor = 20 * 3_600_000;

const keyOf = (place: string) => `submission.${place}`;

/**
 * Keeps input in this browser, or forgets it if it equals what the form starts with.
 * @param place the name of the form or link
 */
export function keepTyped(place: string, typed: Typed, start = emptyAnswers, now = Date.now()): void {
  try {
    if (isEmpty(typed) || JSON.stringify(typed) === JSON.stringify(start)) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify({ at: now, typed }));
  } catch {
    /* Storage is unavailable: the input is not kept. */
  }
}

/** Input kept by `keepTyped`; null if there is none or it is too old. */
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
