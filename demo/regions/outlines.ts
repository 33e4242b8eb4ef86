import { places } from '../references';

type Point = readonly [lng: number, lat: number];
interface Seed {
  point: Point;
  /** Undefined for seeds around the country, which only bound the others. */
  number?: number;
  name?: string;
}

/** A line around Switzerland, a few kilometres outside: what is nearer to it than to a municipality is abroad. */
const around: readonly Point[] = [
  [5.85, 46.05],
  [5.88, 46.35],
  [6.0, 46.6],
  [6.2, 46.85],
  [6.45, 47.1],
  [6.7, 47.3],
  [6.78, 47.55],
  [7.2, 47.65],
  [7.55, 47.75],
  [7.9, 47.72],
  [8.2, 47.75],
  [8.35, 47.9],
  [8.65, 47.95],
  [8.95, 47.85],
  [9.3, 47.75],
  [9.6, 47.65],
  [9.8, 47.4],
  [9.75, 47.1],
  [10.0, 47.05],
  [10.35, 47.1],
  [10.65, 46.95],
  [10.65, 46.55],
  [10.4, 46.4],
  [10.3, 46.15],
  [10.0, 46.1],
  [9.75, 46.15],
  [9.45, 46.2],
  [9.4, 46.05],
  [9.25, 45.85],
  [9.05, 45.65],
  [8.75, 45.85],
  [8.55, 45.9],
  [8.35, 46.05],
  [8.25, 45.85],
  [7.95, 45.85],
  [7.6, 45.78],
  [7.2, 45.72],
  [6.95, 45.8],
  [6.75, 46.05],
  [6.45, 46.1],
  [6.3, 46.05],
];

const seeds: readonly Seed[] = [
  ...places.map(({ longitude, latitude, municipalNumber, name }): Seed => ({
    point: [longitude, latitude],
    number: municipalNumber,
    name,
  })),
  ...around.map((point): Seed => ({ point })),
];

/** At this latitude, a degree of longitude is shorter than a degree of latitude. */
const shrink = Math.cos((46.8 * Math.PI) / 180);
const flatSeeds = seeds.map(({ point: [lng, lat] }): Point => [lng * shrink, lat]);
const flat = (index: number) => flatSeeds[index] as Point;

/**
 * The point equidistant from three seeds. The result does not depend on their order, down to the last digit, so that
 * neighbours share it exactly.
 */
function corner(indexes: readonly number[]): Point {
  const [a, b, c] = indexes.toSorted((one, other) => one - other).map((index) => flat(index)) as [Point, Point, Point];
  const square = ([x, y]: Point) => x * x + y * y;
  const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
  const x = (square(a) * (b[1] - c[1]) + square(b) * (c[1] - a[1]) + square(c) * (a[1] - b[1])) / d;
  const y = (square(a) * (c[0] - b[0]) + square(b) * (a[0] - c[0]) + square(c) * (b[0] - a[0])) / d;
  return [x / shrink, y];
}

const box: readonly Point[] = [
  [2, 44],
  [14, 44],
  [14, 50],
  [2, 50],
].map(([lng = 0, lat = 0]) => [lng * shrink, lat] as const);

/**
 * The neighbours of a seed's area, in order around it. It starts as a box around the country, and is cut along the
 * bisector to every other seed.
 */
function neighbours(own: number): number[] {
  const [x, y] = flat(own);
  // A side consists of the seed beyond it (-1 for the box) and its start.
  let sides = box.map((start) => ({ beyond: -1, start }));
  const reach = () => 4 * Math.max(...sides.map(({ start: [px, py] }) => (px - x) ** 2 + (py - y) ** 2));
  let farthest = reach();
  for (const [other, [ox, oy]] of flatSeeds.entries()) {
    // If a seed is more than twice as far away as the farthest corner, its bisector cuts nothing off.
    if (other === own || (ox - x) ** 2 + (oy - y) ** 2 > farthest) continue;
    const isNearer = ([px, py]: Point) => (px - x) ** 2 + (py - y) ** 2 <= (px - ox) ** 2 + (py - oy) ** 2;
    const next: typeof sides = [];
    sides.forEach((side, index) => {
      const { start: end } = sides[(index + 1) % sides.length] as (typeof sides)[number];
      const [from, to] = [isNearer(side.start), isNearer(end)];
      if (from) next.push(side);
      if (from === to) return;
      const offset = ([px, py]: Point) => (px - x) ** 2 + (py - y) ** 2 - (px - ox) ** 2 - (py - oy) ** 2;
      const share = offset(side.start) / (offset(side.start) - offset(end));
      const cut: Point = [
        side.start[0] + share * (end[0] - side.start[0]),
        side.start[1] + share * (end[1] - side.start[1]),
      ];
      next.push(from ? { beyond: other, start: cut } : { beyond: side.beyond, start: cut });
    });
    sides = next;
    farthest = reach();
  }
  return sides.map(({ beyond }) => beyond);
}

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/**
 * Outlines of the demo's municipalities, drawn by us: each contains what is nearer to its main town than to any other.
 * Neighbours share their corners exactly. They are not real boundaries and do not look like them.
 */
export function generateOutlines(): {
  number: number;
  name: string;
  outline: { type: 'Polygon'; coordinates: number[][][] };
}[] {
  return seeds.flatMap(({ number, name }, own) => {
    if (number === undefined || name === undefined) return [];
    const beyond = neighbours(own);
    const ring = beyond.map((second, index) => {
      const first = beyond.at(index - 1) as number;
      const [lng, lat] = corner([own, first, second]);
      return [round(lng), round(lat)];
    });
    return [{ number, name, outline: { type: 'Polygon', coordinates: [[...ring, ring[0] as number[]]] } }];
  });
}
