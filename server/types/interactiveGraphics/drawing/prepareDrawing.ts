import { compile, selectAll } from 'css-select';
import { Element, type ChildNode } from 'domhandler';
import type { FieldError } from '../../../../domain/contentType';
import {
  maxDrawingLength,
  invalidSelector,
  notDrawn,
  tooMany,
  unseen,
  type Removed,
} from '../../../../domain/graphics/drawings';
import { elementOf, keyOfMarkup, readDrawing } from '../../../../domain/graphics/markup';
import { maxInteractiveElements } from '../../../../domain/types/interactiveGraphic';
import { DrawingProblem } from './drawingProblem';
import { sanitizeDrawing, write } from './sanitizeDrawing';

/** A drawing to check before it is stored or used. */
export interface DrawingRequest {
  svg: string;
  selector: string;
  start: string;
  /** Elements that a client identified by their markup. */
  markups: readonly string[];
}

export interface Prepared {
  svg: string;
  removed: Partial<Record<Removed, number>>;
  /** The keys of the elements identified by markup, in the same order. */
  keys: string[];
  errors: FieldError[];
}

/** Sanitizes a drawing, computes the keys of its elements, and reports problems with the drawing and its selectors. */
export function prepareDrawing({ svg: text, selector, start, markups }: DrawingRequest): Prepared {
  if (text.length > maxDrawingLength)
    return refused(text, `Die Zeichnung ist zu gross: höchstens ${maxDrawingLength / 1_000_000} Millionen Zeichen.`);
  try {
    const { root, svg, removed } = sanitizeDrawing(text);
    const errors = [...problemsOfSelector(root, 'selector', selector), ...problemsOfSelector(root, 'start', start)];
    const drawing = readDrawing(svg);
    return { svg, removed, errors, keys: markups.map((markup) => keyAfter(drawing, markup)) };
  } catch (error) {
    if (error instanceof DrawingProblem) return refused(text, error.message);
    throw error;
  }
}

const refused = (svg: string, message: string): Prepared => ({
  svg,
  removed: {},
  keys: [],
  errors: [{ field: 'svg', message }],
});

function problemsOfSelector(root: Element, field: 'selector' | 'start', selector: string): FieldError[] {
  if (selector.trim() === '') return [];
  const matches = compiled(root, selector);
  if (!matches) return [{ field, message: invalidSelector }];
  const found = selectAll(matches, [root], inXml).filter(isDrawn);
  return field === 'selector' && found.length > maxInteractiveElements
    ? [{ field, message: tooMany(found.length, maxInteractiveElements) }]
    : [];
}

/** Browsers reject a selector that begins with a combinator, so it is invalid here too. */
const inXml = { xmlMode: true, relativeSelector: false };

/** The compiled selector; undefined if it is invalid. Errors that occur only in matching are not the author's fault. */
function compiled(root: Element, selector: string) {
  if (endsInCombinator(selector)) return undefined;
  try {
    return compile<ChildNode, Element>(selector, inXml, [root]);
  } catch {
    return undefined;
  }
}

/** css-select reads `a >` as `a > *`; browsers reject it. */
const endsInCombinator = (selector: string): boolean =>
  /[>+~]\s*(?:$|[,)])/.test(selector.replace(/\\.|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|"[^"]*"|'[^']*'/g, 'x'));

function isDrawn(element: Element): boolean {
  if (notDrawn.includes(element.name)) return false;
  for (let { parent } = element; parent instanceof Element; { parent } = parent)
    if (unseen.includes(parent.name)) return false;
  return true;
}

/** Sanitizes the markup of an element like the drawing, and returns the element's key there. */
function keyAfter(drawing: ReturnType<typeof readDrawing>, markup: string): string {
  const key = keyOfMarkup(drawing, markup);
  if (elementOf(drawing, key)) return key;
  try {
    const [inner] = sanitizeDrawing(`<svg>${markup}</svg>`).root.children.filter((child) => child instanceof Element);
    return inner ? keyOfMarkup(drawing, write(inner)) : key;
  } catch {
    return key;
  }
}
