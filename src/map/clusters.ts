/** Points so close that one mark represents them. */
export interface Cluster<Point> {
  /** The first of them, whose position it takes. */
  first: Point;
  points: Point[];
}

interface Seed<Point> extends Cluster<Point> {
  x: number;
  y: number;
}

/**
 * Clusters points that are too close together. A cluster is at its first point, so that no two are closer than
 * `distance`. Equal points give equal clusters, however the map is panned.
 * @param at the position of a point, in pixels
 */
export function clustersOf<Point>(
  points: readonly Point[],
  at: (point: Point) => { x: number; y: number },
  distance: number,
): Cluster<Point>[] {
  const cells = new Map<string, Seed<Point>[]>();
  const clusters: Seed<Point>[] = [];
  for (const point of points) {
    const { x, y } = at(point);
    const [column, row] = [Math.floor(x / distance), Math.floor(y / distance)];
    const near = [-1, 0, 1]
      .flatMap((right) => [-1, 0, 1].flatMap((down) => cells.get(`${column + right} ${row + down}`) ?? []))
      .map((seed) => ({ seed, away: Math.hypot(seed.x - x, seed.y - y) }))
      .filter(({ away }) => away < distance);
    const nearest = near.toSorted((one, other) => one.away - other.away)[0]?.seed;
    if (nearest) nearest.points.push(point);
    else {
      const seed = { x, y, first: point, points: [point] };
      clusters.push(seed);
      const key = `${column} ${row}`;
      cells.set(key, [...(cells.get(key) ?? []), seed]);
    }
  }
  return clusters;
}
