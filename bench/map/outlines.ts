import { createRandom } from '../../demo/generating/random';
import type { Municipality } from '../../server/types/regions/municipalities';

const [columns, rows] = [55, 40] as const;
const [west, south, width, height] = [6, 45.85, 4.4, 1.9] as const;
/** Points on each of the four borders of one, between its corners: as many as generalised official boundaries have. */
const bends = 9;
type Point = [lng: number, lat: number];

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
const random = (seed: number) => createRandom(Math.imul(seed + 1, 0x9e3779b1))();

function corner(column: number, row: number): Point {
  const seed = 2 * (row * (columns + 1) + column);
  return [
    round(west + ((column + (random(seed) - 0.5) * 0.5) * width) / columns),
    round(south + ((row + (random(seed + 1) - 0.5) * 0.5) * height) / rows),
  ];
}

/** A border from a corner to the next, without the last point; the same points whichever of its two sides asks. */
function border(from: [number, number], to: [number, number]): Point[] {
  const isForward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  const [start, end] = isForward ? [from, to] : [to, from];
  const [a, b] = [corner(...start), corner(...end)];
  const seed = 1_000_000 + 100 * (2 * (start[1] * (columns + 1) + start[0]) + (start[0] === end[0] ? 1 : 0));
  const between = Array.from({ length: bends }, (_, index): Point => {
    const share = (index + 1) / (bends + 1);
    const aside = (random(seed + index) - 0.5) * 0.12;
    return [
      round(a[0] + share * (b[0] - a[0]) - aside * (b[1] - a[1])),
      round(a[1] + share * (b[1] - a[1]) + aside * (b[0] - a[0])),
    ];
  });
  const whole = [a, ...between, b];
  return (isForward ? whole : whole.reverse()).slice(0, -1);
}

/** 2,200 municipalities of forty points each, which share their borders point for point, as those of the country do. */
export function generateMunicipalities(): Municipality[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const corners: [number, number][] = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ];
    const ring = corners.flatMap((from, side) => border(from, corners[(side + 1) % 4] as [number, number]));
    return {
      number: index + 1,
      name: `Gemeinde ${index + 1}`,
      outline: { type: 'Polygon', coordinates: [[...ring, ring[0] as Point]] },
    };
  });
}
