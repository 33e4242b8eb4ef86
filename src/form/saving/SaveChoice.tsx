import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Card, inboxTypeFor } from '../../../domain/inbox/inbox';
import { formWords } from '../../i18n/forms';
import { releasingWords } from '../../i18n/lists';
import { formatMoment } from '../../ui/format';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useSaveAnswer } from './useSaveAnswer';
import type { ContentType } from '../../../domain/contentType';
import { useFeature } from '../../session/config';
import type { AskBeforeSaving } from '../useSaving';
import { readCards } from '../../inbox/inboxCards';

export type SaveWay = 'release' | 'next' | 'keep';

interface SaveChoiceProps {
  /** The form is the review of an item: that is what is kept or done with. */
  ofItem?: boolean;
  /** There is another item to go on with. */
  hasNext?: boolean;
  /** What else waits in the inbox about the same record. */
  pending?: Card | null;
  /** In: null where it is not to be saved after all. */
  onChoose: (way: SaveWay | null) => void;
}

/** Release it, or keep it in the inbox. Enter releases. Whoever ticks 'nicht mehr fragen' is not asked again. */
export function SaveChoice({ ofItem = false, hasNext = false, pending, onChoose }: SaveChoiceProps) {
  const [isLast, setLast] = useState(false);
  const [, setAnswer] = useSaveAnswer();
  const choose = (way: SaveWay) => {
    if (isLast) setAnswer(way === 'keep' ? 'keep' : 'release');
    onChoose(way);
  };
  return (
    <ChoiceDialog
      title={releasingWords.saveTitle}
      onClose={() => onChoose(null)}
      choices={[
        { label: formWords.cancel, act: () => onChoose(null) },
        { label: releasingWords.keep, act: () => choose('keep') },
        ...(hasNext ? [{ label: releasingWords.releaseNext, act: () => choose('next') }] : []),
        { label: releasingWords.release, act: () => choose('release'), main: true },
      ]}
    >
      {ofItem ? releasingWords.saveQuestion : releasingWords.saveQuestionDirect}
      <FormControlLabel
        sx={{ display: 'flex', mt: 1.5 }}
        control={<Checkbox checked={isLast} onChange={(_, checked) => setLast(checked)} sx={{ py: 0.5 }} />}
        label={releasingWords.askNoMore}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {pending && (
        <Box component="p" sx={{ mb: 0 }}>
          {releasingWords.pending(formatMoment(pending.updatedAt))}
        </Box>
      )}
    </ChoiceDialog>
  );
}

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

/** The first item about a record that waits in the inbox; null where none does, or before that is known. */
export function usePendingItem(resource: string, id: number | undefined): Card | null {
  const hasInbox = useFeature()('PLUGIN_ENABLE_INBOX');
  const type = inboxTypeFor(resource);
  const { data } = useQuery({
    queryKey: ['inbox', 'about', resource, id],
    queryFn: async ({ signal }) => {
      const cards = await readCards(
        { type: type ? [type] : [], internalId: id === undefined ? [] : [id] },
        { limit: 1, offset: 0 },
        signal,
      );
      // A server without this filter answers with others.
      return cards.data.find(({ internalId }) => internalId === id) ?? null;
    },
    enabled: hasInbox && type !== undefined && id !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return data ?? null;
}
