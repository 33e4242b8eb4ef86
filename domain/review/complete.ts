import { isCommonField } from '../publishing';
import type { Field, Fields, ListField } from '../fields';
import { knownEntriesOf, type KnownEntries } from '../inbox/sources';
import { similarity, matchItems, certainSimilarity, type Pair } from './items';
import { hasItems, itemsIn, partsOf, withItems, type ItemsField } from '../kinds/items';
import { itemsOf, canonicalText, type Item } from './canonical';
import { fieldOf, placesIn, valueAt, withValueAt, type Declaration, type Side } from './places';
import { objectOf, partAt, withPartAt } from './values';
import type { ContentType } from '../contentType';
import type { InboxItem } from '../inbox/inbox';
import { compare } from './compare';

/**
 * Completes a proposal, or the state it is based on, with what its source does not know: missing parts come from the
 * same item in our record, and entries unknown to the source stay where they are in ours. That way nothing is emptied
 * just because the source lacks it. Returns the same objects if nothing is missing.
 * @param known by field: the entries that the source knows
 */
export function completed(
  type: Declaration,
  side: Side,
  ours: Side,
  known: Readonly<Record<string, KnownEntries>> = {},
): Side {
  return placesIn(type, side).reduce((result, place) => {
    const field = fieldOf(type, place.field);
    if (!hasItems(field)) return result;
    const value = valueAt(side, place);
    const whole = completedItems(field, value, valueAt(ours, place), known[place.field]);
    return whole === value ? result : withValueAt(result, place, whole);
  }, side);
}

function completedItems(
  field: ItemsField,
  value: unknown,
  ourValue: unknown,
  known: KnownEntries | undefined,
): unknown {
  const parts = Object.entries(partsOf(field));
  const [entries, ours] = [itemsIn(field, value), itemsIn(field, ourValue)];
  if (!known && entries.every((entry) => parts.every(([path, part]) => !lacks(entry, path) && !hasItems(part))))
    return value;
  const pairs = sameItems(field, entries, ours);
  const ourOf = new Map(pairs.map(([our, their]) => [their, our]));
  const whole = entries.map((entry, index) => withParts(parts, entry, ours[ourOf.get(index) ?? -1]));
  if (known) {
    const isMatched = new Set(pairs.map(([our]) => our));
    const part = partsOf(field)[known.part] as Field;
    for (const [index, entry] of ours.entries()) {
      const isKnown = known.names.includes(canonicalText(part, partAt(entry, known.part)));
      if (!isKnown && !isMatched.has(index)) whole.splice(index, 0, withParts(parts, entry, undefined));
    }
  }
  return whole.length === entries.length && whole.every((entry, index) => entry === entries[index])
    ? value
    : withItems(field, whole);
}

function withParts(parts: [string, Field][], entry: unknown, same: unknown): unknown {
  return parts.reduce((whole, [path, part]) => {
    if (lacks(entry, path)) {
      const given = hasLanguageOf(entry, path) ? undefined : partAt(same, path);
      return withPartAt(objectOf(whole), path, given ?? part.empty);
    }
    if (!hasItems(part)) return whole;
    const [value, within] = [
      partAt(entry, path),
      completedItems(part, partAt(entry, path), partAt(same, path), undefined),
    ];
    return within === value ? whole : withPartAt(objectOf(whole), path, within);
  }, entry);
}

/** Only objects have parts. */
function lacks(entry: unknown, path: string): boolean {
  return typeof entry === 'object' && entry !== null && partAt(entry, path) === undefined;
}

/**
 * Whether the item contains the language of a part. A missing text in a language that it contains is empty, as in
 * stored records.
 */
function hasLanguageOf(entry: unknown, path: string): boolean {
  const holder = path.split('.').slice(0, -1).join('.');
  return holder !== '' && partAt(entry, holder) !== undefined;
}

/** An item with its position. */
type Placed = { index: number; item: Item };

/** Pairs of equal items as `[ours, theirs]`, each used once. */
function sameItems(field: ItemsField, entries: readonly unknown[], ours: readonly unknown[]): Pair[] {
  const restricted = field.kind === 'list' ? withKnownParts(field, entries) : field;
  const [our, their] = [placedItems(restricted, ours), placedItems(restricted, entries)];
  const pairs =
    field.kind === 'list' && field.identifiedBy
      ? matchByName(restricted, our, their, partsOf(field), field.identifiedBy)
      : alike(restricted, our, their);
  return pairs.map(([left, right]) => [(our[left] as Placed).index, (their[right] as Placed).index]);
}

/** The field, reduced to parts that any of the entries has. */
function withKnownParts(field: ListField, entries: readonly unknown[]): ListField {
  const item = Object.entries(field.item).filter(([path]) =>
    entries.some((entry) => partAt(entry, path) !== undefined),
  );
  return { ...field, item: Object.fromEntries(item) };
}

function placedItems(field: ItemsField, entries: readonly unknown[]): Placed[] {
  return entries.flatMap((entry, index) => itemsOf(field, [entry]).map((item) => ({ index, item })));
}

/** Pairs files and associations by identity, and other items if their known parts are unambiguous. */
function alike(field: ItemsField, our: readonly Placed[], their: readonly Placed[]): Pair[] {
  const [before, after] = [our, their].map((placed) => placed.map(({ item }) => item)) as [Item[], Item[]];
  const least = field.kind === 'list' ? certainSimilarity : 1;
  return matchItems(field, before, after).filter(
    ([left, right]) => similarity(field, before[left] as Item, after[right] as Item) >= least,
  );
}

/** Pairs items whose identifying parts are equal; among several, those that have most in common. */
function matchByName(
  field: ItemsField,
  our: readonly Placed[],
  their: readonly Placed[],
  parts: Fields,
  identifiedBy: readonly string[],
): Pair[] {
  const nameOf = ({ item }: Placed) =>
    identifiedBy.map((path) => canonicalText(parts[path] as Field, partAt(item.value, path))).join('\x1f');
  const unidentified = identifiedBy.map((path) => canonicalText(parts[path] as Field, undefined)).join('\x1f');
  const ourNames = our.map(nameOf);
  const possible = their.flatMap((placed, right) => {
    const name = nameOf(placed);
    return ourNames.flatMap((ourName, left) =>
      name === unidentified || name !== ourName
        ? []
        : [{ left, right, score: similarity(field, (our[left] as Placed).item, placed.item) }],
    );
  });
  const [openOurs, openTheirs] = [new Set(our.keys()), new Set(their.keys())];
  return possible
    .sort((a, b) => b.score - a.score)
    .flatMap(({ left, right }): Pair[] => {
      if (!openOurs.has(left) || !openTheirs.has(right)) return [];
      openOurs.delete(left);
      openTheirs.delete(right);
      return [[left, right]];
    });
}

type Proposal = Pick<InboxItem, 'status' | 'source' | 'data' | 'normalizedData'>;

/**
 * Whether a record already contains everything that a proposal would change, from whatever source. Visibility is
 * ignored. False for an empty proposal or a deletion.
 */
export function containsProposal(
  type: ContentType,
  { status, source, data, normalizedData }: Proposal,
  record: Side,
): boolean {
  if (status === 'deleted' || [true, 1, '1'].includes((data as { delete?: unknown } | null)?.delete as never))
    return false;
  const places = placesIn(type, normalizedData).filter(({ field }) => !isCommonField(field));
  const theirs = completed(type, normalizedData, record, knownEntriesOf(source, data));
  return places.length > 0 && compare(type, { ours: record, theirs }, places).every(({ change }) => change === 'same');
}
