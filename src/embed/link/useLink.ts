import { useCallback, useEffect, useState } from 'react';
import { locales, type Locale } from '../../../domain/locales';
import { callPublic, CallFailed } from '../form/calls';

/** What a link's page shows in place of its content. */
export type LinkState =
  { kind: 'loading' | 'failed' | 'used' | 'tooMany' } | { kind: 'unreachable'; again: () => void };
type State<Data> = LinkState | { kind: 'ask'; data: Data } | { kind: 'done' | 'decided' };

/**
 * Loads what the link in a mail opens.
 * @param address the path below the API's base
 * @returns the state; `act`, which uses the link; `end`, to be called when another request has used it
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
    // Repeats the request instead of loading again, because the link is used up if the first one got through.
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

/** @param again repeats the request if there was no response */
export function failure(error: unknown, again: () => void): LinkState {
  const status = statusOf(error);
  if (error instanceof CallFailed && error.isUsed) return { kind: 'used' };
  if (status === 404) return { kind: 'failed' };
  return status === 429 ? { kind: 'tooMany' } : { kind: 'unreachable', again };
}

/** The browser's language, used until the person's own language is known. */
export const browserLocale = (): Locale =>
  locales.find((locale) => navigator.languages.some((language) => language.startsWith(locale))) ?? 'de';

/**
 * A name for a link that does not reveal its code: a 64-bit hash (FNV-1a, twice) of a 256-bit code. Does not use
 * `crypto.subtle`, which is missing on insecure origins.
 */
export function linkName(code: string): string {
  const hash = (start: number) =>
    [...code].reduce((value, letter) => Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, start);
  return [0x811c9dc5, 0x050c5d1f].map((start) => hash(start).toString(16).padStart(8, '0')).join('');
}
