import { blocksOf, type Block } from './blocks';
import { commonWords } from './commonWords';
import { richTextWords } from './words';

/**
 * A side compared to the base: what each block of the base became, and which blocks were inserted before it (the last
 * entry: at the end).
 */
interface Side {
  /** Undefined if removed. */
  blocks: (Block | undefined)[];
  added: Block[][];
}

/**
 * Three-way merge of rich text by blocks.
 * @returns undefined if both sides changed the same paragraph or list item differently, one removed what the other
 * changed, or the base is empty
 */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  const common = blocksOf(base);
  if (common.length === 0) return undefined;
  const [our, their] = [against(common, blocksOf(ours)), against(common, blocksOf(theirs))];
  if (!our || !their) return undefined;
  let text = '';
  for (let index = 0; index <= common.length; index++) {
    const added = addedAt(index, common, our, their);
    const block =
      index === common.length ? '' : mergeBlock(common[index] as Block, our.blocks[index], their.blocks[index]);
    if (added === undefined || block === undefined) return undefined;
    text += added + block;
  }
  return text;
}

function against(base: readonly Block[], side: readonly Block[]): Side | undefined {
  const pairs = matchBlocks(base, side);
  if (!pairs) return undefined;
  const blocks: Side['blocks'] = base.map(() => undefined);
  const added: Block[][] = [...base, null].map(() => []);
  let before = 0;
  for (const [index, block] of side.entries()) {
    const [from] = pairs.find(([, to]) => to === index) ?? [];
    if (from === undefined) added[before]?.push(block);
    else {
      blocks[from] = block;
      before = from + 1;
    }
  }
  return { blocks, added };
}

const sourceOf = (blocks: readonly Block[]) => blocks.map(({ source }) => source).join('');
const canonicalOf = (blocks: readonly Block[]) => blocks.map(({ canonical }) => canonical).join('');

/**
 * The blocks inserted at a place. If both sides inserted something, it is joined only if the neighbours are unchanged;
 * otherwise these may be two versions of the same text.
 */
function addedAt(index: number, base: readonly Block[], ours: Side, theirs: Side): string | undefined {
  const [our, their] = [ours.added[index] ?? [], theirs.added[index] ?? []];
  if (their.length === 0 || canonicalOf(our) === canonicalOf(their)) return sourceOf(our);
  if (our.length === 0) return sourceOf(their);
  const isTouched = [index - 1, index].some(
    (place) => base[place] && [ours, theirs].some(({ blocks }) => blocks[place]?.canonical !== base[place]?.canonical),
  );
  return isTouched ? undefined : sourceOf(our) + sourceOf(their);
}

function mergeBlock(base: Block, ours: Block | undefined, theirs: Block | undefined): string | undefined {
  if (theirs?.canonical === base.canonical || theirs?.canonical === ours?.canonical) return ours?.source ?? '';
  if (ours?.canonical === base.canonical) return theirs?.source ?? '';
  return ours && theirs && mergeLists(base.source, ours.source, theirs.source);
}

/** Merges lists by items if all three are lists of the same kind. */
function mergeLists(...sources: [string, string, string]): string | undefined {
  const lists = sources.map((source) => /^(<(ul|ol)\b[^>]*>)([\s\S]*)<\/\2>\s*$/i.exec(source));
  const [start, tag] = [lists[0]?.[1], lists[0]?.[2]];
  if (!start || lists.some((list) => list?.[1] !== start)) return undefined;
  const [base, ours, theirs] = lists.map((list) => list?.[3] ?? '') as [string, string, string];
  const items = mergeTexts(base, ours, theirs);
  return items === undefined ? undefined : `${start}${items}</${tag}>`;
}

type Pair = [before: number, after: number];

/** Above this number of pairs in a range, blocks cannot be matched reliably. */
const maxPairs = 2_500;
/** Below this similarity it is a different paragraph. */
const minLikeness = 0.3;

/**
 * Matches blocks in order: equal ones first, and between them those with most words in common; ranges with equal
 * numbers of blocks match one to one.
 * @returns undefined if too much has changed to match them
 */
function matchBlocks(before: readonly Block[], after: readonly Block[]): Pair[] | undefined {
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
  if (before.length * after.length > maxPairs) return undefined;
  const [left, right] = [before.map(wordsOf), after.map(wordsOf)];
  return bestInOrder(left.map((one) => right.map((other) => similarity(one, other))));
}

const wordsOf = ({ canonical }: Block): string[] => richTextWords(canonical).map(({ text }) => text);

/** The share of common words of two blocks. */
function similarity(one: readonly string[], other: readonly string[]): number {
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
 * The pairs in order with the highest total similarity.
 * @param similarities of each block before to each block after
 */
function bestInOrder(similarities: readonly (readonly number[])[]): Pair[] {
  const width = similarities[0]?.length ?? 0;
  const best = Array.from({ length: similarities.length + 1 }, () => Array.from({ length: width + 1 }, () => 0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const worth = (row: number, column: number) => {
    const found = similarities[row]?.[column] ?? 0;
    return found < minLikeness ? 0 : found;
  };
  for (let row = similarities.length - 1; row >= 0; row--) {
    for (let column = width - 1; column >= 0; column--) {
      const paired = worth(row, column) > 0 ? worth(row, column) + at(row + 1, column + 1) : 0;
      (best[row] as number[])[column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let [row, column] = [0, 0]; row < similarities.length && column < width;) {
    if (worth(row, column) > 0 && at(row, column) === worth(row, column) + at(row + 1, column + 1))
      pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}
