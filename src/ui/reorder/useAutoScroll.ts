import { useEffect } from 'react';

/** So close to an edge, in pixels, the page starts to move. */
const edge = 64;
const step = 10;

/** Scrolls while a drag is held near the upper or lower edge of the window. In: the pointer's y, null without a drag. */
export function useAutoScroll(y: number | null): void {
  useEffect(() => {
    if (y === null) return;
    const direction = y < edge ? -1 : y > window.innerHeight - edge ? 1 : 0;
    if (direction === 0) return;
    const scroller = scrollerAt(y);
    const timer = setInterval(() => scroller.scrollBy(0, direction * step), 16);
    return () => clearInterval(timer);
  }, [y]);
}

/** What scrolls at that height: the nearest scrolling ancestor of what is there, else the page. */
function scrollerAt(y: number): Element {
  const inside = Math.min(Math.max(y, 0), window.innerHeight - 1);
  let element = document.elementFromPoint(window.innerWidth / 2, inside);
  for (; element; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return document.scrollingElement ?? document.documentElement;
}
