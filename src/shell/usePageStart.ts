import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Starts each page at its top, with the focus inside: if the focused control disappeared with the previous page (a
 * row, a release that opens the next review), the keyboard would otherwise start at the menu. Back and forward are
 * left to the browser.
 * @returns the ref of the focusable element around the pages
 */
export function usePageStart<T extends HTMLElement>(): RefObject<T | null> {
  const main = useRef<T>(null);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // Before the first paint, but after the page itself has set the focus.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname, isBack]);
  return main;
}
