import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { recall, remember } from '../../list/sessionMemory';

interface Options {
  container: RefObject<HTMLElement | null>;
  /** The row in use. */
  current: RefObject<number>;
  productId: string;
  /** Says what is searched for; null while that is on its way. */
  contentKey: string | null;
}

/**
 * Remembers for the session how far somebody has scrolled, and the row in
 * use. Another search starts at the top.
 */
export function useInboxScroll({ container, current, productId, contentKey }: Options) {
  const [keys] = useState({ top: `${productId}.inbox.scrollTop`, row: `${productId}.inbox.row` });
  const [{ initialTop, initialRow }] = useState(() => ({
    initialTop: Number(recall(keys.top)) || 0,
    initialRow: Number(recall(keys.row) ?? -1),
  }));
  const top = useRef(initialTop);
  const shown = useRef(contentKey);

  useLayoutEffect(() => {
    if (container.current && initialTop > 0) container.current.scrollTop = initialTop;
  }, [container, initialTop]);

  useLayoutEffect(() => {
    if (contentKey === null || shown.current === contentKey) return;
    const isFirst = shown.current === null;
    shown.current = contentKey;
    if (isFirst) return;
    current.current = -1;
    container.current?.scrollTo(0, 0);
  }, [container, contentKey, current]);

  useEffect(() => {
    const keep = () => {
      remember(keys.top, top.current > 0 ? String(top.current) : null);
      remember(keys.row, current.current >= 0 ? String(current.current) : null);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [current, keys]);

  const onScroll = () => {
    top.current = container.current?.scrollTop ?? 0;
  };
  return { initialTop, initialRow, onScroll };
}
