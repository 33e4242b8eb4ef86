import { useCallback, useState, type ReactNode } from 'react';
import type { ContentType } from '../../../domain/contentType';
import type { InboxItem } from '../../../domain/inbox/inbox';
import type { Proposed } from '../../../domain/review/alternatives';
import type { AskBeforeSaving } from '../../form/useSaving';
import { mergeWords } from '../../i18n/review';
import { adoptUndecided, undecidedIn, UndecidedDialog, type UndecidedAnswer } from '../inbox/ending/UndecidedDialog';
import { useQuestion } from '../inbox/ending/useQuestion';

/**
 * Asks about undecided fields before a merge.
 * @returns the check before saving, which gives null to cancel, and its dialog
 */
export function useAskUndecided(
  type: ContentType,
  proposed: ReadonlyMap<string, Proposed<InboxItem>>,
): [ask: AskBeforeSaving, dialog: ReactNode] {
  const [question, dialog] = useQuestion<UndecidedAnswer>();
  /** Fields for which 'keep' was chosen: a retry after a failed save does not ask again. */
  const [kept] = useState(() => new Set<string>());
  const ask = useCallback<AskBeforeSaving>(
    async (_values, form) => {
      const undecided = undecidedIn(form, type, proposed.values()).filter(({ place }) => !kept.has(place.path));
      if (undecided.length === 0) return {};
      const answer = await question((onAnswer) => (
        <UndecidedDialog undecided={undecided} question={mergeWords.undecided} onAnswer={onAnswer} />
      ));
      if (answer === 'back') return null;
      if (answer === 'take') adoptUndecided(form, undecided);
      else for (const { place } of undecided) kept.add(place.path);
      return {};
    },
    [kept, proposed, question, type],
  );
  return [ask, dialog];
}
