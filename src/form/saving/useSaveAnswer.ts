import { useStore } from 'react-admin';
import { useMe } from '../../session/session';

/** Released at once, or kept in the inbox for now. */
export type SaveAnswer = 'release' | 'keep';

/** What somebody answered once for all saves, null where they are asked each time, and how to set it; of each person in this browser its own. */
export function useSaveAnswer(): [SaveAnswer | null, (answer: SaveAnswer | null) => void] {
  return useStore<SaveAnswer | null>(`saving.${useMe()?.id ?? 0}`, null);
}
