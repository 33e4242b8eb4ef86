import { useCallback, useEffect, useState } from 'react';
import { callPublic, CallFailed } from '../verification/calls';

/** What the page of a link shows in place of what the link is for. */
export type LinkState = { kind: 'loading' | 'failed' | 'tooMany' } | { kind: 'unreachable'; again: () => void };
type State<Data> = LinkState | { kind: 'ask'; data: Data } | { kind: 'done' | 'decided' };

/**
 * What a link of a mail opens. In: its address below that of the API. Out: what it shows, and `act`, which does what it
 * is for; `end` where another has done so.
 */
export function useLink<Data>(address: string) {
  const [state, setState] = useState<State<Data>>({ kind: 'loading' });
  const [isSending, setSending] = useState(false);
  const load = useCallback(() => {
    setState({ kind: 'loading' });
    callPublic<Data>(address).then(
      (data) => setState({ kind: 'ask', data }),
      (error: unknown) => setState(failure(error, load)),
    );
  }, [address]);
  useEffect(load, [load]);
  const act = () => {
    if (isSending) return;
    setSending(true);
    // What may have been done is sent again, not read: its link would be used by then.
    callPublic(address, {})
      .then(
        () => setState({ kind: 'done' }),
        (error: unknown) => setState(statusOf(error) === 409 ? { kind: 'decided' } : failure(error, act)),
      )
      .finally(() => setSending(false));
  };
  return { state, isSending, act, end: (kind: 'done' | 'decided') => setState({ kind }) };
}

export const statusOf = (error: unknown): number => (error instanceof CallFailed ? error.status : 0);

/** In: what went wrong, and what is to be tried again where no answer has come. */
export function failure(error: unknown, again: () => void): LinkState {
  const status = statusOf(error);
  if (status === 404) return { kind: 'failed' };
  return status === 429 ? { kind: 'tooMany' } : { kind: 'unreachable', again };
}
