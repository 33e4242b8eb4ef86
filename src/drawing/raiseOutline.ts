const shapes = ':is(path, rect, circle, ellipse, polygon, polyline, line)';

/** The look of raised outlines. */
export const raisedStyles = `
  [data-raised] { pointer-events: none; }
  [data-raised] :is(text, use, image, title, desc) { display: none; }
  [data-raised] ${shapes} {
    fill: none !important; stroke: #1f5e8c !important; stroke-width: 3px !important; vector-effect: non-scaling-stroke;
  }
  [data-raised='chosen'] ${shapes} { stroke: #9c0f06 !important; stroke-width: 4px !important; }
`;

/** Copying more elements would take too long. */
const maxElements = 400;

/**
 * Draws the outline of an element above all others, which may cover parts of it, without changing the drawing.
 * @returns a function that removes the outline
 */
export function raiseOutline(root: SVGSVGElement, node: SVGElement, name: 'chosen' | 'hover'): () => void {
  const parent = node.parentElement as SVGElement | null as SVGGraphicsElement | null;
  const [whole, own] = [root.getScreenCTM?.(), parent?.getScreenCTM?.()];
  if (!whole || !own || node.getElementsByTagName('*').length > maxElements) return () => undefined;
  const { a, b, c, d, e, f } = whole.inverse().multiply(own);
  const layer = document.createElementNS(root.namespaceURI, 'g');
  layer.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  layer.setAttribute('data-raised', name);
  layer.setAttribute('aria-hidden', 'true');
  const copy = node.cloneNode(true) as SVGElement;
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const attribute of [
      'id',
      'class',
      'tabindex',
      'role',
      'aria-label',
      'aria-pressed',
      'data-hit',
      'data-opens',
      'data-chosen',
      'data-hover',
      'style',
      'filter',
    ])
      part.removeAttribute(attribute);
  layer.append(copy);
  root.append(layer);
  return () => layer.remove();
}
