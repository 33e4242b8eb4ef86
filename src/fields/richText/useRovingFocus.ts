import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';

/**
 * A toolbar is one tab stop (WAI-ARIA Authoring Practices, "Toolbar"): arrow keys, Home and End go between its
 * buttons, and Tab comes back to the one used last. Out: the props of the toolbar element. A button that is switched
 * off is marked by `aria-disabled` only, so that it never takes the tab stop away.
 */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const buttons = useCallback(() => [...(ref.current?.querySelectorAll<HTMLElement>(':scope button') ?? [])], []);
  const makeStop = useCallback((stop: EventTarget | undefined) => {
    // The focus may also be in a menu or dialog of a tool: React's events come from there too.
    if (!buttons().includes(stop as HTMLElement)) return;
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  }, [buttons]);
  useEffect(() => makeStop(buttons()[0]), [buttons, makeStop]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  return { ref, onKeyDown, onFocus: (event: { target: EventTarget }) => makeStop(event.target) };
}
