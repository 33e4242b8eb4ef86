import type { Field } from '../fields';
import { similarity, matchItems, certainSimilarity, type Pair } from './items';
import { partsOf, type ItemsField } from '../kinds/items';
import { itemsOf, canonicalText, type Item } from './canonical';
import { partAt, withPartAt } from './values';

/** Merges both sides' changes to one part; undefined if that is impossible. */
type MergePart = (part: Field, base: unknown, ours: unknown, theirs: unknown) => unknown;
type Three = [unknown, unknown, unknown];

/** An item of the result; `added` names the side that added it. */
export type Node = { value: unknown; added?: 'ours' | 'theirs' };

/**
 * Three-way merge of a list with additions, removals, changes and moves.
 * @returns undefined if both sides changed an item differently, one removed what the other changed, both added the same
 * item with differences, or both reordered items
 */
export function mergeItems(
  field: ItemsField,
  base: unknown,
  ours: unknown,
  theirs: unknown,
  mergePart: MergePart,
): unknown[] | undefined {
  const [common, our, their] = [itemsOf(field, base), itemsOf(field, ours), itemsOf(field, theirs)];
  const inOurs = new Map(matchItems(field, common, our));
  const inTheirs = new Map(matchItems(field, common, their));
  const ourNodes = new Map<number, Node>();
  const theirNodes = new Map<number, Node>();

  for (const [index, before] of common.entries()) {
    const [left, right] = [inOurs.get(index), inTheirs.get(index)];
    if (left === undefined || right === undefined) {
      const survivor = left === undefined ? (right === undefined ? undefined : their[right]) : our[left];
      if (survivor && survivor.canonical !== before.canonical) return undefined;
      continue;
    }
    const value = mergeItem(field, before, our[left] as Item, their[right] as Item, mergePart);
    if (!value) return undefined;
    const node = { value };
    ourNodes.set(left, node);
    theirNodes.set(right, node);
  }

  const newOurs = [...our.keys()].filter((index) => !isMatched(inOurs, index));
  const newTheirs = [...their.keys()].filter((index) => !isMatched(inTheirs, index));
  for (const index of newOurs) ourNodes.set(index, { value: (our[index] as Item).value, added: 'ours' });
  for (const index of newTheirs) theirNodes.set(index, { value: (their[index] as Item).value, added: 'theirs' });
  const both = matchItems(
    field,
    newOurs.map((index) => our[index] as Item),
    newTheirs.map((index) => their[index] as Item),
  );
  for (const [left, right] of both) {
    const [ourIndex, theirIndex] = [newOurs[left] as number, newTheirs[right] as number];
    const [ofOurs, ofTheirs] = [our[ourIndex] as Item, their[theirIndex] as Item];
    if (ofOurs.canonical !== ofTheirs.canonical) return undefined;
    const node = ourNodes.get(ourIndex) as Node;
    node.value = known(ofOurs, ofTheirs);
    theirNodes.set(theirIndex, node);
  }
  return arrange(inOrder(ourNodes), inOrder(theirNodes), [...inOurs], [...inTheirs]);
}

/** Chooses one of two equal items: ours, unless only theirs is stored, since saving ours would create a duplicate. */
const known = (ours: Item, theirs: Item) => (theirs.identities.length > ours.identities.length ? theirs : ours).value;

function isMatched(pairs: Map<number, number>, index: number): boolean {
  for (const matched of pairs.values()) if (matched === index) return true;
  return false;
}

function inOrder(nodes: Map<number, Node>): Node[] {
  return [...nodes].sort(([a], [b]) => a - b).map(([, node]) => node);
}

/**
 * Combines the orders of both sides: the order of the side that moved items, otherwise ours; additions of the other
 * side follow their neighbours.
 * @param ours,theirs the remaining items of each side; shared items are the same node
 * @param inOurs,inTheirs their positions in the base
 * @returns undefined if both sides chose different orders
 */
export function arrange(ours: Node[], theirs: Node[], inOurs: Pair[], inTheirs: Pair[]): unknown[] | undefined {
  const shared = new Set(theirs);
  const ourOrder = ours.filter((node) => shared.has(node));
  const theirOrder = theirs.filter((node) => ourOrder.includes(node));
  const weMoved = !isOrdered(inOurs);
  const theyMoved = !isOrdered(inTheirs);
  const mustAgree = (weMoved && theyMoved) || ourOrder.some(({ added }) => added !== undefined);
  if (mustAgree && ourOrder.some((node, index) => node !== theirOrder[index])) return undefined;
  const [order, other] = theyMoved && !weMoved ? [theirs, ours] : [ours, theirs];

  const result = [...order];
  const own = order === ours ? 'ours' : 'theirs';
  let at = 0;
  for (const node of other) {
    const index = result.indexOf(node);
    if (index >= 0) {
      at = index + 1;
      continue;
    }
    while (result[at]?.added === own && !shared.has(result[at] as Node)) at++;
    result.splice(at++, 0, node);
  }
  return result.map(({ value }) => value);
}

/** Whether the order is unchanged. Expects pairs sorted by their position after the change. */
function isOrdered(pairs: Pair[]): boolean {
  return pairs.every(([before], index) => index === 0 || before > (pairs[index - 1] as Pair)[0]);
}

/** The merged item; `undefined` if both sides changed the same part, or so much that it may be another item. */
function mergeItem(
  field: ItemsField,
  base: Item,
  ours: Item,
  theirs: Item,
  mergePart: MergePart,
): Record<string, unknown> | undefined {
  if (theirs.canonical === ours.canonical) return known(ours, theirs);
  if (theirs.canonical === base.canonical) return ours.value;
  if (ours.canonical === base.canonical) return theirs.value;
  const isSure =
    [ours, theirs].every((side) => similarity(field, base, side) >= certainSimilarity) ||
    isBarelyChanged(field, base, ours, theirs);
  if (!isSure) return undefined;
  let merged = { ...ours.value };
  for (const [name, part] of Object.entries(partsOf(field))) {
    const [before, our, their] = [base, ours, theirs].map(({ value }) => textOfPart(part, partAt(value, name))) as [
      string,
      string,
      string,
    ];
    if (their === before || their === our) continue;
    const both =
      our === before
        ? (partAt(theirs.value, name) ?? part.empty)
        : mergePart(part, ...([base, ours, theirs].map(({ value }) => partAt(value, name)) as Three));
    if (both === undefined) return undefined;
    merged = withPartAt(merged, name, both);
  }
  return merged;
}

/**
 * Each side changed a single part that does not identify the item, and at least two other parts are filled in and
 * unchanged.
 */
function isBarelyChanged(field: ItemsField, base: Item, ours: Item, theirs: Item): boolean {
  const changed = [ours, theirs].map((side) =>
    base.parts.flatMap((before, index) => (before === side.parts[index] ? [] : [index])),
  );
  const identifying = (field.kind === 'list' && field.identifiedBy) || [];
  const parts = Object.entries(partsOf(field));
  if (
    changed.some((indices) => indices.length !== 1 || identifying.includes(parts[indices[0] as number]?.[0] as string))
  )
    return false;
  const left = parts.filter(
    ([, part], index) => !changed.flat().includes(index) && base.parts[index] !== textOfPart(part, undefined),
  );
  return left.length >= 2;
}

function textOfPart(part: Field, value: unknown): string {
  return canonicalText(part, value);
}
