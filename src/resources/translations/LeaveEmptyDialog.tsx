import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { formatQuery, maxValues } from '../../../domain/http';
import type { GapAnswer, GapCard } from '../../../domain/translations/list';
import { changeEach } from '../../api/changeEach';
import { apiFetch } from '../../api/http';
import { bulkDialogWords } from '../../i18n/bulkDialogs';
import { formWords } from '../../i18n/forms';
import { translationWords } from '../../i18n/lists';
import { undoableFor } from '../../list/bulk/useChangeMarked';
import { useWork } from '../../list/bulk/useWork';
import { WorkDialog } from '../../list/bulk/WorkDialog';
import { useMarked } from '../../list/selection/SelectionBar';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { UndoAlert } from '../../ui/UndoAlert';

type Card = GapCard & Record<string, unknown>;

/** Leaves the selected gaps empty on purpose. Those that failed stay selected; the message afterwards offers undo. */
export function LeaveEmptyDialog({ onClose }: { onClose: () => void }) {
  const { ids: marked, mark } = useMarked();
  const [ids] = useState(marked);
  const { data = [] } = useListContext<Card>();
  const client = useQueryClient();
  const notify = useNotify();
  const { run, ...work } = useWork();
  const leave = async () => {
    const cards = cardsOf(ids, data);
    const left: Card[] = [];
    const outcome = await run(ids, {
      read: async (id) => (await cards(id)) as Record<string, unknown>,
      change: (card) => card,
      write: async (_id, card) => {
        await answer(card as Card, 'empty');
        left.push(card as Card);
      },
    });
    if (!outcome) return;
    const done = new Set(left.map(({ id }) => id));
    mark(ids.filter((id) => !done.has(id)));
    await client.invalidateQueries({ queryKey: ['translation-gaps'] });
    if (left.length > 0) notify(<LeftEmptyMessage cards={left} />, { type: 'success', autoHideDuration: undoableFor });
    if (outcome.failed.length === 0) onClose();
  };
  return (
    <WorkDialog title={translationWords.empty} work={work} failedTitle={bulkDialogWords.someFailed} onClose={onClose}>
      <ChoiceDialog
        title={translationWords.empty}
        onClose={onClose}
        choices={[
          { label: bulkDialogWords.cancel, act: onClose },
          { label: translationWords.empty, act: () => void leave(), main: true },
        ]}
      >
        {translationWords.leaveEmpty(ids.length)}
      </ChoiceDialog>
    </WorkDialog>
  );
}

function LeftEmptyMessage({ cards }: { cards: readonly Card[] }) {
  const [done, setDone] = useState<number | null>(null);
  const client = useQueryClient();
  const notify = useNotify();
  const undo = async () => {
    setDone(0);
    const byId = new Map(cards.map((card) => [card.id, card]));
    const { changed, failed } = await changeEach<Card>([...byId.keys()], {
      read: async (id) => byId.get(id) as Card,
      change: (card) => card,
      write: (_id, card) => answer(card, 'open'),
      onProgress: setDone,
    });
    await client.invalidateQueries({ queryKey: ['translation-gaps'] });
    if (failed[0]) notify(`${bulkDialogWords.notUndone(failed.length)} ${failed[0].message}`, { type: 'error' });
    else notify(bulkDialogWords.undone(changed, []), { type: 'success' });
  };
  return (
    <UndoAlert
      text={done === null ? translationWords.leftEmpty(cards.length) : bulkDialogWords.undoing(done, cards.length)}
      label={formWords.undo}
      isPending={done !== null}
      onUndo={() => void undo()}
    />
  );
}

const answer = ({ type, recordId, field, locale }: GapCard, decision: GapAnswer) =>
  apiFetch(`/${type}/${recordId}/translation-gaps`, {
    method: 'POST',
    body: { field, locale, answer: decision },
    once: false,
  });

/** Finds selected gaps by id: loaded ones in the list, others in pages from the server. */
function cardsOf(ids: readonly number[], loaded: readonly Card[]): (id: number) => Promise<Card> {
  const known = new Map(loaded.map((card) => [card.id, Promise.resolve<Card | undefined>(card)]));
  const others = ids.filter((id) => !known.has(id));
  const load = (first: number) => {
    const some = others.slice(first, first + maxValues);
    const page = apiFetch<Card[]>(`/translation-gaps?${formatQuery({ ids: some, limit: maxValues })}`);
    for (const id of some)
      known.set(
        id,
        page.then((cards) => cards.find((card) => card.id === id)),
      );
  };
  return async (id) => {
    const index = others.indexOf(id);
    if (!known.has(id)) load(index - (index % maxValues));
    const card = await known.get(id);
    if (!card) throw new Error(bulkDialogWords.gone);
    return card;
  };
}
