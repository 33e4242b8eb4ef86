import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Interactive } from '../../../drawing/elements';
import { raiseOutline, raisedStyles } from '../../../drawing/raiseOutline';

interface Hits {
  root: SVGSVGElement | null;
  found: readonly Interactive[];
  nameOf: (element: Interactive) => string;
  /** The keys of elements with content. */
  given: ReadonlySet<string>;
  chosen: string | null;
  hovered: string | null;
  onChoose: (key: string) => void;
  onHover: (key: string | null) => void;
}

/**
 * Turns the elements of a drawing into buttons: a click, Enter or the space bar chooses one, Tab moves between them.
 */
export function useHits({ root, found, nameOf, given, chosen, hovered, onChoose, onHover }: Hits): void {
  const act = useRef({ onChoose, onHover });
  act.current = { onChoose, onHover };
  useEffect(() => {
    if (!root) return;
    const keys = new Map<Element | null, string>(found.map(({ node, key }) => [node, key]));
    const keyAt = (event: Event) => keys.get((event.target as Element).closest('[data-hit]')) ?? null;
    const choose = (event: Event) => {
      const key = keyAt(event);
      // Flushed so that the panel is ready for the next key: React does not treat this as user input, and would defer
      // it.
      if (key !== null) flushSync(() => act.current.onChoose(key));
      return key !== null;
    };
    const onKey = (event: KeyboardEvent) => {
      if ((event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && choose(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const onOver = (event: Event) => act.current.onHover(keyAt(event));
    const onLeave = () => act.current.onHover(null);
    const on = [
      ['click', choose],
      ['keydown', onKey],
      ['pointerover', onOver],
      ['pointerleave', onLeave],
      ['focusin', onOver],
      ['focusout', onLeave],
    ] as const;
    for (const [name, listen] of on) root.addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of on) root.removeEventListener(name, listen as EventListener);
    };
  }, [root, found]);
  // Runs before the drawing is painted.
  useLayoutEffect(() => {
    root?.setAttribute('role', 'group');
    for (const element of found) {
      element.node.setAttribute('tabindex', '0');
      element.node.setAttribute('role', 'button');
      element.node.setAttribute('aria-label', nameOf(element));
    }
  }, [root, found, nameOf]);
  useLayoutEffect(() => {
    for (const { key, node } of found) {
      const state = given.has(key) ? 'given' : 'missing';
      if (node.dataset.hit !== state) node.dataset.hit = state;
    }
  }, [found, given]);
  useEffect(() => mark(root, found, 'chosen', chosen), [root, found, chosen]);
  useEffect(() => mark(root, found, 'hover', hovered), [root, found, hovered]);
}

function mark(
  root: SVGSVGElement | null,
  found: readonly Interactive[],
  name: 'chosen' | 'hover',
  key: string | null,
): () => void {
  const nodes = key === null ? [] : found.filter((element) => element.key === key).map(({ node }) => node);
  for (const node of nodes) {
    node.dataset[name] = '';
    if (name === 'chosen') node.setAttribute('aria-pressed', 'true');
  }
  const raised = root ? nodes.map((node) => raiseOutline(root, node, name)) : [];
  return () => {
    for (const takeAway of raised) takeAway();
    for (const node of nodes) {
      delete node.dataset[name];
      if (name === 'chosen') node.removeAttribute('aria-pressed');
    }
  };
}

const shapes = ':is(path, rect, circle, ellipse, polygon, polyline, line)';

/**
 * The look of elements in the editor: a solid outline if they have content, a dashed one if not; hovered and chosen
 * ones stand out. The line width does not scale with the drawing.
 */
export const canvasStyles = `${raisedStyles}
  [data-hit] { cursor: pointer; outline: none; }
  [data-hit] ${shapes}, ${shapes}[data-hit] {
    vector-effect: non-scaling-stroke; stroke: #1f5e8c !important; stroke-width: 1.5px !important;
  }
  [data-hit='missing'] ${shapes}, ${shapes}[data-hit='missing'] {
    stroke: #b25000 !important; stroke-dasharray: 5 3 !important;
  }
  [data-hit='missing'] { opacity: 0.72; }
  [data-hover], [data-hit]:hover { opacity: 1; filter: brightness(1.12) saturate(1.2); }
  [data-hover] ${shapes}, ${shapes}[data-hover], [data-hit]:hover ${shapes}, ${shapes}[data-hit]:hover {
    stroke-width: 3px !important;
  }
  [data-hit]:focus-visible { outline: 3px solid #1f5e8c; outline-offset: 2px; opacity: 1; }
  [data-chosen] { opacity: 1; }
  [data-chosen] ${shapes}, ${shapes}[data-chosen] {
    stroke: #9c0f06 !important; stroke-width: 4px !important; stroke-dasharray: none !important;
  }
`;
