import { useCallback, useState, type ReactNode } from 'react';
import type { ContentType } from '../../../domain/contentType';
import { useFeature } from '../../session/config';
import type { SaveExtras } from '../FormMode';
import { SaveChoice, type SaveWay } from './SaveChoice';
import { usePendingItem } from './usePendingItem';

type Ask = () => Promise<SaveExtras | null>;

/**
 * What saving a record outside of the inbox asks: whether to release it or to keep it in the inbox, where its type has
 * that choice. In: the id of the record, undefined for a new one. Out: `ask` for `useSave`, and its dialog.
 */
export function useSaveChoice(type: ContentType<any>, id: number | undefined): { ask: Ask | undefined; dialog: ReactNode } {
  const hasInbox = useFeature()('PLUGIN_ENABLE_INBOX');
  const pending = usePendingItem(type.name, type.interimSave ? id : undefined);
  const [choose, setChoose] = useState<((way: SaveWay | null) => void) | null>(null);
  const ask = useCallback(async () => {
    const way = hasInbox ? await new Promise<SaveWay | null>((resolve) => setChoose(() => resolve)) : 'release';
    setChoose(null);
    return way && { inboxId: null, merge: way !== 'keep', addToInbox: way === 'keep' };
  }, [hasInbox]);
  return { ask: type.interimSave ? ask : undefined, dialog: choose && <SaveChoice pending={pending} onChoose={choose} /> };
}
