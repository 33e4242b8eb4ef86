/** Points that stand so near to each other that one stands for all of them. */
export interface Cluster<Point> {
  /** Where it stands: at the first of them. */
  first: Point;
  points: Point[];
}

interface Seed<Point> extends Cluster<Point> {
  x: number;
  y: number;
}

/**
 * Gathers what lies too close to be told apart. A cluster stands where its first point is, so that no two stand nearer
 * to each other than `distance`, and each can be hit. In: where a point is, in pixels. The same points make the same
 * clusters, wherever the map is moved.
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
