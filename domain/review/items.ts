import type { Fields } from '../fields';
import { hasFiles, hasItems, partsOf, type ItemsField } from '../kinds/items';
import { itemsOf, type Item } from './canonical';
import { partAt } from './values';

/** Above this number of pairs only equal items are matched: nobody reads such a comparison. */
const maxPairs = 100_000;

/** Items at least this similar are certainly the same. */
export const certainSimilarity = 0.75;

/** Matching items as `[before, after]`, in the order of `after`. */
export type Pair = [before: number, after: number];

/**
 * Matches items: equal ones first, then by identity (id, content), then by what they have in common. Files never match
 * by their captions alone.
 */
export function matchItems(field: ItemsField, before: readonly Item[], after: readonly Item[]): Pair[] {
  const pairs: Pair[] = [];
  const openBefore = new Set(before.keys());
  const openAfter = new Set(after.keys());
  const match = (left: number, right: number) => {
    if (!openBefore.has(left) || !openAfter.has(right)) return;
    openBefore.delete(left);
    openAfter.delete(right);
    pairs.push([left, right]);
  };

  const places = new Map<string, number[]>();
  for (const [index, { canonical }] of before.entries())
    places.set(canonical, [...(places.get(canonical) ?? []), index]);
  for (const [index, { canonical }] of after.entries()) {
    const left = places.get(canonical)?.shift();
    if (left !== undefined) match(left, index);
  }

  if (openBefore.size * openAfter.size <= maxPairs) {
    const likely = [...openBefore].flatMap((left) =>
      [...openAfter].map((right) => ({
        left,
        right,
        score: similarity(field, before[left] as Item, after[right] as Item),
      })),
    );
    const sorted = likely
      .filter((pair) => pair.score >= 0.5)
      .sort((a, b) => b.score - a.score || Math.abs(a.left - a.right) - Math.abs(b.left - b.right) || a.left - b.left);
    for (const { left, right } of sorted) match(left, right);
  }
  return pairs.sort(([, a], [, b]) => a - b);
}

/** The similarity of two items: 0 for nothing in common, 1 for all parts; plus 1 if they have the same identity. */
export function similarity(field: ItemsField, a: Item, b: Item): number {
  const common = commonShare(partsOf(field), a, b);
  if (isIdentified(a, b)) return 1 + common;
  return hasFiles(field) ? 0 : common;
}

/**
 * Compares the first kind of identity that both have: with different ids, they are different items even if their names
 * are equal.
 */
function isIdentified(a: Item, b: Item): boolean {
  for (const identity of a.identities) {
    const kind = identity.slice(0, identity.indexOf(':') + 1);
    const other = b.identities.find((candidate) => candidate.startsWith(kind));
    if (other !== undefined) return other === identity;
  }
  return false;
}

/** The share of parts that are equal, among those that at least one item fills in; an email address counts twice. */
function commonShare(parts: Fields, a: Item, b: Item): number {
  let [same, all] = [0, 0];
  for (const [index, [path, part]] of Object.entries(parts).entries()) {
    const [left, right] = [a.parts[index], b.parts[index]];
    if (left === '' && right === '') continue;
    const weight = part.kind === 'email' ? 2 : part.kind === 'choice' ? 0.5 : 1;
    all += weight;
    if (left === right) same += weight;
    else if (hasItems(part)) same += weight * similarityOfItems(part, partAt(a.value, path), partAt(b.value, path));
  }
  return all === 0 ? 0 : same / all;
}

/** The similarity of two nested lists. */
function similarityOfItems(field: ItemsField, before: unknown, after: unknown): number {
  const [left, right] = [itemsOf(field, before), itemsOf(field, after)];
  const common = matchItems(field, left, right).map(([from, to]) =>
    Math.min(1, similarity(field, left[from] as Item, right[to] as Item)),
  );
  return common.reduce((sum, share) => sum + share, 0) / Math.max(left.length, right.length, 1);
}

/** The positions of a longest increasing subsequence: items that kept their relative order. */
export function longestIncreasing(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [position, value] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < value) low = middle + 1;
      else high = middle;
    }
    previous[position] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = position;
  }
  const run: number[] = [];
  for (let position = ends.at(-1) ?? -1; position >= 0; position = previous[position] as number) run.unshift(position);
  return run;
}
