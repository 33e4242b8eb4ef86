import { interactiveGraphics } from '../../../../domain/types/interactiveGraphic';
import { drawnIn } from '../../../drawing/elements';

/** Elements that can be chosen: shapes, and groups of them. */
const choosable = 'g, path, rect, circle, ellipse, polygon, polyline, line, text, image, use';
/** The maximum length of a stored selector. */
const maxLength = interactiveGraphics.fields.selector.max;

/** The shapes of a drawing, or the groups and shapes directly inside a group. */
export const shapesIn = (root: SVGSVGElement): SVGElement[] =>
  drawnIn(root, choosable).filter((node) => node.tagName !== 'g');
export const layersIn = (root: SVGSVGElement, parent: Element): SVGElement[] =>
  drawnIn(root, choosable).filter((node) => node.parentElement === parent);

/** The shape at a position in an event's path, from the inside out; a chosen group precedes the shapes inside it. */
export function shapeAt(path: readonly EventTarget[], chosen: ReadonlySet<Element>): SVGElement | null {
  const shapes = path.filter((one): one is SVGElement => one instanceof SVGElement && one.matches(choosable));
  return shapes.find((shape) => chosen.has(shape)) ?? shapes[0] ?? null;
}

/** The shapes that lie entirely within a rectangle of the window. */
export const shapesWithin = (root: SVGSVGElement, area: DOMRect): SVGElement[] =>
  shapesIn(root).filter((shape) => {
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    return left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom;
  });

/** Shapes that belong together, with the selector that matches them. */
export interface ShapeGroup {
  selector: string;
  /** What they share: their tag, their class, or the id of the layer that contains them. */
  kind: 'tag' | 'class' | 'layer';
  name: string;
  count: number;
}

const isPlainName = (name: string) => /^[A-Za-z_][\w-]*$/.test(name);

/** Groups of at least two shapes, the most specific first: layers, classes, tags. */
export function groupsIn(root: SVGSVGElement): ShapeGroup[] {
  const shapes = drawnIn(root, choosable);
  const layers = shapes.flatMap(({ parentElement, tagName }) =>
    parentElement && isUnique(root, parentElement.id) ? [[parentElement.id, tagName] as const] : [],
  );
  const groups: Omit<ShapeGroup, 'count'>[] = [
    ...layers.map(([id, tag]) => ({ selector: `#${id} > ${tag}`, kind: 'layer' as const, name: id })),
    ...shapes.flatMap(({ classList }) =>
      [...classList].filter(isPlainName).map((name) => ({ selector: `.${name}`, kind: 'class' as const, name })),
    ),
    ...shapes.map(({ tagName }) => ({ selector: tagName, kind: 'tag' as const, name: tagName })),
  ];
  return [...new Map(groups.map((group) => [group.selector, group])).values()]
    .map((group) => ({ ...group, count: drawnIn(root, group.selector).length }))
    .filter(({ count }) => count > 1);
}

const isUnique = (root: SVGSVGElement, id: string) => isPlainName(id) && root.querySelectorAll(`#${id}`).length === 1;

/**
 * A selector for exactly these elements: that of a group if they form one, otherwise each by its id or its position.
 * @returns null if it is too long to be stored
 */
export function selectorFor(root: SVGSVGElement, chosen: ReadonlySet<Element>): string | null {
  if (chosen.size === 0) return '';
  const all = drawnIn(root, choosable);
  const wanted = all.filter((node) => chosen.has(node));
  const group = groupsIn(root).find(
    ({ count, selector }) => count === wanted.length && wanted.every((node) => node.matches(selector)),
  );
  const selector = group?.selector ?? wanted.map((node) => selectorOf(root, node)).join(', ');
  return selector.length > maxLength ? null : selector;
}

function selectorOf(root: SVGSVGElement, node: Element): string {
  const parent: Element | null = node.parentElement;
  if (isUnique(root, node.id)) return `#${node.id}`;
  const siblings = [...(parent?.children ?? [])].filter(({ tagName }) => tagName === node.tagName);
  const own = `${node.tagName}:nth-of-type(${siblings.indexOf(node) + 1})`;
  return parent && parent !== root ? `${selectorOf(root, parent)} > ${own}` : `svg > ${own}`;
}
