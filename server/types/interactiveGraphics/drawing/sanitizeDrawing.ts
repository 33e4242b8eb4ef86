import { escapeHtml } from '../../../../domain/values/escapeHtml';
import { Element, Text, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import {
  allowedAttributes,
  allowedElements,
  elementsWithText,
  isLabelAttribute,
  isOwnReference,
  pointsOutside,
  withoutOutside,
} from '../../../../domain/graphics/allowed';
import { maxDrawingDepth, maxDrawnElements, type Removed } from '../../../../domain/graphics/drawings';
import { DrawingProblem, tooDeep } from './drawingProblem';
import { replaceEntities } from './replaceEntities';
import { checkTags } from './checkTags';

/** Names in their proper case, by their lower-case form, because HTML serialization makes them lower case. */
const written = (names: readonly string[]) => new Map(names.map((name) => [name.toLowerCase(), name]));
const [elements, attributes] = [written(allowedElements), written(allowedAttributes)];
/** Elements that drawings may not contain. They are removed with their content, and reported by kind. */
const kinds: Record<string, Removed> = {
  script: 'script',
  foreignobject: 'foreign',
  iframe: 'foreign',
  object: 'foreign',
  embed: 'foreign',
  a: 'link',
  animate: 'animation',
  animatemotion: 'animation',
  animatetransform: 'animation',
  set: 'animation',
  feimage: 'reference',
};
/** Private notes of drawing programs, which are dropped without a report. */
const isNote = (name: string) => name.includes(':') || name === 'metadata';

interface Sanitized {
  /** The root, reduced to allowed elements and attributes. */
  root: Element;
  svg: string;
  removed: Partial<Record<Removed, number>>;
}

/**
 * A drawing as it is stored: sanitized, and serialized as a browser would do it.
 * @throws {DrawingProblem}
 */
export function sanitizeDrawing(text: string): Sanitized {
  if (countElements(text) > maxDrawnElements)
    throw new DrawingProblem(
      `Die Zeichnung hat mehr als ${maxDrawnElements.toLocaleString('de-CH')} Elemente. Vereinfachen Sie sie bitte ` +
        'im Zeichenprogramm.',
    );
  const { children } = parseDocument(prepared(text), { xmlMode: true, decodeEntities: true });
  const root = children.find((node): node is Element => node instanceof Element && localName(node.name) === 'svg');
  if (!root) throw new DrawingProblem('Das ist keine SVG Grafik.');
  const removed: Sanitized['removed'] = {};
  clean(root, removed, 0);
  checkUses(root);
  complete(root);
  return { root, svg: write(root), removed };
}

function countElements(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0 && count <= maxDrawnElements; at = text.indexOf('<', at + 1)) {
    const code = text.charCodeAt(at + 1);
    if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) count += 1;
  }
  return count;
}

/** Drops everything before the drawing, but expands the entities declared there. */
function prepared(text: string): string {
  const start = text.search(/<(?:svg:)?svg[\s>/]/i);
  if (start < 0) throw new DrawingProblem('Das ist keine SVG Grafik.');
  checkTags(text, start);
  return replaceEntities(text.slice(start).replaceAll('&nbsp;', '\u00a0'), text.slice(0, start))
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '');
}

const localName = (name: string) => name.toLowerCase().replace(/^svg:/, '');

function clean(element: Element, removed: Sanitized['removed'], depth: number): void {
  if (depth > maxDrawingDepth) throw tooDeep();
  element.name = elements.get(localName(element.name)) ?? 'g';
  cleanAttributes(element, removed);
  const kept: ChildNode[] = [];
  const hasText = elementsWithText.includes(element.name);
  for (const child of element.children) {
    if (child instanceof Element) {
      const name = localName(child.name);
      // A link is removed, but its content stays.
      if (elements.has(name) || name === 'a') {
        if (name === 'a') count(removed, 'link');
        clean(child, removed, depth + 1);
        kept.push(child);
      } else if (!isNote(child.name.toLowerCase())) count(removed, kinds[name] ?? 'other');
    } else if (child.type === 'cdata') kept.push(...(hasText ? child.children : []));
    else if (child instanceof Text && (hasText || child.data.trim() === '')) kept.push(child);
  }
  element.children = element.name === 'style' ? [styleText(kept, removed)] : kept;
}

