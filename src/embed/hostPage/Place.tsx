import { useLayoutEffect, useRef, type RefObject } from 'react';
import { harmlessNodes } from '../sanitizeHtml';
import { guarded } from './guarded';

/** Inserting a fragment empties it. Its nodes are remembered so that the same fragment can be shown again. */
const emptied = new WeakMap<DocumentFragment, Node[]>();

function nodesIn(fragment: DocumentFragment): Node[] {
  const nodes = fragment.hasChildNodes() ? [...fragment.childNodes] : (emptied.get(fragment) ?? []);
  emptied.set(fragment, nodes);
  return nodes;
}

/**
 * Turns what a page returns for a place into nodes; null and `''` give none.
 * @throws when the content is neither HTML nor a node
 */
export function nodesOf(content: unknown): Node[] {
  if (content === null || content === undefined || content === false || content === '') return [];
  if (content instanceof Node) return content instanceof DocumentFragment ? nodesIn(content) : [content];
  if (typeof content !== 'string') throw new Error('it is neither HTML nor a node.');
  // Host pages build this HTML from our titles and texts: sanitise it, so that no such text runs on their page.
  return [...harmlessNodes(content)];
}

/**
 * Content that the host page puts at a named place.
 * @param fullName the name used in console warnings
 */
export function Place({ name, fullName, nodes }: { name: string; fullName: string; nodes: readonly Node[] }) {
  const box = useRef<HTMLElement>(null);
  // Some nodes cannot be inserted, such as one that contains this place.
  useLayoutEffect(() => guarded(fullName, () => box.current?.replaceChildren(...nodes), undefined), [fullName, nodes]);
  // A label may contain phrasing content only.
  const Box = (name === 'filterSelectOptionsItemAfter' ? 'span' : 'div') as 'div';
  return <Box ref={box as RefObject<HTMLDivElement>} part={name} className="embed-place" />;
}
