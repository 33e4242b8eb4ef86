import { blocksOf, type Block } from './blocks';
import { matchBlocks } from './matchBlocks';

/**
 * A side compared to the base: what became of each block of the base, and which blocks were inserted before it (last:
 * at the end).
 */
interface Side {
  /** Undefined if removed. */
  blocks: (Block | undefined)[];
  added: Block[][];
}

/**
 * Three-way merge of rich text by blocks.
 * @returns undefined if both changed the same paragraph or list item differently, one removed what the other changed,
 *   or the base is empty
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
 * The inserted blocks at a place. Insertions of both sides are joined only if their neighbours are unchanged; otherwise
 * they may be two versions of the same text.
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
