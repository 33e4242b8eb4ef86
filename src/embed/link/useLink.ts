import { useCallback, useEffect, useState } from 'react';
import { callPublic, CallFailed } from '../form/calls';

/** What the page of a link shows instead of its content. */
export type LinkState =
  { kind: 'loading' | 'failed' | 'used' | 'tooMany' } | { kind: 'unreachable'; again: () => void };
type State<Data> = LinkState | { kind: 'ask'; data: Data } | { kind: 'done' | 'decided' };

/**
 * Loads what the link of a mail opens.
 * @param address the path below the API's base
 * @returns the state; `act`, which does what the link is for; `end`, called when another request has done it
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
    // Repeat the request instead of loading again: if the first one got through, the link is used up.
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

/** @param again repeats the request if no answer came */
export function failure(error: unknown, again: () => void): LinkState {
  const status = statusOf(error);
  if (error instanceof CallFailed && error.isUsed) return { kind: 'used' };
  if (status === 404) return { kind: 'failed' };
  return status === 429 ? { kind: 'tooMany' } : { kind: 'unreachable', again };
}
