import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { recallScroll, remember } from '../sessionMemory';

interface Options {
  container: RefObject<HTMLElement | null>;
  current: RefObject<number>;
  key: string;
  /** Null while the rows shown are not yet the ones asked for. */
  contentKey: string | null;
  rowCount: number;
  loadMore?: () => void;
}

/**
 * Remembers for the session where someone was in a list and puts them back there before anything is painted; where
 * the rows are gone from memory (a reload), it first loads as many as there were. Other content starts at the top.
 */
export function useScrollMemory({ container, current, key, contentKey, rowCount, loadMore }: Options) {
  const [before] = useState(() => recallScroll(key));
  const waiting = useRef(before !== null && before.top > 0);
  const shown = useRef(contentKey);
  const top = useRef(before?.top ?? 0);
  const rows = useRef(rowCount);

  useLayoutEffect(() => {
    rows.current = rowCount;
    if (!waiting.current || rowCount === 0 || !container.current) return;
    container.current.scrollTop = before?.top ?? 0;
    if (rowCount >= (before?.rows ?? 0) || !loadMore) waiting.current = false;
    else loadMore();
  }, [before, container, loadMore, rowCount]);

  useLayoutEffect(() => {
    if (contentKey === null || shown.current === contentKey) return;
    const first = shown.current === null;
    shown.current = contentKey;
    if (first) return;
    waiting.current = false;
    current.current = -1;
    container.current?.scrollTo(0, 0);
  }, [container, contentKey, current]);

  useEffect(() => {
    const keep = () =>
      remember(key, JSON.stringify({ top: top.current, rows: rows.current, current: current.current }));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [current, key]);

  useLayoutEffect(() => {
    const element = container.current;
    const follow = () => {
      if (!waiting.current) top.current = element?.scrollTop ?? 0;
    };
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, [container]);

  return { initialTop: before?.top ?? 0, initialRow: before?.current ?? -1 };
}
