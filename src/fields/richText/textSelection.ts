import type { RefObject } from 'react';

/** A rich text of a form, before the editor is there and after. */
export interface TextProps {
  id: string;
  source: string;
  labelledBy: string;
  /** Id of the message about the field, where there is one. */
  errorId: string | undefined;
  disabled: boolean;
  /** What the editor finds of the text before it when it takes over. */
  left: RefObject<LeftText | null>;
}

/** A place in a text: the way through its elements by their indices, then the offset in the last one. */
type Place = readonly number[];

/** What is selected in a text, as places: they hold in another element with the same content. */
export interface TextSelection {
  anchor: Place;
  head: Place;
}

/** What somebody left when the editor took over. */
export interface LeftText {
  /** HTML as the form had it before anything was typed. */
  read: string;
  /** Where nobody was in the text, there is none. */
  selection: TextSelection | null;
}

/** What is selected in an element that has the focus; null where none of it is. */
export function selectionIn(box: HTMLElement): TextSelection | null {
  const selection = getSelection();
  if (document.activeElement !== box || !selection?.anchorNode || !selection.focusNode) return null;
  const anchor = placeOf(box, selection.anchorNode, selection.anchorOffset);
  const head = placeOf(box, selection.focusNode, selection.focusOffset);
  return anchor && head && { anchor, head };
}

function placeOf(box: HTMLElement, node: Node, offset: number): Place | null {
  const place = [offset];
  for (let at: Node = node; at !== box; at = at.parentNode) {
    if (!at.parentNode) return null;
    place.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode));
  }
  return place;
}

/** Where a place is in another element; as near as can be where that has less in it. */
export function nodeAt(box: HTMLElement, place: Place): [Node, number] {
  let node: Node = box;
  for (const index of place.slice(0, -1)) {
    const child = node.childNodes[index];
    if (!child) return [node, node.childNodes.length];
    node = child;
  }
  const most = node instanceof Text ? node.length : node.childNodes.length;
  return [node, Math.min(place.at(-1) ?? 0, most)];
}
