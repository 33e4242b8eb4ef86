import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import { readState, writeState, type ListState, type Options, listQuery } from './address';
import type { Settings } from './settings';
import type { Card } from '../../../domain/publicViews/card';
import { asCards, fetchPage, type About } from './calls';
import type { EmbedType } from './embedType';

/** Called when a list on this page has written the URL, so that every list knows the current one. */
const listeners = new Set<() => void>();

/** Whether the request depends on the options: the URL contains their names, or one filter depends on another. */
function needsOptions(embed: Embed, { history }: Settings): boolean {
  const names = [...new URLSearchParams(location.search + location.hash.replace(/^#\??/, '&')).keys()];
  return embed.filters.some(
    ({ param, within }) => within !== undefined || names.includes(`${history.prefix}${param}[]`),
  );
}

/**
 * The state of the list, stored in the URL. Opening a record adds a history entry; typing and choosing do not. If the
 * URL contains names of options, it is null until the options are known; otherwise the list is requested together with
 * them.
 */
export function useListState(embed: Embed, settings: Settings, options: Options | null) {
  const [state, setState] = useState<ListState | null>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (!options && needsOptions(embed, settings)) return;
    const read = () => readState(new URL(location.href), embed, options ?? {}, settings.history);
    const first = read();
    const saysNothing = first.term === '' && first.open === null && Object.keys(first.filters).length === 0;
    // Keeps what was typed while the options were loading.
    setState((before) => before ?? (saysNothing ? { ...first, filters: settings.defaults } : first));
    let known = '';
    const note = () => void (known = JSON.stringify(read()));
    note();
    listeners.add(note);
    // Ignores a step back that belongs to another list.
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
     * Goes back to before the record was opened, so that 'back' does not reopen it. A record opened by a link is just
     * closed.
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

/** The pause after the last input before the list is requested, in milliseconds. */
const pause = 250;

interface Pages {
  records: readonly Card[];
  /** Whether the records are complete instead of cards. */
  isWhole: boolean;
  /** The index of the first record added by `loadMore`. */
  firstNew?: number;
  hasMore: boolean;
  total?: number | undefined;
  about?: About;
  status: 'loading' | 'there' | 'failed';
}

/** The records of the filtered list. `loadMore` adds the next page, `again` retries after a failure. */
export function usePages(
  embed: Embed,
  settings: Settings,
  isOpen: EmbedType['isOpen'],
  state: ListState | null,
  options: Options | null,
) {
  const [pages, setPages] = useState<Pages>({ records: [], isWhole: false, hasMore: false, status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const isWhole = (state && isOpen?.(state)) ?? false;
  const shape = isWhole ? 'shape=full' : asCards(settings.locale);
  const queryFrom = useCallback(
    (narrowed: ListState, offset: number) => {
      const query = listQuery(embed, narrowed, { limit: settings.limit, offset }, settings.fixed, options ?? {});
      return settings.page?.changedQuery(query) ?? query;
    },
    [embed, settings, options],
  );
  const first = state && queryFrom(state, 0);
  const isWholeList = state?.term === '' && Object.values(state.filters).every((values) => values.length === 0);
  const place = usePlace(`${embed.name} ${settings.history.prefix}`, first, pages.records.length);
  useEffect(() => {
    if (first === null) return;
    const wanted = place.asBefore(first);
    if (isFirst.current && settings.first && isWholeList && wanted === first) {
      isFirst.current = false;
      setPages({ ...settings.first, isWhole: false, status: 'there' });
      return;
    }
    const leaving = new AbortController();
    setPages((before) => ({ ...before, status: 'loading' }));
    const ask = () => {
      fetchPage(embed, `${wanted}&${shape}`, leaving.signal).then(
        (page) => setPages({ ...page, isWhole, status: 'there' }),
        () => !leaving.signal.aborted && setPages((before) => ({ ...before, status: 'failed' })),
      );
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [embed, first, attempt, shape, isWhole, place, settings, isWholeList]);

  const loadMore = useCallback(async () => {
    if (!state) return;
    setPages((before) => ({ ...before, status: 'loading' }));
    try {
      const query = `${queryFrom(state, pages.records.length)}&${shape}`;
      const next = await fetchPage(embed, query, new AbortController().signal);
      // A record that has moved to the next page in the meantime would appear twice.
      setPages(({ records, total }) => ({
        ...next,
        // Only the first page includes the total.
        total,
        isWhole,
        records: [...records, ...next.records.filter(({ id }) => !records.some((known) => known.id === id))],
        firstNew: records.length,
        status: 'there',
      }));
    } catch {
      setPages((before) => ({ ...before, status: 'failed' }));
    }
  }, [embed, queryFrom, state, pages.records.length, shape, isWhole]);

  return { ...pages, query: first, loadMore, again: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** The maximum number of records restored at once for a returning visitor. */
const mostRestored = 300;
let wentBack = 0;
addEventListener('popstate', () => void (wentBack = performance.now()));
const isReturning = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward' ||
  (wentBack > 0 && performance.now() - wentBack < 2_000);

interface Place {
  query: string;
  count: number;
  top: number;
}

/**
 * Stores, until the tab is closed, how many records were shown and how far the page was scrolled. Visitors who come
 * back from another page find both unchanged.
 */
function usePlace(name: string, query: string | null, count: number) {
  const latest = useRef({ query, count });
  latest.current = { query, count };
  const place = useMemo(() => {
    let before = isReturning() ? readPlace(name) : null;
    return {
      /** The first request, for as many records as were shown before. */
      asBefore(first: string): string {
        if (before?.query !== first) before = null;
        if (!before) return first;
        const asked = new URLSearchParams(first);
        asked.set('limit', String(Math.min(Math.max(before.count, Number(asked.get('limit'))), mostRestored)));
        return asked.toString();
      },
      scroll() {
        if (before) scrollTo({ top: before.top, behavior: 'instant' });
        before = null;
      },
    };
  }, [name]);
  const isThere = count > 0;
  useLayoutEffect(() => {
    if (isThere) place.scroll();
  }, [isThere, place]);
  useEffect(() => {
    let top = scrollY;
    const onScroll = () => void (top = scrollY);
    const keep = () => {
      const { query: shown, count: most } = latest.current;
      if (shown !== null && most > 0) writePlace(name, { query: shown, count: most, top });
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [name]);
  return place;
}

const placeKey = (name: string) => `list ${name} ${location.pathname}`;

/** A sandboxed frame has no storage, so nothing is stored there. */
function readPlace(name: string): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(placeKey(name)) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

function writePlace(name: string, place: Place): void {
  try {
    sessionStorage.setItem(placeKey(name), JSON.stringify(place));
  } catch {
    // A sandboxed frame has no storage.
  }
}
