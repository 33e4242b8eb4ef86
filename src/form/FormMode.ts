import { createContext, useContext, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Person } from '../../domain/inbox/inbox';
import type { ContentLocale } from '../../domain/locales';
import type { SaveAnswer } from '../../domain/accounts/users';

/** Keys that a save sends beside the record. */
export type SaveExtras = Record<string, unknown>;

/** What somebody else has made meanwhile of that from which a form goes on, in the shape of the record. */
export interface OtherVersion {
  theirs: FieldValues;
  by: Person | null;
  /** When, ISO 8601. */
  at: string;
}

/** What a form lets its mode do. */
export interface FormActions {
  /** Brings someone to a field, in its language. */
  openField: (path: string) => void;
  save: () => Promise<void>;
  /** Asks whether to delete the record. */
  remove: () => void;
  /** Joins the form with what somebody else has made of it meanwhile; asks where both have changed the same. */
  join: (other: OtherVersion) => void;
  /** Keeps nothing of the form any more: it may be left. */
  close: () => void;
}

/**
 * What is to be done about a refused save: asked once more; joined with another version, then sent with these extras.
 */
export type AfterRefusal = 'ask' | { other: OtherVersion; extras: SaveExtras } | undefined;

/** What makes a form more than editing one record, e.g. the review of an inbox item. */
export interface FormMode {
  /** Names its drafts apart from those of the record. */
  name: string;
  /** What the form starts with, where that is not the record as it was read. */
  start: FieldValues;
  /** The language it opens in, where the address asks for none. */
  locale?: ContentLocale;
  /**
   * Asked once the values are in order. In: what was answered by the key that saves. Out: what is sent beside them;
   * null: not saved after all.
   */
  ask: (values: FieldValues, form: UseFormReturn<FieldValues>, answer: SaveAnswer | null) => Promise<SaveExtras | null>;
  /**
   * What is said of a save, where that is more than that it was done. In: what was sent beside it; what the server said
   * beside its answer; what the form wants to say itself.
   */
  saved: (extras: SaveExtras, meta: unknown, note: ReactNode) => ReactNode;
  /** `goesElsewhere`: somebody has gone on while the save was under way, and gets there. */
  onSaved: (extras: SaveExtras, goesElsewhere: boolean) => void;
  /**
   * Told of a save that the server refused, other than for its values. Out: undefined where it is to be said as it is.
   */
  onRefused: (extras: SaveExtras) => Promise<AfterRefusal>;
  /** Told just before the record is deleted. */
  onDeleting: () => void;
  /** In: whether the mode itself asked for the deletion (`remove`). */
  onDeleted: (byMode: boolean) => void;
  onCancel: () => void;
  /** The record is not to be deleted here. */
  keepsRecord?: boolean;
  /** Stands above the fields. */
  above: (form: FormActions) => ReactNode;
}

const Mode = createContext<FormMode | undefined>(undefined);
/** `value` must be stable: with another one the form is drawn anew. */
export const FormModeProvider = Mode.Provider;

/** Undefined where the form edits one record and nothing else. */
export function useFormMode(): FormMode | undefined {
  return useContext(Mode);
}
