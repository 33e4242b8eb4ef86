import { createContext, useContext, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentLocale } from '../../domain/locales';
import type { OtherVersion, SaveExtras, SaveIntent } from './saveMachine';
import type { AskBeforeSaving } from './useSaving';

/** What can be done with an open form, for what stands above its fields and for the questions before a save. */
export interface FormActions {
  /** Brings the editor to a field, in its language. */
  openField: (path: string) => void;
  save: (intent: SaveIntent) => void;
  /** Asks whether to delete the record. */
  remove: () => void;
  /** Joins the form with what somebody else made of it meanwhile; asks where both changed the same. */
  join: (other: OtherVersion) => void;
  /** Keeps nothing of the form any more: it may be left. */
  end: () => void;
  /** What was sent and never answered; null where every save was. */
  unanswered: () => FieldValues | null;
}

const Actions = createContext<FormActions | null>(null);
export const FormActionsProvider = Actions.Provider;

/** Throws outside of a form. */
export function useFormActions(): FormActions {
  const actions = useContext(Actions);
  if (!actions) throw new Error('useFormActions needs a ContentForm above it');
  return actions;
}

/** What makes a form more than editing one record: the review of an inbox item, or the merging of two records. */
export interface FormMode {
  /** Keeps its drafts apart from those of the record. */
  drafts: string;
  /** What the form starts with, where that is not the record as it was read. */
  start: FieldValues;
  /** The language it opens in, where the address asks for none. */
  locale?: ContentLocale;
  ask: AskBeforeSaving;
  /**
   * Called when the server refuses a save, or does not answer.
   *
   * @param status of the answer; 0 without one
   * @returns 'ask' to ask the question again; another version to join, to be sent with these extras; undefined to say
   *   it as it is
   */
  onRefused: (
    extras: SaveExtras,
    status: number,
  ) => Promise<'ask' | { other: OtherVersion; extras: SaveExtras } | undefined>;
  /**
   * The message after a save; null for the usual one.
   *
   * @param meta what the server said beside its answer
   * @param note what the form wants to add
   */
  saved: (extras: SaveExtras, meta: unknown, note: ReactNode) => ReactNode;
  /** Leads on after a save. `isLeaving`: somebody is on the way elsewhere already. */
  onSaved: (extras: SaveExtras, isLeaving: boolean) => void;
  /** Called just before the record is deleted. */
  onDeleting: () => void;
  /** `wasAsked`: the question came from `FormActions.remove`. */
  onDeleted: (wasAsked: boolean) => void;
  onCancel: () => void;
  /** The record cannot be deleted here. */
  keepsRecord?: boolean;
  /** Stands above the fields. */
  above: ReactNode;
}

const Mode = createContext<FormMode | undefined>(undefined);
export const FormModeProvider = Mode.Provider;

/** Undefined where the form edits one record and nothing else. */
export function useFormMode(): FormMode | undefined {
  return useContext(Mode);
}
