/** Text escaped for markup, as browsers do it. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element as browsers serialize it: attributes in order, always with a closing tag. `children` are markup. */
export function element(tag: string, attributes: Record<string, string | number>, ...children: string[]): string {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${tag}${attributeTexts.join('')}>${children.join('')}</${tag}>`;
}

export const words = (text: string) => escaped(text).replaceAll('&quot;', '"');

/** A complete drawing. */
export const drawing = (width: number, height: number, ...children: string[]) =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, ...children);

export const style = (css: string) => element('style', {}, words(css));
export const title = (text: string) => element('title', {}, words(text));

/** Lines of text. */
export function lines(
  x: number,
  y: number,
  texts: readonly string[],
  attributes: Record<string, string | number> = {},
): string {
  return element(
    'text',
    { x, y, ...attributes },
    ...texts.map((text, index) => element('tspan', { x, dy: index === 0 ? 0 : 20 }, words(text))),
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed line through points. */
export const outline = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A segment of a ring, clockwise between two angles, which are given in turns. */
export function ringPiece(
  [x, y]: readonly [number, number],
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const at = (radius: number, turn: number) =>
    `${round(x + radius * Math.sin(2 * Math.PI * turn))} ${round(y - radius * Math.cos(2 * Math.PI * turn))}`;
  const large = to - from > 0.5 ? 1 : 0;
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
  );
}
