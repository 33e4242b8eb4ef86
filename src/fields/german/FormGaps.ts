import { createContext, useContext } from 'react';
import type { GapAnswered, RecordGap } from '../../../domain/translations/list';

/** What is known of the translations of the record that a form edits. */
export interface FormGaps {
  /** The record as it is stored. */
  stored: Record<string, unknown>;
  gaps: readonly RecordGap[];
  /** Says something about a field in a language, or a text within it. */
  answer: (said: GapAnswered) => void;
}

const Gaps = createContext<FormGaps | null>(null);

/** A slot for the form around the fields; null as long as nothing is known. */
export const FormGapsProvider = Gaps.Provider;

export const useFormGaps = (): FormGaps | null => useContext(Gaps);
