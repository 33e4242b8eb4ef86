import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useStore, useStoreContext } from 'react-admin';
import { useCallback } from 'react';
import type { Submitter, Answers } from '../../../../domain/submissions/submissionAnswers';
import { submittedSource, type Card } from '../../../../domain/inbox/inbox';
import { inboxKeys } from '../../../inbox/inboxCards';
import { saveAnswers } from '../../../inbox/inbox';
import { useMe } from '../../../session/session';

/** Cache key of everything about submitters. */
export const submitterHead = ['submitter'];
/** The same for one item. */
export const submitterKey = (item: number) => [...submitterHead, item];

/**
 * A mutation concerning an item's submitter.
 * @param send sends the change
 * @param messages the message on success, and `failed` for errors that have none
 */
export function useSubmitterChange<Sent>(
  item: number,
  send: (sent: Sent) => Promise<Submitter>,
  { done, failed, onDone }: { done: string; failed: string; onDone: () => void },
) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: (submitter) => {
      client.setQueryData(submitterKey(item), submitter);
      // The item's card in the inbox shows the state.
      void client.invalidateQueries({ queryKey: inboxKeys.cards });
      onDone();
      notify(done, { type: 'success' });
    },
    onError: (error) => notify(error.message || failed, { type: 'error' }),
  });
}

type Typed = Partial<Answers>;

const nothing: Typed = {};
/** Keyed by account, so that the next person on the same browser does not see it. */
const useKeyOf = () => {
  const me = useMe()?.id ?? 0;
  return useCallback((item: number) => `inbox.answers.${me}.${item}`, [me]);
};

/**
 * Edited answers to a submitter that are not saved yet. The review and the dismissal dialog share them, and they are
 * kept when either is closed.
 */
export function useTypedAnswers(item: number): [typed: Typed, type: (typed: Typed) => void] {
  return useStore(useKeyOf()(item), nothing);
}

/**
 * Saves the edited answers of those items that have a submitter, before a decision about them.
 * @throws like `keepAnswers`
 */
export function useSaveTypedAnswers(): (items: readonly Pick<Card, 'id' | 'source'>[]) => Promise<void> {
  const client = useQueryClient();
  const store = useStoreContext();
  const keyOf = useKeyOf();
  return useCallback(
    async (items) => {
      for (const { id } of items.filter(({ source }) => source === submittedSource)) {
        const typed = store.getItem<Typed>(keyOf(id)) ?? nothing;
        if (Object.keys(typed).length === 0) continue;
        client.setQueryData(submitterKey(id), await saveAnswers(id, typed));
        store.removeItem(keyOf(id));
      }
    },
    [client, keyOf, store],
  );
}
