import { formWords } from '../../i18n/forms';
import { keyTable } from '../../keys/keyTable';
import type { SaveIntent } from '../saveMachine';

/** Which ways there are beside saving and going back to the list. */
export interface OfferedSaves {
  hasNext: boolean;
  canKeep: boolean;
}

/** The ways to save beside the main one: what they are called, their keys, and what they mean. */
export function saveActions({
  hasNext,
  canKeep,
}: OfferedSaves): { label: string; keys: readonly string[]; intent: SaveIntent }[] {
  return [
    { label: formWords.saveStay, keys: keyTable.form.saveStay, intent: { answer: 'release', after: 'stay' } },
    ...(hasNext
      ? [
          {
            label: formWords.saveNext,
            keys: keyTable.form.saveNext,
            intent: { answer: 'release', after: 'next' },
          } as const,
        ]
      : []),
    ...(canKeep
      ? [{ label: formWords.saveKeep, keys: keyTable.interim.keep, intent: { answer: 'keep' } } as const]
      : []),
  ];
}
