import { createContext, useContext } from 'react';
import type { ContentType } from '../../../domain/contentType';
import type { Decision, InboxItem } from '../../../domain/inbox/inbox';
import type { ProposalWords } from '../../i18n/review';
import type { Proposed } from '../../../domain/review/alternatives';

export interface ReviewState {
  type: ContentType;
  /** Proposals by field path. */
  proposed: ReadonlyMap<string, Proposed<InboxItem>>;
  /** Whether one proposal is under review, or several. */
  isOne: boolean;
  onlyDifferences: boolean;
  /** The type's words for proposals. */
  words: ProposalWords;
  /** Decisions in interim saves, by field path. */
  decisions: ReadonlyMap<string, Decision>;
}

const State = createContext<ReviewState | null>(null);
export const ReviewStateProvider = State.Provider;

/**
 * The review around a field.
 * @throws outside of a review
 */
export function useReviewState(): ReviewState {
  const state = useContext(State);
  if (!state) throw new Error('useReviewState needs a ReviewStateProvider above it');
  return state;
}
