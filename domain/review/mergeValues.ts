import type { Field, MultilineField } from '../fields';
import { withItems, type ItemsField } from '../kinds/items';
import { perKind, type PerKind } from '../kinds/perKind';
import { entryKey } from './canonical';
import type { Pair } from './items';
import { arrange, mergeItems, type Node } from './mergeItems';
import { mergeTexts } from './texts/mergeTexts';
import { listOf } from './values';

const onlyAPerson = () => undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const entries = (_field: unknown, base: unknown, ours: unknown, theirs: unknown) =>
  mergeEntries(listOf(base), listOf(ours), listOf(theirs));
const items = (field: ItemsField, base: unknown, ours: unknown, theirs: unknown) =>
  mergeItems(field, base, ours, theirs, mergeValues);

/** A single value that both sides replaced is a conflict. */
function single(field: ItemsField, base: unknown, ours: unknown, theirs: unknown): unknown {
  const both = items(field, base, ours, theirs);
  return both && both.length <= 1 ? withItems(field, both) : undefined;
}

const tables: PerKind<unknown, [base: unknown, ours: unknown, theirs: unknown]> = {
  text: onlyAPerson,
  svg: onlyAPerson,
  multiline: notes,
  url: onlyAPerson,
  email: onlyAPerson,
  boolean: onlyAPerson,
  date: onlyAPerson,
  dateTime: onlyAPerson,
  color: onlyAPerson,
  decimal: onlyAPerson,
  integer: onlyAPerson,
  choice: onlyAPerson,
  reference: onlyAPerson,
  record: onlyAPerson,
  richText: (_field, base, ours, theirs) => mergeTexts(textOf(base), textOf(ours), textOf(theirs)),
  references: entries,
  records: (field, base, ours, theirs) =>
    (field.ordered ? mergeInOrder : mergeEntries)(listOf(base), listOf(ours), listOf(theirs)),
  image: single,
  list: items,
  associations: items,
  images: items,
  files: items,
};
const merged = perKind(tables);

/**
 * Merges the changes of both sides where it is safe: entries added to or removed from a relation, different items or
 * parts of items in a list, different paragraphs of a rich text, and notes added below others.
 * @returns undefined for a conflict
 */
export function mergeValues(field: Field, base: unknown, ours: unknown, theirs: unknown): unknown {
  return merged(field, base, ours, theirs);
}

/** Our note, followed by what they appended to theirs. */
function notes({ grows }: MultilineField, base: unknown, ours: unknown, theirs: unknown): string | undefined {
  const [before, our, their] = [base, ours, theirs].map((value) =>
    typeof value === 'string' ? value.trimEnd() : '',
  ) as [string, string, string];
  if (!grows || !our.startsWith(before) || !their.startsWith(before)) return undefined;
  return `${our}\n\n${their.slice(before.length).trim()}`;
}

/** Ours without what they removed, followed by what they added. */
function mergeEntries(base: readonly unknown[], ours: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const keys = (all: readonly unknown[]) => new Set(all.flatMap(entryKey));
  const [before, our, their] = [keys(base), keys(ours), keys(theirs)];
  const stays = (key: string) => !before.has(key) || their.has(key);
  const isNew = (key: string) => !before.has(key) && !our.has(key);
  return [
    ...ours.filter((entry) => entryKey(entry).every(stays)),
    ...theirs.filter((entry) => entryKey(entry).some(isNew)),
  ];
}

/** `mergeEntries` if the order matters; undefined if both sides reordered differently. */
function mergeInOrder(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] | undefined {
  const [before, our, their] = [base, ours, theirs].map(byKey) as [Entries, Entries, Entries];
  const nodes = new Map<string, Node>();
  for (const [key, value] of our) {
    if (!before.has(key)) nodes.set(key, { value, added: 'ours' });
    else if (their.has(key)) nodes.set(key, { value });
  }
  for (const [key, value] of their) if (!before.has(key) && !nodes.has(key)) nodes.set(key, { value, added: 'theirs' });
  const places = new Map([...before.keys()].map((key, index) => [key, index]));
  const staying = (side: Entries) => [...side.keys()].flatMap((key) => nodes.get(key) ?? []);
  const pairs = (side: Entries) =>
    [...side.keys()].flatMap((key, index): Pair[] => (places.has(key) ? [[places.get(key) as number, index]] : []));
  return arrange(staying(our), staying(their), pairs(our), pairs(their));
}

type Entries = ReadonlyMap<string, unknown>;
const byKey = (entries: readonly unknown[]): Entries =>
  new Map(entries.flatMap((entry) => entryKey(entry).map((key): [string, unknown] => [key, entry])));
