import { useState, type ReactNode } from 'react';
import type { ContentType } from '../../../domain/contentType';
import { useFeature } from '../../session/config';
import type { AskBeforeSaving } from '../useSaving';
import { SaveChoice, type SaveWay } from './SaveChoice';
import { usePendingItem } from './usePendingItem';
import { useSaveAnswer } from './useSaveAnswer';

/**
 * What saving a record outside of the inbox asks: whether to release it or to keep it in the inbox, where its type has
 * that choice and the editor has not said so already.
 *
 * @param id of the record; undefined for a new one
 */
export function useSaveChoice(
  type: ContentType,
  id: number | undefined,
): { ask: AskBeforeSaving | undefined; dialog: ReactNode } {
  const hasInbox = useFeature()('PLUGIN_ENABLE_INBOX');
  const pending = usePendingItem(type.name, type.interimSave ? id : undefined);
  const [answered] = useSaveAnswer();
  const [choose, setChoose] = useState<((way: SaveWay | null) => void) | null>(null);
  const ask: AskBeforeSaving = async (_values, _form, { intent }) => {
    const given = hasInbox ? (intent.answer ?? answered) : 'release';
    const way = given ?? (await new Promise<SaveWay | null>((resolve) => setChoose(() => resolve)));
    setChoose(null);
    return way && { inboxId: null, merge: way !== 'keep', addToInbox: way === 'keep' };
  };
  return {
    ask: type.interimSave ? ask : undefined,
    dialog: choose && <SaveChoice pending={pending} onChoose={choose} />,
  };
}
