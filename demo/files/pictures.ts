import { createRandom, integer, pick, type Random } from '../generating/random';

export { demoDocumentPdf } from './documents';

interface DemoPicture {
  svg: string;
  description: { de: string; fr: string; it: string };
  copyright: string;
}

/** Colours of a scene: the sky from top to horizon, the sun, far and near ridges, the water. */
interface Mood {
  words: { de: string; fr: string; it: string };
  sky: [string, string];
  sun: string;
  far: string;
  near: string;
  water: [string, string];
}

const moods: Mood[] = [
  {
    words: { de: 'im Morgenlicht', fr: 'dans la lumière du matin', it: 'nella luce del mattino' },
    sky: ['#7fb2e5', '#fde8c9'],
    sun: '#fff3c4',
    far: '#8fa6c4',
    near: '#3f6b57',
    water: ['#a8cbe3', '#5f93b5'],
  },
  {
    words: { de: 'an einem klaren Mittag', fr: 'par un midi clair', it: 'in un mezzogiorno limpido' },
    sky: ['#2f86d1', '#cfe8fa'],
    sun: '#fffbe6',
    far: '#7e95b3',
    near: '#2f6e49',
    water: ['#7cc0dd', '#2b7fa8'],
  },
  {
    words: { de: 'im Abendrot', fr: 'au soleil couchant', it: 'al tramonto' },
    sky: ['#46417a', '#f7a072'],
    sun: '#ffd27d',
    far: '#6b5b86',
    near: '#31364f',
    water: ['#d98f7c', '#4a4570'],
  },
  {
    words: { de: 'im Herbst', fr: 'en automne', it: 'in autunno' },
    sky: ['#8fb6d6', '#f3e6cf'],
    sun: '#ffe9b0',
    far: '#9a8f8a',
    near: '#8a5a2b',
    water: ['#b7c8cf', '#5e7f8c'],
  },
  {
    words: { de: 'im Winter', fr: 'en hiver', it: 'in inverno' },
    sky: ['#a9c4e0', '#f4f8fc'],
    sun: '#ffffff',
    far: '#b9c7d8',
    near: '#6f8499',
    water: ['#d5e3ee', '#8fb0c8'],
  },
];

const WIDTH = 1200;
const HEIGHT = 800;

/** A jagged line from left to right, closed along the bottom. Peaks rise up to `height` above `base`. */
function ridge(
  random: Random,
  base: number,
  height: number,
  steps: number,
): { path: string; peaks: [number, number][] } {
  const points: [number, number][] = [];
  for (let step = 0; step <= steps; step++) {
    const rise = step % 2 === 0 ? 0.1 + random() * 0.35 : 0.55 + random() * 0.45;
    points.push([Math.round((WIDTH * step) / steps), Math.round(base - rise * height)]);
  }
  const path = `M0 ${HEIGHT} ${points.map(([x, y]) => `L${x} ${y}`).join(' ')} L${WIDTH} ${HEIGHT} Z`;
  return { path, peaks: points.filter((_, index) => index % 2 === 1) };
}

const snow = ([x, y]: [number, number]) =>
  `<path fill="#fff" fill-opacity=".85" d="M${x} ${y} l-34 42 16 -6 14 14 12 -12 20 8 Z"/>`;

const gradient = (id: string, [from, to]: [string, string]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/>` +
  `<stop offset="1" stop-color="${to}"/></linearGradient>`;

function ripples(random: Random, shore: number): string {
  const lines = Array.from({ length: 14 }, () => {
    const x = integer(random, 40, WIDTH - 240);
    const y = integer(random, shore + 20, HEIGHT - 20);
    return `<path d="M${x} ${y} h${integer(random, 50, 190)}"/>`;
  });
  return `<g stroke="#fff" stroke-opacity=".35" stroke-width="3">${lines.join('')}</g>`;
}

/** A landscape with sun, mountains and a lake, 1200 by 800 pixels. Equal indexes give equal pictures. */
export function demoPictureSvg(index: number): DemoPicture {
  const random = createRandom(Math.imul(index + 1, 0x9e3779b1));
  const mood = pick(random, moods);
  const shore = integer(random, 540, 620);
  const far = ridge(random, shore - 60, integer(random, 260, 360), 2 * integer(random, 3, 5));
  const near = ridge(random, shore + 40, integer(random, 120, 200), 2 * integer(random, 4, 7));
  const sun = { x: integer(random, 160, WIDTH - 160), y: integer(random, 100, 230), r: integer(random, 42, 64) };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${gradient('sky', mood.sky)}${gradient('water', mood.water)}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 2}" fill="${mood.sun}" fill-opacity=".3"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${mood.sun}"/>`,
    `<path d="${far.path}" fill="${mood.far}"/>${far.peaks.map(snow).join('')}`,
    `<path d="${near.path}" fill="${mood.near}"/>`,
    `<rect y="${shore}" width="${WIDTH}" height="${HEIGHT - shore}" fill="url(#water)"/>`,
    ripples(random, shore),
    '</svg>',
  ].join('');
  const { de, fr, it } = mood.words;
  return {
    svg,
    description: {
      de: `Blick über den See auf die Berge ${de}`,
      fr: `Vue sur le lac et les montagnes ${fr}`,
      it: `Vista sul lago e sulle montagne ${it}`,
    },
    copyright: `© Demobild ${index + 1}, frei verwendbar`,
  };
}
