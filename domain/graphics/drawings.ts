/** The maximum number of elements: twice the number in a detailed map, and still drawn without delay. */
export const maxDrawnElements = 50_000;
/** The maximum depth of elements. */
export const maxDrawingDepth = 100;
/** The maximum length of a drawing, in characters. */
export const maxDrawingLength = 3_000_000;

/** The kinds of things removed from drawings. */
export const removedKinds = ['script', 'foreign', 'link', 'animation', 'reference', 'style', 'other'] as const;
export type Removed = (typeof removedKinds)[number];

/** The server's check of a drawing before it is used. */
export interface CheckedDrawing {
  svg: string;
  removed: { what: Removed; count: number }[];
}

export const invalidSelector = 'Das ist kein gültiger CSS Selektor.';
export const tooMany = (count: number, most: number): string =>
  `Der Selektor trifft ${count} Elemente; höchstens ${most} können interaktiv sein.`;
/** Elements that draw nothing themselves, or stand for the whole drawing. */
export const notDrawn = [
  'svg',
  'defs',
  'symbol',
  'style',
  'title',
  'desc',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'clipPath',
  'mask',
  'marker',
  'filter',
];
/** Elements whose content is not drawn in place. */
export const unseen = [
  'defs',
  'symbol',
  'pattern',
  'clipPath',
  'mask',
  'marker',
  'filter',
  'linearGradient',
  'radialGradient',
];
