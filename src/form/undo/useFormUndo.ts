import { useEvent } from 'react-admin';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormChanges } from '../useFormChanges';
import { said } from '../drafts/sameContent';

/** What buttons need that do what Ctrl+Z and Ctrl+Y do. */
interface FormUndo {
  /** Takes the last change of the form back, or does it again, and leaves the focus where it is. */
  move: (direction: Direction) => void;
  /** What the next change in a direction is about, in words; null where there is none. */
  next: (direction: Direction) => string | null;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

const Undo = createContext<FormUndo>({ move: () => undefined, next: () => null, subscribe: () => () => undefined });

export const FormUndoProvider = Undo.Provider;

/** For buttons in a form: `back` and `again` say what would be taken back and done again, null for nothing. */
export function useUndo(): { move: FormUndo['move']; back: string | null; again: string | null } {
  const { move, next, subscribe } = useContext(Undo);
  const back = useSyncExternalStore(subscribe, () => next('before'));
  const again = useSyncExternalStore(subscribe, () => next('after'));
  return { move, back, again };
}

/** Typing that pauses so long is one step, in milliseconds. */
const restMs = 400;

/**
 * Ctrl+Z and Ctrl+Y over all fields of a form, whatever language it shows. While somebody types in a field, its own
 * undo comes first; where that has nothing (any more) to take back, the last change of the form is.
 *
 * @param show brings a place into sight, in its language
 * @param nameOf what a place is called
 * @returns the same for buttons; always the same object
 */
export function useFormUndo(
  form: UseFormReturn<FieldValues>,
  box: RefObject<HTMLElement | null>,
  locale: string,
  show: (place: string) => void,
  nameOf: (place: string) => string,
): FormUndo {
  const [stack] = useState(() =>
    createUndoStack(
      () => form.getValues(),
      (place, value) => form.setValue(place, value, { shouldDirty: true }),
    ),
  );
  const flush = useFormChanges(form, restMs, stack.record);
  const showPlace = useEvent(show);

  useEffect(() => {
    /** The input somebody types in since the form shows this language: it has an undo of its own. */
    let typedIn: EventTarget | null = null;
    const move = (direction: Direction) => {
      typedIn = null;
      const place = stack.move(direction);
      if (place === null) return;
      if (!isWithin(document.activeElement, place)) showPlace(place);
      // A field that is rendered anew drops the focus.
      else setTimeout(() => document.activeElement === document.body && showPlace(place));
    };
    const onInput = ({ target }: Event) => {
      if (box.current?.contains(target as Node)) typedIn = target;
    };
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y'))
        return;
      const active = document.activeElement as HTMLElement | null;
      const isHere =
        box.current !== null &&
        !box.current.closest('[aria-hidden="true"], [inert]') &&
        (active?.contains(box.current) || box.current.contains(active));
      if (!isHere) return;
      flush();
      // Where nothing was changed there is nothing to take back but what a message offers.
      if (stack.isEmpty()) return;
      const direction = key === 'y' || event.shiftKey ? 'after' : 'before';
      if (active === null || typedIn !== active) {
        event.preventDefault();
        move(direction);
        return;
      }
      // Its own undo acts between the key and the next task.
      const seen = () => `${(active as HTMLInputElement).value ?? active.innerHTML}`;
      const before = seen();
      setTimeout(() => {
        if (seen() === before) move(direction);
      });
    };
    // What is typed in another field is another step, however quickly.
    window.addEventListener('focusin', flush);
    window.addEventListener('input', onInput, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('focusin', flush);
      window.removeEventListener('input', onInput, true);
      window.removeEventListener('keydown', onKey);
    };
    // Another language shows other inputs.
  }, [box, flush, locale, showPlace, stack]);

  return useMemo(
    (): FormUndo => ({
      move: (direction) => {
        flush();
        stack.move(direction);
      },
      next: (direction) => {
        const place = stack.next(direction);
        return place === null ? null : nameOf(place);
      },
      subscribe: stack.subscribe,
    }),
    [flush, nameOf, stack],
  );
}

/** Whether an element is a part of the field that a place names. */
function isWithin(element: Element | null, place: string): boolean {
  const field = element?.closest<HTMLElement>('[data-field]');
  return field != null && (field.dataset.field === place || isWithin(field.parentElement, place));
}

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

type Direction = 'before' | 'after';
const mostSteps = 100;

/** The changes of a form, to be taken back and done again. */
interface UndoStack {
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

function createUndoStack(read: () => Values, write: (place: string, value: unknown) => void): UndoStack {
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
