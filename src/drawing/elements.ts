import { notDrawn, unseen } from '../../domain/graphics/drawings';
import { keyOf, readDrawing } from '../../domain/graphics/markup';

/** An element of a drawing that can say something. */
export interface Interactive {
  key: string;
  /** What the drawing calls it; '' where it does not. */
  label: string;
  node: SVGElement;
}

const notItself = notDrawn.join();
const withinUnseen = unseen.join();

/** Whether something is a selector of CSS. */
export function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

/**
 * The elements of a shown drawing that a selector finds, each with its key, in their order. In: the markup that is
 * shown.
 */
export function interactiveIn(root: SVGSVGElement, markup: string, selector: string): Interactive[] {
  if (selector.trim() === '' || !isSelector(selector)) return [];
  const drawing = readDrawing(markup);
  const place = new Map([root, ...root.querySelectorAll('*')].map((node, index) => [node as Element, index]));
  // The root is looked at too, as where the drawing stands in a page of its own.
  return [...root.querySelectorAll<SVGElement>(selector)].flatMap((node) => {
    if (node.matches(notItself) || node.parentElement?.closest(withinUnseen)) return [];
    const element = drawing.elements[place.get(node) ?? -1];
    return element ? [{ key: keyOf(drawing, element), label: labelOf(node), node }] : [];
  });
}

const short = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);

/** What a drawing calls an element: its title, a name of the program it comes from, its words, its id. */
function labelOf(node: SVGElement): string {
  const title = [...node.children].find((child) => child.tagName === 'title')?.textContent;
  const said =
    node.tagName === 'text'
      ? node.textContent
      : [...node.querySelectorAll('text')]
          .map((text) => [...text.childNodes].map((part) => part.textContent).join(' '))
          .join(' ');
  return (
    short(title) || short(node.getAttribute('aria-label')) || short(node.dataset.name) || short(said) || short(node.id)
  );
}

/** Width by height of a drawing, as its view says or its size. */
export function aspectOf(root: SVGSVGElement): number {
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

/** Where the middle of an element is, in shares of the drawing. */
export function middleOf(root: SVGSVGElement, node: SVGElement): { x: number; y: number } {
  const [whole, own] = [root.getBoundingClientRect(), node.getBoundingClientRect()];
  if (whole.width === 0 || whole.height === 0) return { x: 0, y: 0 };
  return { x: (own.x + own.width / 2 - whole.x) / whole.width, y: (own.y + own.height / 2 - whole.y) / whole.height };
}
