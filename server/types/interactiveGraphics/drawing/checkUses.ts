import { Element } from 'domhandler';
import { deepestDrawing, mostDrawn } from '../../../../domain/graphics/drawings';
import { DrawingProblem, tooDeep } from './drawingProblem';

interface Size {
  /** How many elements are drawn, and how deep they are nested. */
  count: number;
  depth: number;
}

/**
 * Counts what a browser draws where elements are repeated by `use`, which a few signs can make endless. Each element is
 * counted once. Errors: DrawingProblem.
 */
export function checkUses(root: Element): void {
  const byId = new Map<string, Element>();
  const collect = (element: Element) => {
    const { id } = element.attribs;
    if (id && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) if (child instanceof Element) collect(child);
  };
  collect(root);
  const sizes = new Map<Element, Size>();
  const open = new Set<Element>();
  const sizeOf = (element: Element): Size => {
    const known = sizes.get(element);
    if (known) return known;
    if (open.has(element)) throw new DrawingProblem('In der Zeichnung wiederholt sich ein Element selbst (<use>).');
    if (open.size > deepestDrawing) throw tooDeep();
    open.add(element);
    const size = { count: 1, depth: 0 };
    for (const part of partsOf(element, byId)) {
      const { count, depth } = sizeOf(part);
      size.count += count;
      size.depth = Math.max(size.depth, depth + 1);
    }
    open.delete(element);
    if (size.depth > deepestDrawing) throw tooDeep();
    if (size.count > mostDrawn)
      throw new DrawingProblem(
        `Mit allem, was sich darin wiederholt (<use>), hat die Zeichnung mehr als ${mostDrawn.toLocaleString('de-CH')} Elemente. Vereinfachen Sie sie bitte im Zeichenprogramm.`,
      );
    sizes.set(element, size);
    return size;
  };
  sizeOf(root);
}

function partsOf(element: Element, byId: ReadonlyMap<string, Element>): Element[] {
  const parts = element.children.filter((child) => child instanceof Element);
  const target =
    element.name === 'use'
      ? byId.get((element.attribs.href ?? element.attribs['xlink:href'] ?? '').trim().slice(1))
      : undefined;
  return target ? [...parts, target] : parts;
}
