import { createContext, useContext, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { SaveAnswer } from './saving/useSaveAnswer';

/** Keys that a save sends beside the record. */
export type SaveExtras = Record<string, unknown>;

/** What makes a form more than editing one record, e.g. the review of an inbox item. */
export interface FormMode {
  /** Names its drafts apart from those of the record. */
  name: string;
  /** What the form starts with, where that is not the record as it was read. */
  start: FieldValues;
  /** Asked once the values are in order. In: what was answered by the key that saves. Out: what is sent beside them; null: not saved after all. */
  ask: (values: FieldValues, form: UseFormReturn<FieldValues>, answer: SaveAnswer | null) => Promise<SaveExtras | null>;
  /** What is said of a save, where that is more than that it was done. */
  saved: (extras: SaveExtras) => ReactNode;
  onSaved: (extras: SaveExtras) => void;
  onDeleted: () => void;
  onCancel: () => void;
  /** Stands above the fields. In: brings someone to a field, in its language; saves; asks whether to delete the record. */
  above: (form: { openField: (path: string) => void; save: () => Promise<void>; remove: () => void }) => ReactNode;
}

const Mode = createContext<FormMode | undefined>(undefined);
/** `value` must be stable: with another one the form is drawn anew. */
export const FormModeProvider = Mode.Provider;

/** Undefined where the form edits one record and nothing else. */
export function useFormMode(): FormMode | undefined {
  return useContext(Mode);
}
