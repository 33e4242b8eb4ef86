import { drawing, element, lines, outline, ringPiece, style, title } from './element';

const gradient = (id: string, from: string, to: string) =>
  element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    element('stop', { offset: 0, 'stop-color': from }),
    element('stop', { offset: 1, 'stop-color': to }),
  );

const steps = [
  ['Idee', 'einreichen'],
  ['Beratung', 'beim Kanton'],
  ['Gesuch', 'prüfen'],
  ['Umsetzen', 'vor Ort'],
  ['Wirkung', 'messen'],
] as const;

/** The steps of a project. They have no ids, as in drawings from office programs. */
export const wayOfProject = () =>
  drawing(
    1000,
    300,
    style('.schritt { font: 600 17px sans-serif; fill: #ffffff; } .kopf { font: 700 24px sans-serif; fill: #33424d; }'),
    element('defs', {}, gradient('rot', '#b3271d', '#7d0c05')),
    lines(30, 50, ['Vom ersten Gespräch zum Ergebnis'], { class: 'kopf' }),
    element(
      'g',
      { transform: 'translate(20 100)' },
      ...steps.map((texts, index) =>
        element(
          'g',
          { class: 'schritt', transform: `translate(${index * 192} 0)` },
          element('path', {
            d: outline([
              [0, 0],
              [160, 0],
              [192, 65],
              [160, 130],
              [0, 130],
              [32, 65],
            ]),
            fill: 'url(#rot)',
          }),
          lines(50, 62, texts),
        ),
      ),
    ),
  );

const circleParts = ['Gestalten', 'Herstellen', 'Nutzen', 'Teilen', 'Reparieren', 'Verwerten'] as const;
const circleColors = ['#2f6b4f', '#3f7f5c', '#57936d', '#74a883', '#94bd9c', '#b6d2b9'] as const;

/** A circle of six pieces, named like Inkscape layers. */
export const materialCircle = () =>
  drawing(
    640,
    640,
    style('text { font: 600 17px sans-serif; fill: #1d2b36; }'),
    element(
      'g',
      { id: 'kreis' },
      ...circleParts.map((name, index) => {
        const turn = (index + 0.5) / circleParts.length;
        const [x, y] = [320 + 215 * Math.sin(2 * Math.PI * turn), 320 - 215 * Math.cos(2 * Math.PI * turn)].map(
          Math.round,
        ) as [number, number];
        return element(
          'g',
          { id: `layer${index + 1}`, 'data-name': name },
          element('path', {
            d: ringPiece([320, 320], 130, 300, index / 6 + 0.006, (index + 1) / 6 - 0.006),
            fill: circleColors[index] ?? '#cccccc',
          }),
          element('text', { x, y, 'text-anchor': 'middle', ...(index < 2 && { style: 'fill: #ffffff' }) }, name),
        );
      }),
    ),
    lines(320, 310, ['Kreislauf', 'der Stoffe'], { 'text-anchor': 'middle', style: 'font-size: 22px' }),
  );

const shares = [
  ['Bund', 34, '#9c0f06'],
  ['Kantone', 31, '#c9584c'],
  ['Gemeinden', 14, '#e39a86'],
  ['Private', 15, '#5b7386'],
  ['EU-Programme', 6, '#9fb0bd'],
] as const;

/** The shares of financing, as bars. */
export const shareBars = () =>
  drawing(
    900,
    420,
    style('.anteil text { font: 17px sans-serif; fill: #1d2b36; } .zahl { font-weight: 700; }'),
    ...shares.map(([name, percent, fill], index) =>
      element(
        'g',
        { class: 'anteil', id: `anteil-${index + 1}`, transform: `translate(20 ${30 + index * 76})` },
        title(name),
        element('rect', { x: 150, width: percent * 19, height: 48, rx: 4, fill }),
        element('text', { x: 0, y: 30 }, name),
        element('text', { x: 162 + percent * 19, y: 30, class: 'zahl' }, `${percent} %`),
      ),
    ),
  );

const mountains = (points: readonly (readonly [number, number])[], fill: string) =>
  element('path', { d: outline([[0, 520], ...points, [1000, 520]]), fill });
