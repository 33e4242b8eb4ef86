import { said } from '../drafts/sameContent';

type Values = Record<string, unknown>;

/** What a place of a form holds: its value as JSON, to be put back, and what it says, to be compared. */
interface Held {
  json: string | undefined;
  says: string | undefined;
  /** A text as it is: where it is still the same one, nothing of it is written again. */
  text?: string;
}
type Snapshot = ReadonlyMap<string, Held>;
/** One change of a form: a place, or several that changed at once. */
type Step = readonly { place: string; before: Held | undefined; after: Held | undefined }[];

/**
 * What a form holds, by the places of its fields in each language. In: also what it held before, where that is known.
 */
function snapshotOf(values: Values, before?: Snapshot): Snapshot {
  const held = (place: string, value: unknown): Held => {
    const known = before?.get(place);
    if (typeof value !== 'string') return { json: JSON.stringify(value), says: said(value) };
    return known?.text === value ? known : { json: JSON.stringify(value), says: said(value), text: value };
  };
  const { translations, _version, ...own } = values;
  const languages =
    typeof translations === 'object' && translations !== null
      ? Object.entries(translations as Record<string, Values | undefined>)
      : [];
  return new Map([
    ...Object.entries(own).map(([name, value]): [string, Held] => [name, held(name, value)]),
    ...languages.flatMap(([locale, texts]) =>
      Object.entries(texts ?? {}).map(([name, value]): [string, Held] => [
        `translations.${locale}.${name}`,
        held(`translations.${locale}.${name}`, value),
      ]),
    ),
  ]);
}

/** What has changed from one state of a form to another; empty where both say the same. */
function stepBetween(before: Snapshot, after: Snapshot): Step {
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places].flatMap((place) => {
    const [then, now] = [before.get(place), after.get(place)];
    return then?.says === now?.says ? [] : [{ place, before: then, after: now }];
  });
}

/** Whether a change is another one taken back. */
const isReverse = (step: Step, other: Step | undefined): boolean => leadsTo(step, other, 'before');

/** Whether a change is another one done again. */
const isSame = (step: Step, other: Step | undefined): boolean => leadsTo(step, other, 'after');

function leadsTo(step: Step, other: Step | undefined, side: 'before' | 'after'): boolean {
  return (
    other?.length === step.length &&
    step.every(({ place, after }) => other.some((one) => one.place === place && one[side]?.says === after?.says))
  );
}

export type Direction = 'before' | 'after';
const mostSteps = 100;

/** The changes of a form, to be taken back and done again. */
export interface UndoStack {
  /** Takes what has changed since the last call as one step. */
  record(): void;
  /** @returns the place of the step that was taken back or done again; null where there was none */
  move(direction: Direction): string | null;
  /** The place of the next step in a direction; null where there is none. */
  next(direction: Direction): string | null;
  isEmpty(): boolean;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

export function createUndoStack(read: () => Values, write: (place: string, value: unknown) => void): UndoStack {
  const listeners = new Set<() => void>();
  let last = snapshotOf(read());
  let done: Step[] = [];
  let undone: Step[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    record() {
      const now = snapshotOf(read(), last);
      const step = stepBetween(last, now);
      last = now;
      if (step.length === 0) return;
      // The undo of a field, or its redo, has done what the form knows as a step.
      if (isReverse(step, done.at(-1))) undone.push(done.pop() as Step);
      else if (isSame(step, undone.at(-1))) done.push(undone.pop() as Step);
      else {
        done = [...done, step].slice(-mostSteps);
        undone = [];
      }
      tell();
    },
    move(direction) {
      const [from, to] = direction === 'before' ? [done, undone] : [undone, done];
      const step = from.pop();
      if (!step) return null;
      to.push(step);
      for (const change of step) {
        const json = change[direction]?.json;
        write(change.place, json === undefined ? undefined : JSON.parse(json));
      }
      last = snapshotOf(read(), last);
      tell();
      return step[0]?.place ?? '';
    },
    next: (direction) => (direction === 'before' ? done : undone).at(-1)?.[0]?.place ?? null,
    isEmpty: () => done.length + undone.length === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
