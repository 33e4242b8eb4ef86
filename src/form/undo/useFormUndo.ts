import { useEvent } from 'react-admin';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormChanges } from '../useFormChanges';
import { createUndoStack, type Direction } from './steps';

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
