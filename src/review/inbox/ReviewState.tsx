import { createContext, useContext } from 'react';
import type { ContentType } from '../../../domain/contentType';
import type { FieldDifference } from '../../../domain/review/compare';

export interface ReviewState {
  type: ContentType<any>;
  differences: ReadonlyMap<string, FieldDifference>;
  isKnown: boolean;
  onlyDifferences: boolean;
}

const State = createContext<ReviewState | null>(null);
export const ReviewStateProvider = State.Provider;

/** The review around a field. Throws outside of one. */
export function useReviewState(): ReviewState {
  const state = useContext(State);
  if (!state) throw new Error('useReviewState needs a ReviewStateProvider above it');
  return state;
}
