import { useEvent } from 'react-admin';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormChanges, contentText } from '../useFormChanges';

/** What undo and redo buttons need. */
interface FormUndo {
  /** Undoes or redoes the last change of the form and keeps the focus. */
  move: (direction: Direction) => void;
  /** The label of the next change in a direction; null if there is none. */
  next: (direction: Direction) => string | null;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

const Undo = createContext<FormUndo>({ move: () => undefined, next: () => null, subscribe: () => () => undefined });

export const FormUndoProvider = Undo.Provider;

/** For buttons in a form: `back` and `again` are the labels of the next undo and redo, or null. */
export function useUndo(): { move: FormUndo['move']; back: string | null; again: string | null } {
  const { move, next, subscribe } = useContext(Undo);
  const back = useSyncExternalStore(subscribe, () => next('before'));
  const again = useSyncExternalStore(subscribe, () => next('after'));
  return { move, back, again };
}

/** The pause in typing that ends a step, in milliseconds. */
const restMs = 400;

/**
 * Ctrl+Z and Ctrl+Y across all fields and languages of a form. A text field first uses its own undo; when that has no
 * more steps, the last change of the form is undone.
 * @param show brings a place into view, in its language
 * @param nameOf returns the label of a place
 * @returns the same functions for buttons; always the same object
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
    /** The input that got the focus after the language was shown; it has its own undo. */
    let typedIn: EventTarget | null = null;
    const move = (direction: Direction) => {
      typedIn = null;
      const place = stack.move(direction);
      if (place === null) return;
      if (!isWithin(document.activeElement, place)) showPlace(place);
      // A field that re-renders loses the focus.
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
      // If there are no changes, there may still be a message that offers undo.
      if (stack.isEmpty()) return;
      const direction = key === 'y' || event.shiftKey ? 'after' : 'before';
      if (active === null || typedIn !== active) {
        event.preventDefault();
        move(direction);
        return;
      }
      // The field's own undo takes effect between the key and the next task.
      const seen = () => `${(active as HTMLInputElement).value ?? active.innerHTML}`;
      const before = seen();
      setTimeout(() => {
        if (seen() === before) move(direction);
      });
    };
    // Typing in another field is a new step, however fast.
    window.addEventListener('focusin', flush);
    window.addEventListener('input', onInput, true);
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('focusin', flush);
      window.removeEventListener('input', onInput, true);
      document.removeEventListener('keydown', onKey);
    };
    // Another language has other inputs.
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

/** Whether an element is part of the field at a place. */
function isWithin(element: Element | null, place: string): boolean {
  const field = element?.closest<HTMLElement>('[data-field]');
  return field != null && (field.dataset.field === place || isWithin(field.parentElement, place));
}

type Values = Record<string, unknown>;

/** The value of a place in the form: as JSON, to restore it, and as content, to compare it. */
interface Held {
  json: string | undefined;
  content: string | undefined;
  /** The text itself; if it is unchanged, it is not serialized again. */
  text?: string;
}
type Snapshot = ReadonlyMap<string, Held>;
/** A change of the form: one place, or several at once. */
type Step = readonly { place: string; before: Held | undefined; after: Held | undefined }[];

/**
 * A form's values, by place and language.
 * @param before the previous snapshot, if there is one
 */
function snapshotOf(values: Values, before?: Snapshot): Snapshot {
  const held = (place: string, value: unknown): Held => {
    const known = before?.get(place);
    if (typeof value !== 'string') return { json: JSON.stringify(value), content: contentText(value) };
    return known?.text === value ? known : { json: JSON.stringify(value), content: contentText(value), text: value };
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

/** The changes from one state of a form to another; empty if both have the same content. */
function stepBetween(before: Snapshot, after: Snapshot): Step {
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places].flatMap((place) => {
    const [then, now] = [before.get(place), after.get(place)];
    return then?.content === now?.content ? [] : [{ place, before: then, after: now }];
  });
}

/** Whether a change reverses another. */
const isReverse = (step: Step, other: Step | undefined): boolean => leadsTo(step, other, 'before');

/** Whether a change repeats another. */
const isSame = (step: Step, other: Step | undefined): boolean => leadsTo(step, other, 'after');

function leadsTo(step: Step, other: Step | undefined, side: 'before' | 'after'): boolean {
  return (
    other?.length === step.length &&
    step.every(({ place, after }) => other.some((one) => one.place === place && one[side]?.content === after?.content))
  );
}

type Direction = 'before' | 'after';
const maxSteps = 100;

/** The changes of a form, for undo and redo. */
interface UndoStack {
  /** Records everything since the last call as one step. */
  record(): void;
  /** @returns the place of the step that was undone or redone; null if there was none */
  move(direction: Direction): string | null;
  /** The place of the next step in a direction; null if there is none. */
  next(direction: Direction): string | null;
  isEmpty(): boolean;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

function createUndoStack(read: () => Values, write: (place: string, value: unknown) => void): UndoStack {
  const listeners = new Set<() => void>();
  let last = snapshotOf(read());
  let done: Step[] = [];
  let undone: Step[] = [];
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  return {
    record() {
      const now = snapshotOf(read(), last);
      const step = stepBetween(last, now);
      last = now;
      if (step.length === 0) return;
      // A field's own undo or redo has already carried out a step of the form.
      if (isReverse(step, done.at(-1))) undone.push(done.pop() as Step);
      else if (isSame(step, undone.at(-1))) done.push(undone.pop() as Step);
      else {
        done = [...done, step].slice(-maxSteps);
        undone = [];
      }
      notifyListeners();
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
      notifyListeners();
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
