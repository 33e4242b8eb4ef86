import type { Field } from '../fields';
import type { DifferenceDescription, Entry, Formatting, ItemDescription } from './description';
import { longestIncreasing, matchItems } from './items';
import { partsOf, type ItemsField } from '../kinds/items';
import { perKind, type PerKind } from '../kinds/perKind';
import { entryKey, itemsOf, canonicalText, type Item } from './canonical';
import { segmentsOf } from './texts/segments';
import { entriesOf, entryId, entryName, partAt } from './values';
import { richTextWords, textWords } from './texts/words';

const text = (field: Field, before: unknown, after: unknown): DifferenceDescription => ({
  kind: 'text',
  segments: segmentsOf(textWords(canonicalText(field, before)), textWords(canonicalText(field, after))),
});
const value = (field: Field, before: unknown, after: unknown): DifferenceDescription => ({
  kind: 'value',
  before: before ?? field.empty,
  after: after ?? field.empty,
});
const entries = (_field: unknown, before: unknown, after: unknown) =>
  describeEntries(entriesOf(before), entriesOf(after));
const items = (field: ItemsField, before: unknown, after: unknown): DifferenceDescription => ({
  kind: 'list',
  items: describeItems(field, itemsOf(field, before), itemsOf(field, after)),
});

const tables: PerKind<DifferenceDescription, [before: unknown, after: unknown]> = {
  text,
  multiline: text,
  url: text,
  email: text,
  richText: (field, before, after) => describeRichText(canonicalText(field, before), canonicalText(field, after)),
  // A word diff of SVG path data would be unreadable.
  svg: (_field, before, after) => ({ kind: 'value', before: before ?? '', after: after ?? '' }),
  boolean: value,
  date: value,
  dateTime: value,
  color: value,
  decimal: value,
  integer: value,
  choice: value,
  reference: entries,
  references: entries,
  record: entries,
  records: ({ ordered }, before, after) => describeEntries(entriesOf(before), entriesOf(after), ordered),
  list: items,
  associations: items,
  image: items,
  images: items,
  files: items,
};
const described = perKind(tables);

/**
 * The difference of two values for display. More expensive than `isEqual`: compute it when shown, not for whole
 * records.
 */
export function describe(field: Field, before: unknown, after: unknown): DifferenceDescription {
  return described(field, before, after);
}

/** @param before,after in the notation of `normalHtml` */
function describeRichText(before: string, after: string): DifferenceDescription {
  const segments = segmentsOf(richTextWords(before), richTextWords(after));
  const formattingOnly = before !== after && segments.every(({ kind }) => kind === 'same');
  const formatting = new Set<Formatting>(segments.flatMap((segment) => segment.formatting ?? []));
  if (formattingOnly && formatting.size === 0) formatting.add('layout');
  return { kind: 'richText', segments, formattingOnly, formatting: [...formatting] };
}

function describeEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  isOrdered = false,
): DifferenceDescription {
  const [left, right] = [entriesByKey(before), entriesByKey(after)];
  const entries = (keys: Iterable<string>): Entry[] =>
    [...keys].map((key) => ({ ...(right.get(key) as Entry), ...(left.get(key) as Entry) }));
  const moves = isOrdered ? movesOf([...left.keys()], [...right.keys()]) : new Map<string, Move>();
  return {
    kind: 'references',
    added: entries([...right.keys()].filter((key) => !left.has(key))),
    removed: entries([...left.keys()].filter((key) => !right.has(key))),
    ...(moves.size > 0 && {
      moved: [...moves].map(([key, move]) => ({ ...(entries([key])[0] as Entry), ...move })),
    }),
    unchanged: entries([...left.keys()].filter((key) => right.has(key) && !moves.has(key))),
  };
}

type Move = { from: number; to: number };

/** The smallest set of moves that yields the new order, in that order. */
function movesOf(before: readonly string[], after: readonly string[]): Map<string, Move> {
  const places = new Map(before.map((key, index) => [key, index]));
  const both = after.flatMap((key, to) => (places.has(key) ? [{ key, from: places.get(key) as number, to }] : []));
  const inPlace = new Set(longestIncreasing(both.map(({ from }) => from)));
  return new Map(both.flatMap(({ key, from, to }, index) => (inPlace.has(index) ? [] : [[key, { from, to }]])));
}

function entriesByKey(entries: readonly unknown[]): Map<string, Entry> {
  return new Map(
    entries.flatMap((entry) => {
      const name = entryName(entry);
      return entryKey(entry).map((key): [string, Entry] => [
        key,
        { id: entryId(entry) ?? null, ...(name !== undefined && { name }) },
      ]);
    }),
  );
}

function describeItems(field: ItemsField, before: readonly Item[], after: readonly Item[]): ItemDescription[] {
  const pairs = matchItems(field, before, after);
  const inPlace = new Set(longestIncreasing(pairs.map(([from]) => from)).map((index) => pairs[index]?.[1]));
  const origins = new Map(pairs.map(([from, to]) => [to, from]));
  const matched = new Set(origins.values());
  const removed = [...before.keys()].filter((index) => !matched.has(index));

  const items: ItemDescription[] = [];
  const removeUpTo = (end: number) => {
    while ((removed[0] ?? end) < end) {
      const from = removed.shift() as number;
      items.push({ kind: 'removed', before: before[from]?.value, from });
    }
  };
  for (const [to, item] of after.entries()) {
    const from = origins.get(to);
    if (from !== undefined && inPlace.has(to)) removeUpTo(from);
    items.push(
      from === undefined
        ? { kind: 'added', after: item.value, to }
        : describePair(field, before[from] as Item, item, from, to, !inPlace.has(to)),
    );
  }
  removeUpTo(before.length);
  return items;
}

function describePair(
  field: ItemsField,
  before: Item,
  after: Item,
  from: number,
  to: number,
  moved: boolean,
): ItemDescription {
  const both = { before: before.value, after: after.value, from, to, ...(moved && { moved }) };
  if (before.canonical === after.canonical) return { kind: moved ? 'moved' : 'same', ...both };
  const fields: Record<string, DifferenceDescription> = {};
  for (const [index, [name, part]] of Object.entries(partsOf(field)).entries()) {
    if (before.parts[index] !== after.parts[index])
      fields[name] = describe(part, partAt(before.value, name), partAt(after.value, name));
  }
  return { kind: 'changed', ...both, fields };
}
