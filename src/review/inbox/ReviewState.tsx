import { createContext, useContext } from 'react';
import type { ContentType } from '../../../domain/contentType';
import type { Decision, InboxItem } from '../../../domain/inbox/inbox';
import type { ProposalWords } from '../../i18n/review';
import type { Proposed } from '../../../domain/review/alternatives';

export interface ReviewState {
  type: ContentType;
  /** What is proposed, by the path of the field. */
  proposed: ReadonlyMap<string, Proposed<InboxItem>>;
  /** Whether what is reviewed is one proposal or several. */
  isOne: boolean;
  onlyDifferences: boolean;
  /** What proposals are called. */
  words: ProposalWords;
  /** What was decided in interim saves, by the path of the field. */
  decisions: ReadonlyMap<string, Decision>;
}

const State = createContext<ReviewState | null>(null);
export const ReviewStateProvider = State.Provider;

/** The review around a field. Throws outside of one. */
export function useReviewState(): ReviewState {
  const state = useContext(State);
  if (!state) throw new Error('useReviewState needs a ReviewStateProvider above it');
  return state;
}