function styleText(children: readonly ChildNode[], removed: Sanitized['removed']): Text {
  const { css, changed } = withoutOutside(children.map((child) => (child instanceof Text ? child.data : '')).join(''));
  if (changed) count(removed, 'style');
  return new Text(css);
}

function cleanAttributes(element: Element, removed: Sanitized['removed']): void {
  const kept: Record<string, string> = {};
  const label = element.attribs['inkscape:label'];
  for (const [given, value] of Object.entries(element.attribs)) {
    const small = given.toLowerCase();
    const name = attributes.get(small) ?? (isLabelAttribute(small) ? small : undefined);
    if (small.startsWith('on')) count(removed, 'script');
    if (name === undefined || name.startsWith('xmlns')) continue;
    if (name === 'href' || name === 'xlink:href') {
      if (isOwnReference(element.name, value)) kept[name] = value.trim();
      else if (element.name !== 'g') count(removed, 'reference');
    } else if (name === 'style') {
      const { css, changed } = withoutOutside(value);
      if (changed) count(removed, 'style');
      if (css.trim() !== '') kept.style = css;
    } else if (pointsOutside(value)) count(removed, 'reference');
    else kept[name] = value;
  }
  if (label && kept['data-name'] === undefined && element.name !== 'svg') kept['data-name'] = label;
  element.attribs = kept;
}

/** Adds the attributes that a root needs in order to be shown on its own and to scale. */
function complete(root: Element): void {
  const { viewBox, width, height } = root.attribs;
  const sides = [width, height].map((side) => /^\s*([\d.]+)(?:px)?\s*$/.exec(side ?? '')?.[1]);
  root.attribs = {
    xmlns: 'http://www.w3.org/2000/svg',
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    ...root.attribs,
    ...(viewBox === undefined && sides[0] && sides[1] && { viewBox: `0 0 ${sides[0]} ${sides[1]}` }),
  };
  if (!usesXlink(root)) delete root.attribs['xmlns:xlink'];
}

const usesXlink = (element: Element): boolean =>
  element.attribs['xlink:href'] !== undefined ||
  element.children.some((child) => child instanceof Element && usesXlink(child));

function count(removed: Sanitized['removed'], what: Removed): void {
  removed[what] = (removed[what] ?? 0) + 1;
}

/** Browsers differ in how they serialize angle brackets in attributes, so they are replaced with lookalikes. */
const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '‹').replaceAll('>', '›');

/**
 * Serializes an element like a browser's outerHTML, except for the no-break space, whose entity does not exist in XML.
 */
export function write(element: Element): string {
  const parts: string[] = [];
  writeTo(parts, element);
  return parts.join('');
}

function writeTo(parts: string[], element: Element): void {
  parts.push('<', element.name);
  for (const [name, value] of Object.entries(element.attribs)) parts.push(' ', name, '="', attribute(value), '"');
  parts.push('>');
  for (const child of element.children) {
    if (child instanceof Element) writeTo(parts, child);
    else if (child instanceof Text) parts.push(escapeHtml(child.data));
  }
  parts.push('</', element.name, '>');
}

interface Size {
  /** The number of drawn elements, and their nesting depth. */
  count: number;
  depth: number;
}

/**
 * Limits what a browser draws when `use` repeats elements, because a few characters can make the number explode. Each
 * element is measured once.
 * @throws {DrawingProblem}
 */
function checkUses(root: Element): void {
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
    if (open.size > maxDrawingDepth) throw tooDeep();
    open.add(element);
    const size = { count: 1, depth: 0 };
    for (const part of partsOf(element, byId)) {
      const { count, depth } = sizeOf(part);
      size.count += count;
      size.depth = Math.max(size.depth, depth + 1);
    }
    open.delete(element);
    if (size.depth > maxDrawingDepth) throw tooDeep();
    if (size.count > maxDrawnElements)
      throw new DrawingProblem(
        'Mit allem, was sich darin wiederholt (<use>), hat die Zeichnung mehr als ' +
          `${maxDrawnElements.toLocaleString('de-CH')} Elemente. Vereinfachen Sie sie bitte im Zeichenprogramm.`,
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
