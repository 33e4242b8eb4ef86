import { useCallback, useEffect, useRef, useState } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import { listQuery, type ListState, type Options } from './address';
import { fetchPage, type About, type PublicRecord } from './calls';
import type { Settings } from './settings';

/** Pause after the last input before the list is requested, in milliseconds. */
const pause = 250;

interface Pages {
  records: readonly PublicRecord[];
  /** The index of the first record added by `loadMore`. */
  firstNew?: number;
  goesOn: boolean;
  about?: About;
  status: 'loading' | 'there' | 'failed';
}

/** The records of the narrowed list. `loadMore` adds the next page, `again` retries after a failure. */
export function usePages(embed: Embed, settings: Settings, state: ListState | null, options: Options | null) {
  const [pages, setPages] = useState<Pages>({ records: [], goesOn: false, status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const queryFrom = useCallback(
    (narrowed: ListState, offset: number) => {
      const query = listQuery(embed, narrowed, { limit: settings.limit, offset }, settings.fixed, options ?? {});
      return settings.page?.changedQuery(query) ?? query;
    },
    [embed, settings, options],
  );
  const first = state && queryFrom(state, 0);
  useEffect(() => {
    if (first === null) return;
    const leaving = new AbortController();
    setPages((before) => ({ ...before, status: 'loading' }));
    const ask = () => {
      fetchPage(embed, first, leaving.signal).then(
        (page) => setPages({ ...page, status: 'there' }),
        () => !leaving.signal.aborted && setPages((before) => ({ ...before, status: 'failed' })),
      );
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [embed, first, attempt]);

  const loadMore = useCallback(async () => {
    if (!state) return;
    setPages((before) => ({ ...before, status: 'loading' }));
    try {
      const next = await fetchPage(embed, queryFrom(state, pages.records.length), new AbortController().signal);
      // A record that moved to the next page meanwhile would appear twice.
      setPages(({ records }) => ({
        ...next,
        records: [...records, ...next.records.filter(({ id }) => !records.some((known) => known.id === id))],
        firstNew: records.length,
        status: 'there',
      }));
    } catch {
      setPages((before) => ({ ...before, status: 'failed' }));
    }
  }, [embed, queryFrom, state, pages.records.length]);

  return { ...pages, query: first, loadMore, again: useCallback(() => setAttempt((count) => count + 1), []) };
}
