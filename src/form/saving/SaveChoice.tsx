import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState, type ReactNode, useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type Card, inboxTypeFor } from '../../../domain/inbox/inbox';
import type { ContentType } from '../../../domain/contentType';
import type { SaveAnswer } from '../../../domain/accounts/users';
import { formWords } from '../../i18n/forms';
import { releasingWords } from '../../i18n/lists';
import { formatDateTime } from '../../ui/format';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useFeature } from '../../session/config';
import { readCards } from '../../inbox/inboxCards';
import { problemOf } from '../../api/http';
import { changeSettings, useMe } from '../../session/session';
import type { AskBeforeSaving } from '../useSaving';

export type SaveWay = 'release' | 'next' | 'keep';

interface SaveChoiceProps {
  /** Whether the form is the review of an item, which the save keeps open or closes. */
  ofItem?: boolean;
  /** Whether there is a next item. */
  hasNext?: boolean;
  /** Another inbox item about the same record. */
  pending?: Card | null;
  /** Called with null if the save is cancelled. */
  onChoose: (way: SaveWay | null) => void;
}

/**
 * Asks whether to release the record or keep it in the inbox. Enter releases it. 'nicht mehr fragen' stores the answer.
 */
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
          {releasingWords.pending(formatDateTime(pending.updatedAt))}
        </Box>
      )}
    </ChoiceDialog>
  );
}

/**
 * The question when a record is saved outside the inbox: release it, or keep it in the inbox? Only for types that have
 * this choice, and only if the editor has not stored an answer.
 * @param id the record's id; undefined for a new one
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

/** The first inbox item about a record; null if there is none, or while loading. */
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
      // A server without this filter returns other items as well.
      return cards.data.find(({ internalId }) => internalId === id) ?? null;
    },
    enabled: hasInbox && type !== undefined && id !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return data ?? null;
}

/** The stored answer to the question on saving, or null to ask, with a setter. It applies on every device. */
export function useSaveAnswer(): [SaveAnswer | null, (answer: SaveAnswer | null) => void] {
  const notify = useNotify();
  const set = useCallback(
    (saveAnswer: SaveAnswer | null) => {
      changeSettings({ saveAnswer }).catch((error: unknown) =>
        notify(problemOf(error)?.detail ?? String(error), { type: 'error' }),
      );
    },
    [notify],
  );
  return [useMe()?.settings.saveAnswer ?? null, set];
}
