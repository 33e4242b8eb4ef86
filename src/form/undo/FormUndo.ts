import { createContext, useContext, useSyncExternalStore } from 'react';

type Direction = 'before' | 'after';

/** What buttons need who do what Ctrl+Z and Ctrl+Y do. */
export interface FormUndo {
  /** Takes the last change of the form back, or does it again, and leaves the focus where it is. */
  move: (direction: Direction) => void;
  /** What the next change in a direction is about, in words; null where there is none. */
  next: (direction: Direction) => string | null;
  /** Out: not told any more. */
  subscribe: (listener: () => void) => () => void;
}

const Undo = createContext<FormUndo>({ move: () => undefined, next: () => null, subscribe: () => () => undefined });

export const FormUndoProvider = Undo.Provider;

/**
 * For buttons within a form that do what Ctrl+Z and Ctrl+Y do. Out: what does it; what would be taken back and done
 * again, in words, null for nothing.
 */
export function useUndo(): { move: FormUndo['move']; back: string | null; again: string | null } {
  const { move, next, subscribe } = useContext(Undo);
  const back = useSyncExternalStore(subscribe, () => next('before'));
  const again = useSyncExternalStore(subscribe, () => next('after'));
  return { move, back, again };
}
