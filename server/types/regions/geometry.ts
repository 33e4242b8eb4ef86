import type { MultiPolygon, Polygon, Position } from 'geojson';
import { merge } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection } from 'topojson-specification';

/** An area in the form of GeoJSON. */
export type Outline = Polygon | MultiPolygon;

/** An empty area. */
const nowhere: Polygon = { type: 'Polygon', coordinates: [] };

/**
 * The union of outlines, without their shared borders. All outlines come from one import and meet at exactly the same
 * points, so it is enough to find the lines that occur twice.
 */
export function union(outlines: readonly Outline[]): Outline {
  // A repeated outline would contain each of its borders twice.
  const drawn = [
    ...new Map(
      outlines.filter(({ coordinates }) => coordinates.length > 0).map((outline) => [JSON.stringify(outline), outline]),
    ).values(),
  ];
  if (drawn.length === 0) return nowhere;
  const all = topology({ all: { type: 'GeometryCollection', geometries: [...drawn] } as never });
  const { geometries } = all.objects.all as unknown as GeometryCollection;
  const { coordinates } = merge(all, geometries as never);
  return coordinates.length === 1
    ? { type: 'Polygon', coordinates: coordinates[0] as Polygon['coordinates'] }
    : { type: 'MultiPolygon', coordinates };
}

const polygonsOf = ({ type, coordinates }: Outline): Position[][][] =>
  type === 'Polygon' ? [coordinates] : coordinates;

/** The even-odd rule: counts how often a ray to the east crosses a border. */
function contains(outline: Outline, [x, y]: readonly [number, number]): boolean {
  return polygonsOf(outline).some(
    (rings) =>
      rings
        .flatMap((ring) => ring.slice(1).map((to, index) => [ring[index], to] as const))
        .filter(
          ([[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0]]) =>
            fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX),
        ).length %
        2 ===
      1,
  );
}

/** The number of sample points in each direction. */
const grid = 12;

/** The outline that covers most of another one; undefined if none covers any of it. */
export function successorOf<Other extends { outline: Outline }>(
  outline: Outline,
  others: readonly Other[],
): Other | undefined {
  const corners = polygonsOf(outline).flat(2);
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const steps = Array.from({ length: grid }, (_, index) => (index + 0.5) / grid);
  const points = steps
    .flatMap((right) => steps.map((up) => [west + right * (east - west), south + up * (north - south)] as const))
    .filter((point) => contains(outline, point));
  const near = others.filter((other) =>
    polygonsOf(other.outline).some(([ring = []]) => {
      const [ringXs, ringYs] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
      return (
        Math.min(...ringXs) <= east &&
        Math.max(...ringXs) >= west &&
        Math.min(...ringYs) <= north &&
        Math.max(...ringYs) >= south
      );
    }),
  );
  const counted = near.map((other) => ({
    other,
    count: points.filter((point) => contains(other.outline, point)).length,
  }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.other : undefined;
}
