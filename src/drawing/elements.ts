import { notDrawn, unseen } from '../../domain/graphics/drawings';
import { keyOf, readDrawing } from '../../domain/graphics/markup';

/** An element of a drawing that can be interactive. */
export interface Interactive {
  key: string;
  /** Its name in the drawing; '' if it has none. */
  label: string;
  node: SVGElement;
}

const notItself = notDrawn.join();
const withinUnseen = unseen.join();

/** Whether a string is a valid CSS selector. */
export function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

/**
 * The elements of a rendered drawing that match a selector, with their keys, in document order.
 * @param markup the rendered markup
 */
export function interactiveIn(root: SVGSVGElement, markup: string, selector: string): Interactive[] {
  if (selector.trim() === '' || !isSelector(selector)) return [];
  const drawing = readDrawing(markup);
  const place = new Map([root, ...root.querySelectorAll('*')].map((node, index) => [node as Element, index]));
  // The root counts as well, as it would in a separate document.
  return drawnIn(root, selector).flatMap((node) => {
    const element = drawing.elements[place.get(node) ?? -1];
    return element ? [{ key: keyOf(drawing, element), label: labelOf(node), node }] : [];
  });
}

/** The visible elements that match a selector, in document order. */
export const drawnIn = (root: SVGSVGElement, selector: string): SVGElement[] =>
  [...root.querySelectorAll<SVGElement>(selector)].filter(
    (node) => !node.matches(notItself) && !node.parentElement?.closest(withinUnseen),
  );

const short = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);

/** The name of an element: its title, a name given in the drawing program, its text, or its id. */
export function labelOf(node: SVGElement): string {
  const title = [...node.children].find((child) => child.tagName === 'title')?.textContent;
  const words =
    node.tagName === 'text'
      ? node.textContent
      : [...node.querySelectorAll('text')]
          .map((text) => [...text.childNodes].map((part) => part.textContent).join(' '))
          .join(' ');
  return (
    short(title) || short(node.getAttribute('aria-label')) || short(node.dataset.name) || short(words) || short(node.id)
  );
}

/** The aspect ratio of a drawing (width divided by height), from its view box or its size. */
export function aspectRatioOf(root: SVGSVGElement): number {
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [sideX, sideY] = [
    width || Number.parseFloat(root.getAttribute('width') ?? ''),
    height || Number.parseFloat(root.getAttribute('height') ?? ''),
  ];
  return sideX > 0 && sideY > 0 ? sideX / sideY : 1;
}

/** The centre of an element, as fractions of the drawing's size. */
export function centreOf(root: SVGSVGElement, node: SVGElement): { x: number; y: number } {
  const [whole, own] = [root.getBoundingClientRect(), node.getBoundingClientRect()];
  if (whole.width === 0 || whole.height === 0) return { x: 0, y: 0 };
  return { x: (own.x + own.width / 2 - whole.x) / whole.width, y: (own.y + own.height / 2 - whole.y) / whole.height };
}
