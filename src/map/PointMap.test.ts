// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clustersOf } from './PointMap';

const at = ([x, y]: [number, number]) => ({ x, y });

it('clusters near points, keeps others apart, and loses none', () => {
  const found = clustersOf<[number, number]>(
    [
      [0, 0],
      [10, 0],
      [100, 0],
      [39, 0],
      [41, 0],
      [100, 0],
    ],
    at,
    40,
  );
  expect(found.map(({ first, points }) => [first, points.length])).toEqual([
    [[0, 0], 3],
    [[100, 0], 2],
    [[41, 0], 1],
  ]);
});

it('keeps all clusters at least the distance apart, on either side of zero', () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const points = Array.from({ length: 2_000 }, (): [number, number] => [random() * 600 - 300, random() * 600 - 300]);
  const found = clustersOf(points, at, 40);
  expect(found.flatMap((cluster) => cluster.points)).toHaveLength(points.length);
  const nearest = Math.min(
    ...found.flatMap(({ first: [x, y] }, index) =>
      found.slice(index + 1).map(({ first }) => Math.hypot(first[0] - x, first[1] - y)),
    ),
  );
  expect(nearest).toBeGreaterThanOrEqual(40);
});
