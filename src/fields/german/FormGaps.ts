import { createContext, useContext } from 'react';
import type { GapAnswered, RecordGap } from '../../../domain/translations/list';

/** The translation gaps of the form's record. */
export interface FormGaps {
  /** The stored record. */
  stored: Record<string, unknown>;
  gaps: readonly RecordGap[];
  /** Answers a gap of a field in a language, or of a text within it. */
  answer: (said: GapAnswered) => void;
}

const Gaps = createContext<FormGaps | null>(null);

/** Provided by the form; null until the gaps are known. */
export const FormGapsProvider = Gaps.Provider;

export const useFormGaps = (): FormGaps | null => useContext(Gaps);
