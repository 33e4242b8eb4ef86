import { places, references } from '../references';
import { generateOutlines } from '../regions/outlines';
import { drawing, element, lines, outline, style, title, words } from './element';

type Point = readonly [number, number];

const onPaper = ([lng = 0, lat = 0]: readonly number[]): Point => [(lng - 5.75) * 200, (47.98 - lat) * 290];
const cornerName = ([lng = 0, lat = 0]: readonly number[]) => `${lng},${lat}`;

/** The outlines of groups of cells: shared edges are removed, and the rest is joined into rings. */
function ringsAround(cells: readonly number[][][]): Point[][] {
  const next = new Map<string, number[][]>();
  const sides = cells.flatMap((ring) =>
    ring.slice(0, -1).map((from, index) => [from, ring[index + 1] as number[]] as const),
  );
  const known = new Set(sides.map(([from, to]) => `${cornerName(from)} ${cornerName(to)}`));
  for (const [from, to] of sides) {
    if (!known.has(`${cornerName(to)} ${cornerName(from)}`))
      next.set(cornerName(from), [...(next.get(cornerName(from)) ?? []), to]);
  }
  const rings: Point[][] = [];
  for (const [start] of next) {
    const ring: Point[] = [];
    for (let at: string | undefined = start; at !== undefined;) {
      const to: number[] | undefined = next.get(at)?.pop();
      if (to) ring.push(onPaper(to));
      at = to && cornerName(to);
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

const areas: Record<string, readonly string[]> = {
  deutsch: ['ZH', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'SO', 'BS', 'BL', 'SH', 'AR', 'AI', 'SG', 'AG', 'TG'],
  romanisch: ['NE', 'GE', 'JU', 'VD'],
  zweisprachig: ['BE', 'FR', 'VS', 'GR'],
  italienisch: ['TI'],
};

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

function canton(code: string, outlines: ReturnType<typeof generateOutlines>): string {
  const state = references.states.find((one) => one.code === code);
  const numbers = new Set(
    places.filter((place) => place.state.id === state?.id).map(({ municipalNumber }) => municipalNumber),
  );
  const rings = ringsAround(
    outlines
      .filter(({ number }) => numbers.has(number))
      .map(({ outline: { coordinates } }) => coordinates[0] as number[][]),
  );
  const [x, y] = middle(rings.toSorted((one, other) => other.length - one.length)[0] ?? [[0, 0]]);
  return element(
    'g',
    { id: `kanton-${code.toLowerCase()}`, class: 'kanton' },
    title(state?.name ?? code),
    element('path', { d: rings.map(outline).join('') }),
    element('use', { href: '#ort', transform: `translate(${Math.round(x)} ${Math.round(y)})` }),
    element('text', { x: Math.round(x), y: Math.round(y) + 18, 'text-anchor': 'middle' }, words(code)),
  );
}

/**
 * The 26 cantons, drawn by us from the demo's municipalities: each contains the area that is nearest to its
 * municipalities.
 */
export function cantonMap(): string {
  const outlines = generateOutlines();
  return drawing(
    1000,
    720,
    style(
      '.kanton path { stroke: #ffffff; stroke-width: 2; stroke-linejoin: round; } ' +
        '.kanton text { font: 600 13px sans-serif; fill: #1d2b36; } ' +
        '#deutsch path { fill: #c9dcc4; } #romanisch path { fill: #c5d6e8; } ' +
        '#zweisprachig path { fill: #e3d9ee; } #italienisch path { fill: #f3dcb8; } ' +
        '.legende { font: 15px sans-serif; fill: #33424d; }',
    ),
    element(
      'defs',
      {},
      element(
        'linearGradient',
        { id: 'himmel', x1: 0, y1: 0, x2: 0, y2: 1 },
        element('stop', { offset: 0, 'stop-color': '#f4f8fb' }),
        element('stop', { offset: 1, 'stop-color': '#e4edf3' }),
      ),
      element('symbol', { id: 'ort', overflow: 'visible' }, element('circle', { r: 4, fill: '#9c0f06' })),
    ),
    element('rect', { width: 1000, height: 720, fill: 'url(#himmel)' }),
    element(
      'g',
      { id: 'kantone', transform: 'translate(10 10)' },
      ...Object.entries(areas).map(([id, codes]) =>
        element('g', { id }, ...codes.map((code) => canton(code, outlines))),
      ),
    ),
    element(
      'g',
      { class: 'legende', transform: 'translate(20 695)' },
      ...[
        ['#c9dcc4', 'Deutsch'],
        ['#c5d6e8', 'Französisch'],
        ['#e3d9ee', 'Mehrsprachig'],
        ['#f3dcb8', 'Italienisch'],
      ].map(([fill = '', label = ''], index) =>
        element(
          'g',
          { transform: `translate(${index * 170} 0)` },
          element('rect', { width: 18, height: 18, y: -14, fill }),
          lines(28, 0, [label]),
        ),
      ),
    ),
  );
}
