import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { recall, remember } from '../../ui/list/sessionMemory';

/**
 * Remembers for the session how far somebody has scrolled (document 1, section 2 "Inbox"; document 3, section 21.2).
 * Another search (`contentKey`; null while it is on its way) starts at the top.
 */
export function useInboxScroll(container: RefObject<HTMLElement | null>, key: string, contentKey: string | null) {
  const [initialTop] = useState(() => Number(recall(key)) || 0);
  const top = useRef(initialTop);
  const shown = useRef(contentKey);

  useLayoutEffect(() => {
    if (container.current && initialTop > 0) container.current.scrollTop = initialTop;
  }, [container, initialTop]);

  useLayoutEffect(() => {
    if (contentKey === null || shown.current === contentKey) return;
    const isFirst = shown.current === null;
    shown.current = contentKey;
    if (!isFirst) container.current?.scrollTo(0, 0);
  }, [container, contentKey]);

  useEffect(() => {
    const keep = () => remember(key, top.current > 0 ? String(top.current) : null);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);

  const onScroll = () => {
    top.current = container.current?.scrollTop ?? 0;
  };
  return { initialTop, onScroll };
}
