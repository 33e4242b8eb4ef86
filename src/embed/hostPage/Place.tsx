import { useLayoutEffect, useRef, type RefObject } from 'react';
import { harmlessNodes } from '../sanitizeHtml';

/** What a page puts at a place of ours, as nodes. In: HTML or a node. Errors: one where it is neither; null says nothing. */
export function nodesOf(content: unknown): Node[] {
  if (content === null || content === undefined || content === false || content === '') return [];
  if (content instanceof Node) return content instanceof DocumentFragment ? [...content.childNodes] : [content];
  if (typeof content !== 'string') throw new Error('it is neither HTML nor a node.');
  // Titles and texts of ours stand in it as they are: nothing that these say may run on the page of somebody else.
  return [...harmlessNodes(content)];
}

/** Where a page puts something of its own. */
export function Place({ name, nodes }: { name: string; nodes: readonly Node[] }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(...nodes), [nodes]);
  // Within a label stand words.
  const Box = (name === 'filterSelectOptionsItemAfter' ? 'span' : 'div') as 'div';
  return <Box ref={box as RefObject<HTMLDivElement>} part={name} className="embed-place" />;
}
