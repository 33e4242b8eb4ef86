import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that somebody goes on to begins at its top, and the keyboard in it: whoever left the page by a control that
 * went with it (a row, a release that opens the next review) would else begin at the menu. Back and forward are left to
 * the browser. Out: the ref of the element that the pages stand in; it must be able to take the focus.
 */
export function usePageStart<T extends HTMLElement>(): RefObject<T | null> {
  const main = useRef<T>(null);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // Before anything is painted, and after the page itself has put the focus where it wants it.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname, isBack]);
  return main;
}
