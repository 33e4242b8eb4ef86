import type { Block } from './blocks';
import { commonWords } from './commonWords';
import { richTextWords } from './words';

type Pair = [before: number, after: number];

/** With more pairs than this in a range, blocks cannot be matched reliably. */
const mostPairs = 2_500;
/** With less likeness it is a different paragraph. */
const stillTheSame = 0.3;

/**
 * Matches blocks in order: equal ones, and between them those with most words in common; ranges with equal numbers of
 * blocks match one to one.
 * @returns undefined if too much is new to tell
 */
export function matchBlocks(before: readonly Block[], after: readonly Block[]): Pair[] | undefined {
  const same = commonWords(
    before.map(({ canonical }) => canonical),
    after.map(({ canonical }) => canonical),
  );
  const pairs: Pair[] = [...same];
  let [left, right] = [0, 0];
  for (const [nextLeft, nextRight] of [...same, [before.length, after.length] as Pair]) {
    const found = matchStretch(before.slice(left, nextLeft), after.slice(right, nextRight));
    if (!found) return undefined;
    for (const [from, to] of found) pairs.push([left + from, right + to]);
    [left, right] = [nextLeft + 1, nextRight + 1];
  }
  return pairs.sort(([a], [b]) => a - b);
}

/** Matches blocks that all differ. */
function matchStretch(before: readonly Block[], after: readonly Block[]): Pair[] | undefined {
  if (before.length === after.length) return before.map((_, index): Pair => [index, index]);
  if (before.length * after.length > mostPairs) return undefined;
  const [left, right] = [before.map(wordsOf), after.map(wordsOf)];
  return bestInOrder(left.map((one) => right.map((other) => likeness(one, other))));
}

const wordsOf = ({ canonical }: Block): string[] => richTextWords(canonical).map(({ text }) => text);

/** The share of common words of two blocks. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const open = new Map<string, number>();
  for (const word of one) open.set(word, (open.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const left = open.get(word) ?? 0;
    if (left > 0) common++;
    open.set(word, left - 1);
  }
  return (2 * common) / Math.max(1, one.length + other.length);
}

/**
 * The pairs in order with the highest total likeness.
 * @param likenesses of each block before to each block after
 */
function bestInOrder(likenesses: readonly (readonly number[])[]): Pair[] {
  const width = likenesses[0]?.length ?? 0;
  const best = Array.from({ length: likenesses.length + 1 }, () => Array.from({ length: width + 1 }, () => 0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const worth = (row: number, column: number) => {
    const found = likenesses[row]?.[column] ?? 0;
    return found < stillTheSame ? 0 : found;
  };
  for (let row = likenesses.length - 1; row >= 0; row--) {
    for (let column = width - 1; column >= 0; column--) {
      const paired = worth(row, column) > 0 ? worth(row, column) + at(row + 1, column + 1) : 0;
      (best[row] as number[])[column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let [row, column] = [0, 0]; row < likenesses.length && column < width;) {
    if (worth(row, column) > 0 && at(row, column) === worth(row, column) + at(row + 1, column + 1))
      pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}
