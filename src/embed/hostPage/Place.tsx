import { useLayoutEffect, useRef, type RefObject } from 'react';
import { harmlessNodes } from '../sanitizeHtml';
import { guarded } from './guarded';

/** A fragment is empty once what was in it stands somewhere: the next time it is asked for, it means the same. */
const emptied = new WeakMap<DocumentFragment, Node[]>();

function nodesIn(fragment: DocumentFragment): Node[] {
  const nodes = fragment.hasChildNodes() ? [...fragment.childNodes] : (emptied.get(fragment) ?? []);
  emptied.set(fragment, nodes);
  return nodes;
}

/**
 * What a page puts at a place of ours, as nodes. In: HTML or a node. Errors: one where it is neither; null says
 * nothing.
 */
export function nodesOf(content: unknown): Node[] {
  if (content === null || content === undefined || content === false || content === '') return [];
  if (content instanceof Node) return content instanceof DocumentFragment ? nodesIn(content) : [content];
  if (typeof content !== 'string') throw new Error('it is neither HTML nor a node.');
  // Titles and texts of ours stand in it as they are: nothing that these say may run on the page of somebody else.
  return [...harmlessNodes(content)];
}

/** Where a page puts something of its own. In: what the place is called, there and in the console. */
export function Place({ name, fullName, nodes }: { name: string; fullName: string; nodes: readonly Node[] }) {
  const box = useRef<HTMLElement>(null);
  // Not every node can stand there: what we are within cannot.
  useLayoutEffect(() => guarded(fullName, () => box.current?.replaceChildren(...nodes), undefined), [fullName, nodes]);
  // Within a label stand words.
  const Box = (name === 'filterSelectOptionsItemAfter' ? 'span' : 'div') as 'div';
  return <Box ref={box as RefObject<HTMLDivElement>} part={name} className="embed-place" />;
}
