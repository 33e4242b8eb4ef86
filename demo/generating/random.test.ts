import { expect, test } from 'vitest';
import { createRandom, integer, pick, pickWeighted, sample } from './random';

test('the same seed gives the same numbers between 0 and 1', () => {
  const numbers = (seed: number) => Array.from({ length: 1000 }, createRandom(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('whole numbers include both bounds', () => {
  const random = createRandom(1);
  expect(new Set(Array.from({ length: 200 }, () => integer(random, 1, 3)))).toEqual(new Set([1, 2, 3]));
});

test('a sample has different items, at most all of them', () => {
  const random = createRandom(2);
  expect(sample(random, ['a', 'b', 'c'], 5).sort()).toEqual(['a', 'b', 'c']);
});

test('weights decide how often an item is picked; one without weight never is', () => {
  const random = createRandom(3);
  const items = [
    { name: 'never', weight: 0 },
    { name: 'always', weight: 1 },
  ];
  expect(Array.from({ length: 50 }, () => pickWeighted(random, items).name)).toEqual(Array<string>(50).fill('always'));
});

test('picking from nothing is an error', () => {
  expect(() => pick(createRandom(4), [])).toThrow('empty list');
});
