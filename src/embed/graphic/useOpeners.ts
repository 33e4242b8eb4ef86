import { useEffect, useRef } from 'react';
import type { Interactive } from '../../drawing/elements';
import { raiseOutline } from '../../drawing/raiseOutline';

/** Turns the interactive elements of a drawing into buttons that open their text. */
export function useOpeners(
  root: SVGSVGElement | null,
  found: readonly Interactive[],
  openings: readonly { key: string; name: string }[],
  chosen: string | null,
  onOpen: (key: string) => void,
): void {
  const act = useRef(onOpen);
  act.current = onOpen;
  useEffect(() => {
    if (!root) return;
    const names = new Map(openings.map(({ key, name }) => [key, name]));
    const opening = found.filter(({ key }) => names.has(key));
    root.setAttribute('role', 'group');
    for (const { key, node } of opening) {
      node.dataset.opens = '';
      node.setAttribute('tabindex', '0');
      node.setAttribute('role', 'button');
      node.setAttribute('aria-label', names.get(key) ?? '');
    }
    const onEvent = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      const node = (event.target as Element).closest('[data-opens]');
      const key = opening.find((element) => element.node === node)?.key;
      if (key === undefined) return;
      event.preventDefault();
      act.current(key);
    };
    root.addEventListener('click', onEvent);
    root.addEventListener('keydown', onEvent);
    return () => {
      root.removeEventListener('click', onEvent);
      root.removeEventListener('keydown', onEvent);
      for (const { node } of opening)
        for (const name of ['data-opens', 'tabindex', 'role', 'aria-label']) node.removeAttribute(name);
    };
  }, [root, found, openings]);
  useEffect(() => {
    const pressed = found.filter(({ key }) => key === chosen);
    for (const { node } of pressed) node.setAttribute('aria-pressed', 'true');
    const raised = root ? pressed.map(({ node }) => raiseOutline(root, node, 'chosen')) : [];
    return () => {
      for (const takeAway of raised) takeAway();
      for (const { node } of pressed) node.removeAttribute('aria-pressed');
    };
  }, [root, found, chosen]);
}
