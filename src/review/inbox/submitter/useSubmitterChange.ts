import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Submitter } from '../../../../domain/submissions/submissionAnswers';
import { inboxKeys } from '../../../inbox/inboxCache';

/** Where the cache keeps what is known about submitters, of whatever item. */
export const submitterHead = ['submitter'];
/** The same of one item. */
export const submitterKey = (item: number) => [...submitterHead, item];

/**
 * Sends something about who has handed in an item. In: what sends it, what is said then, and what happens then; the
 * words for a failure that says none.
 */
export function useSubmitterChange<Sent>(
  item: number,
  send: (sent: Sent) => Promise<Submitter>,
  { said, failed, onDone }: { said: string; failed: string; onDone: () => void },
) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: (submitter) => {
      client.setQueryData(submitterKey(item), submitter);
      // Its card in the inbox says how things stand.
      void client.invalidateQueries({ queryKey: inboxKeys.cards });
      onDone();
      notify(said, { type: 'success' });
    },
    onError: (error) => notify(error.message || failed, { type: 'error' }),
  });
}
