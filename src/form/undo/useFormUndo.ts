import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { putBackQuietly } from '../../fields/richText/putBack';
import { useFormChanges } from '../useFormChanges';
import type { FormUndo } from './FormUndo';
import { isReverse, isSame, snapshotOf, stepBetween, type Step } from './steps';

/** Typing that pauses so long is one step, in milliseconds. */
const restMs = 400;
const mostSteps = 100;

/**
 * Ctrl+Z and Ctrl+Y over all fields of a form, whatever language it shows. While somebody types in a field, its own
 * undo comes first; where that has nothing (any more) to take back, the last change of the form is. In: `show` brings a
 * place into sight, in its language. `nameOf` says how a place is called. Out: the same for buttons, which show where
 * they stand what happens; always the same one.
 */
export function useFormUndo(
  form: UseFormReturn<FieldValues>,
  box: RefObject<HTMLElement | null>,
  locale: string,
  show: (place: string) => void,
  nameOf: (place: string) => string,
): FormUndo {
  const [first] = useState(() => ({ last: snapshotOf(form.getValues()), done: [] as Step[], undone: [] as Step[] }));
  const state = useRef(first);
  const [listeners] = useState(() => new Set<() => void>());
  const tell = useCallback(() => {
    for (const listener of listeners) listener();
  }, [listeners]);
  /** Where was typed since the form showed what it shows: only its own undo knows of these fields. */
  const typedIn = useRef<EventTarget | null>(null);
  const latest = useRef({ show, nameOf });
  latest.current = { show, nameOf };
  useEffect(() => {
    typedIn.current = null;
  }, [locale]);

  const record = useCallback(() => {
    const { last, done, undone } = state.current;
    const now = snapshotOf(form.getValues(), last);
    const step = stepBetween(last, now);
    state.current.last = now;
    if (step.length === 0) return;
    // The undo of a field, or its redo, has done what the form knows as a step.
    if (isReverse(step, done.at(-1))) undone.push(done.pop() as Step);
    else if (isSame(step, undone.at(-1))) done.push(undone.pop() as Step);
    else {
      done.push(step);
      state.current.undone = [];
      if (done.length > mostSteps) done.shift();
    }
    tell();
  }, [form, tell]);
  const flush = useFormChanges(form, restMs, record);

  const move = useCallback(
    (direction: 'before' | 'after', isShown = true) => {
      const { done, undone } = state.current;
      const [from, to] = direction === 'before' ? [done, undone] : [undone, done];
      const step = from.pop();
      if (!step) return;
      to.push(step);
      for (const change of step) {
        const json = change[direction]?.json;
        const value: unknown = json === undefined ? undefined : JSON.parse(json);
        putBackQuietly(value);
        form.setValue(change.place, value, { shouldDirty: true });
      }
      state.current.last = snapshotOf(form.getValues(), state.current.last);
      typedIn.current = null;
      tell();
      const place = step[0]?.place ?? '';
      // Whoever works within what was taken back stays where they are.
      if (isShown && !isWithin(document.activeElement, place)) latest.current.show(place);
      // … unless that is drawn anew.
      else if (isShown) setTimeout(() => document.activeElement === document.body && latest.current.show(place));
    },
    [form, tell],
  );

  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (box.current?.contains(target as Node)) typedIn.current = target;
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
      if (state.current.done.length + state.current.undone.length === 0) return;
      const direction = key === 'y' || event.shiftKey ? 'after' : 'before';
      if (active === null || typedIn.current !== active) {
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
  }, [box, flush, move]);
  return useMemo(
    (): FormUndo => ({
      move: (direction) => {
        flush();
        move(direction, false);
      },
      next: (direction) => {
        const { done, undone } = state.current;
        const step = (direction === 'before' ? done : undone).at(-1);
        return step ? latest.current.nameOf(step[0]?.place ?? '') : null;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    }),
    [flush, listeners, move],
  );
}

/** Whether an element is a part of the field that a place names. */
function isWithin(element: Element | null, place: string): boolean {
  const field = element?.closest<HTMLElement>('[data-field]');
  return field != null && (field.dataset.field === place || isWithin(field.parentElement, place));
}
