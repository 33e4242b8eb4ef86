import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import type { ContentType } from '../../../domain/contentType';
import { useFeature } from '../../session/config';
import type { SaveExtras } from '../FormMode';
import { SaveChoice, type SaveWay } from './SaveChoice';
import type { SaveIntent } from './saveActions';
import { usePendingItem } from './usePendingItem';
import { useSaveAnswer } from './useSaveAnswer';

type Ask = () => Promise<SaveExtras | null>;

/**
 * What saving a record outside of the inbox asks: whether to release it or to keep it in the inbox, where its type has
 * that choice and nobody has said so already. In: the id of the record, undefined for a new one; how it is being saved.
 * Out: `ask` for `useSave`, and its dialog.
 */
export function useSaveChoice(
  type: ContentType,
  id: number | undefined,
  intent: RefObject<SaveIntent>,
): { ask: Ask | undefined; dialog: ReactNode } {
  const hasInbox = useFeature()('PLUGIN_ENABLE_INBOX');
  const pending = usePendingItem(type.name, type.interimSave ? id : undefined);
  const [answered] = useSaveAnswer();
  const [choose, setChoose] = useState<((way: SaveWay | null) => void) | null>(null);
  const ask = useCallback(async () => {
    const given = hasInbox ? (intent.current.answer ?? answered) : 'release';
    const way = given ?? (await new Promise<SaveWay | null>((resolve) => setChoose(() => resolve)));
    setChoose(null);
    return way && { inboxId: null, merge: way !== 'keep', addToInbox: way === 'keep' };
  }, [answered, hasInbox, intent]);
  return {
    ask: type.interimSave ? ask : undefined,
    dialog: choose && <SaveChoice pending={pending} onChoose={choose} />,
  };
}
