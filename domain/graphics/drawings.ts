/** So many elements a drawing has at most: twice what a detailed map has, and what a browser still draws at once. */
export const mostDrawn = 50_000;
/** So deep its elements are nested at most. */
export const deepestDrawing = 100;
/** The largest drawing, in characters. */
export const largestDrawing = 3_000_000;

/** What is taken out of drawings. */
export const removedKinds = ['script', 'foreign', 'link', 'animation', 'reference', 'style', 'other'] as const;
export type Removed = (typeof removedKinds)[number];

/** What the server says of a drawing that somebody is about to use. */
export interface CheckedDrawing {
  svg: string;
  removed: { what: Removed; count: number }[];
}

export const noSelector = 'Das ist kein gültiger CSS Selektor.';
export const tooMany = (count: number, most: number): string =>
  `Der Selektor trifft ${count} Elemente; höchstens ${most} können interaktiv sein.`;
/** Elements that are not drawn themselves, or are the drawing as a whole. */
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
/** Elements in which nothing is drawn where it stands. */
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
