import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonWords } from './commonWords';

const letters = (text: string) => [...text];
const isCommon = (a: string[], b: string[], pairs: [number, number][]) =>
  pairs.every(
    ([left, right], index) =>
      a[left] === b[right] &&
      (index === 0 || (left > (pairs[index - 1]?.[0] ?? -1) && right > (pairs[index - 1]?.[1] ?? -1))),
  );

describe('common words', () => {
  it('form the longest common sequence', () => {
    expect(commonWords(letters('abcbdab'), letters('bdcaba'))).toHaveLength(4);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), fc.array(fc.constantFrom('a', 'b', 'c')), (a, b) => {
        const pairs = commonWords(a, b);
        expect(isCommon(a, b, pairs)).toBe(true);
        expect(pairs).toHaveLength(commonLength(a, b));
      }),
    );
  });

  it('of long text are found without comparing every pair of words', () => {
    const long = Array.from({ length: 8_000 }, (_, index) => (index % 3 ? `w${index % 50}` : `u${index}`));
    const edited = long.flatMap((word, index) => (index % 97 === 0 ? ['neu', word] : index % 89 === 0 ? [] : [word]));
    const pairs = commonWords(long, edited);
    expect(isCommon(long, edited, pairs)).toBe(true);
    expect(pairs.length).toBeGreaterThan(long.length * 0.97);
  });

  it('of long text without unique words are limited to both ends', () => {
    const a = Array.from({ length: 10_000 }, (_, index) => `w${(index * 7) % 11}`);
    const b = Array.from({ length: 10_000 }, (_, index) => `w${(index * 5 + 1) % 13}`);
    expect(commonWords(['same', ...a, 'same'], ['same', ...b, 'same'])).toEqual([
      [0, 0],
      [10_001, 10_001],
    ]);
  });
});

function commonLength(a: string[], b: string[]): number {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const [previous, current] = [lengths[row - 1] as number[], lengths[row] as number[]];
      current[column] =
        a[row - 1] === b[column - 1]
          ? (previous[column - 1] as number) + 1
          : Math.max(previous[column] as number, current[column - 1] as number);
    }
  }
  return lengths[a.length]?.[b.length] ?? 0;
}
