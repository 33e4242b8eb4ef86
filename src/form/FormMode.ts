import { createContext, useContext, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentLocale } from '../../domain/locales';
import type { OtherVersion, SaveExtras, SaveIntent } from './saveMachine';
import type { AskBeforeSaving } from './useSaving';

/** Actions of an open form, for content above its fields and for questions before a save. */
export interface FormActions {
  /** Moves the focus to a field, in its language. */
  openField: (path: string) => void;
  save: (intent: SaveIntent) => void;
  /** Asks whether to delete the record. */
  remove: () => void;
  /** Merges another version into the form; asks about conflicts. */
  join: (other: OtherVersion) => void;
  /** Ends the form without keeping a draft, so that the user can leave it. */
  end: () => void;
  /** The last request without a response; null if there is none. */
  unanswered: () => FieldValues | null;
}

const Actions = createContext<FormActions | null>(null);
export const FormActionsProvider = Actions.Provider;

/** @throws outside a form */
export function useFormActions(): FormActions {
  const actions = useContext(Actions);
  if (!actions) throw new Error('useFormActions needs a ContentForm above it');
  return actions;
}

/** A form that does more than edit a record: the review of an inbox item, or the merge of two records. */
export interface FormMode {
  /** Distinguishes its drafts from those of the record. */
  drafts: string;
  /** The initial values, if they differ from the record. */
  start: FieldValues;
  /** The initial language, unless the URL specifies one. */
  locale?: ContentLocale;
  ask: AskBeforeSaving;
  /**
   * Called when the server refuses a save or does not respond.
   * @param status the status of the response; 0 if there was none
   * @returns 'ask' to repeat the question; another version to merge, to be sent with these extras; undefined to show
   * the failure
   */
  onRefused: (
    extras: SaveExtras,
    status: number,
  ) => Promise<'ask' | { other: OtherVersion; extras: SaveExtras } | undefined>;
  /**
   * The message after a save; null for the default message.
   * @param meta the response's `meta`
   * @param note added by the form
   */
  saved: (extras: SaveExtras, meta: unknown, note: ReactNode) => ReactNode;
  /** Moves on after a save. `isLeaving`: the editor is already leaving. */
  onSaved: (extras: SaveExtras, isLeaving: boolean) => void;
  /** Called just before the record is deleted. */
  onDeleting: () => void;
  /** `wasAsked`: the deletion was started by `FormActions.remove`. */
  onDeleted: (wasAsked: boolean) => void;
  onCancel: () => void;
  /** Deleting is not possible here. */
  keepsRecord?: boolean;
  /** The record that comments belong to; if missing, comments are not possible. */
  comments?: { resource: string; recordId: number };
  /** Content above the fields. */
  above: ReactNode;
}

const Mode = createContext<FormMode | undefined>(undefined);
export const FormModeProvider = Mode.Provider;

/** Undefined in a form that only edits a record. */
export function useFormMode(): FormMode | undefined {
  return useContext(Mode);
}