const house = (x: number, y: number, size: number) =>
  element('use', { href: '#haus', transform: `translate(${x} ${y}) scale(${size})` });

/** A valley with a village, a cable car and a wood: a background for markers. */
export const valley = () =>
  drawing(
    1000,
    520,
    element(
      'defs',
      {},
      gradient('luft', '#dcecf7', '#f8f3e6'),
      gradient('wiese', '#a9c88c', '#7ea566'),
      element(
        'symbol',
        { id: 'haus', overflow: 'visible' },
        element('rect', { x: -14, y: -20, width: 28, height: 20, fill: '#f6ead7' }),
        element('path', { d: 'M-18 -19L0 -36L18 -19Z', fill: '#8a4b33' }),
        element('rect', { x: -4, y: -11, width: 8, height: 11, fill: '#5b4636' }),
      ),
      element(
        'symbol',
        { id: 'baum', overflow: 'visible' },
        element('path', { d: 'M0 -46L14 -8L-14 -8Z', fill: '#3f6b45' }),
        element('rect', { x: -3, y: -8, width: 6, height: 10, fill: '#6b4f36' }),
      ),
    ),
    element('rect', { width: 1000, height: 520, fill: 'url(#luft)' }),
    element('circle', { cx: 850, cy: 90, r: 42, fill: '#f7d98a' }),
    mountains(
      [
        [0, 250],
        [120, 150],
        [230, 240],
        [380, 90],
        [520, 230],
        [640, 140],
        [800, 260],
        [1000, 170],
      ],
      '#b9c7d1',
    ),
    mountains(
      [
        [0, 330],
        [160, 260],
        [340, 330],
        [520, 270],
        [720, 340],
        [1000, 280],
      ],
      '#93ab8f',
    ),
    element('path', { d: 'M0 400C250 340 420 430 620 390S900 380 1000 400V520H0Z', fill: 'url(#wiese)' }),
    element('path', {
      d: 'M420 520C440 470 520 450 560 425S600 400 585 392',
      fill: 'none',
      stroke: '#86b3cf',
      'stroke-width': 16,
    }),
    element(
      'g',
      { stroke: '#4a5963', 'stroke-width': 2 },
      element('path', { d: 'M250 400L380 100', fill: 'none' }),
      element('rect', { x: 304, y: 232, width: 26, height: 22, rx: 4, fill: '#9c0f06' }),
    ),
    element(
      'g',
      {},
      ...[
        [640, 440, 1.5],
        [700, 430, 1.3],
        [670, 470, 1.7],
        [760, 455, 1.4],
        [250, 425, 1.2],
      ].map(([x = 0, y = 0, size = 1]) => house(x, y, size)),
    ),
    element(
      'g',
      {},
      ...Array.from({ length: 14 }, (_, index) =>
        element('use', {
          href: '#baum',
          transform: `translate(${70 + index * 13 - (index % 3) * 5} ${430 + (index % 4) * 14})`,
        }),
      ),
    ),
  );

const stations = ['Wald', 'Sägerei', 'Zimmerei', 'Haus'] as const;

/** From wood to house: stations along a road. */
export const timberRoad = () =>
  drawing(
    1000,
    360,
    element('defs', {}, gradient('grund', '#f5efe3', '#e8dcc4')),
    element('rect', { width: 1000, height: 360, fill: 'url(#grund)' }),
    element('path', {
      d: 'M40 250C240 120 360 320 520 220S800 130 960 210',
      fill: 'none',
      stroke: '#a88a63',
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d: 'M40 250C240 120 360 320 520 220S800 130 960 210',
      fill: 'none',
      stroke: '#f5efe3',
      'stroke-width': 2,
      'stroke-dasharray': '14 12',
    }),
    ...stations.map((name, index) =>
      element(
        'g',
        { transform: `translate(${110 + index * 260} ${index % 2 === 0 ? 120 : 300})` },
        element('circle', { r: 50, fill: '#ffffff', stroke: '#6b4f36', 'stroke-width': 3 }),
        element('text', { y: 6, 'text-anchor': 'middle', style: 'font: 600 16px sans-serif; fill: #33424d' }, name),
      ),
    ),
  );
