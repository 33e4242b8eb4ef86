import { createContext, useContext } from 'react';

/** Takes the last change of the form back, or does it again, and leaves the focus where it is. */
export type FormUndo = (direction: 'before' | 'after') => void;

const Undo = createContext<FormUndo>(() => undefined);

export const FormUndoProvider = Undo.Provider;

/** For buttons within a form that do what Ctrl+Z and Ctrl+Y do. */
export const useUndo = (): FormUndo => useContext(Undo);
