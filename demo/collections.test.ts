import { describe, expect, test } from 'vitest';
import { eventCollections } from '../domain/types/eventCollection';
import { projectCollections } from '../domain/types/projectCollection';
import { validate } from '../domain/validate';
import { generateEventCollections } from './eventCollections';
import { generateProjectCollections, largeCollection } from './projectCollections';

describe.each([
  {
    type: projectCollections,
    generate: () => generateProjectCollections({ projects: 400 }),
    dynamic: 5,
    chosen: [24, 18, 15, 3, 40, 12, 0],
  },
  { type: eventCollections, generate: generateEventCollections, dynamic: 6, chosen: [10, 8, 3, 10, 6, 0] },
])('$type.name', ({ type, generate, dynamic, chosen }) => {
  const demo = [...generate()];

  test('there are twelve valid ones of both kinds, the same each time', () => {
    expect(demo.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    for (const record of demo) expect(validate(type, record).errors).toEqual([]);
    expect([...generate()]).toEqual(demo);
    expect(demo.filter(({ isDynamic }) => isDynamic)).toHaveLength(dynamic);
  });

  test('contain the expected number of records; one collection is empty', () => {
    expect(demo.filter(({ isDynamic }) => !isDynamic).map(({ selection }) => selection.length)).toEqual(chosen);
  });
});

test('a large demo has a collection of 500', () => {
  const large = [...generateProjectCollections({ projects: 100_000 })].at(-1);
  expect(large).toMatchObject({ id: largeCollection.id });
  expect(new Set(large?.selection.map(({ id }) => id)).size).toBe(500);
});

test('they contain existing projects only', () => {
  for (const { selection } of generateProjectCollections({ projects: 30 }))
    for (const { id } of selection) expect(id).toBeLessThanOrEqual(30);
});
