import type { SaveAnswer } from '../../../domain/accounts/users';

/** How somebody saves: what they have answered already, and where they go on after it; else they are asked, and go to the list. */
export interface SaveIntent {
  answer?: SaveAnswer;
  /** `stay`: in this form; `next`: with the next record of the list they came from. */
  after?: 'stay' | 'next';
}
