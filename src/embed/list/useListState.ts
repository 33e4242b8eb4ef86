import { useCallback, useEffect, useRef, useState } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import { readState, writeState, type ListState, type Options } from './address';
import type { Settings } from './settings';

/** Called when a list of this page has written the address, so that every list knows the current one. */
const listeners = new Set<() => void>();

/**
 * What the visitor looks at, kept in the address. Opening a record adds a history entry; typing and choosing do
 * not. Null until the options are known, since the address uses their names.
 */
export function useListState(embed: Embed, settings: Settings, options: Options | null) {
  const [state, setState] = useState<ListState | null>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (!options) return;
    const read = () => readState(new URL(location.href), embed, options, settings.history);
    const first = read();
    const saysNothing = first.term === '' && first.open === null && Object.keys(first.filters).length === 0;
    setState(saysNothing ? { ...first, filters: settings.defaults } : first);
    let known = '';
    const note = () => void (known = JSON.stringify(read()));
    note();
    listeners.add(note);
    // Ignore a step back that belongs to another list.
    const onBack = () => {
      const before = known;
      note();
      if (known !== before) setState(read());
    };
    addEventListener('popstate', onBack);
    addEventListener('hashchange', onBack);
    return () => {
      listeners.delete(note);
      removeEventListener('popstate', onBack);
      removeEventListener('hashchange', onBack);
    };
  }, [embed, settings, options]);

  const go = useCallback(
    (next: ListState, step: boolean, title?: string) => {
      setState(next);
      const address = writeState(new URL(location.href), embed, next, options ?? {}, settings.history, title);
      if (address.href === location.href) return;
      if (step) scrolled.current += 1;
      history[step ? 'pushState' : 'replaceState'](history.state, '', address);
      for (const note of listeners) note();
    },
    [embed, settings, options],
  );

  return {
    state,
    change: useCallback((next: ListState) => go(next, false), [go]),
    open: useCallback((from: ListState, id: number, title: string) => go({ ...from, open: id }, true, title), [go]),
    /**
     * Goes back to before the record was opened, so that 'back' does not reopen it. A record opened by a link just
     * closes.
     */
    close: useCallback(
      (from: ListState) => {
        if (scrolled.current > 0) {
          scrolled.current -= 1;
          history.back();
        } else go({ ...from, open: null }, false);
      },
      [go],
    ),
  };
}
