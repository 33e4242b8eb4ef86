import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Submitter } from '../../../../domain/submissions/submissionAnswers';
import { inboxKeys } from '../../../inbox/inboxCache';

/** Cache key of everything about submitters. */
export const submitterHead = ['submitter'];
/** The same for one item. */
export const submitterKey = (item: number) => [...submitterHead, item];

/**
 * A mutation about an item's submitter.
 * @param send sends it
 * @param messages the success message and `failed`, for errors without one
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
      // Its card in the inbox shows the state.
      void client.invalidateQueries({ queryKey: inboxKeys.cards });
      onDone();
      notify(done, { type: 'success' });
    },
    onError: (error) => notify(error.message || failed, { type: 'error' }),
  });
}
