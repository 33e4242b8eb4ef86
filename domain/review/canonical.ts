import { withScheme } from '../values/addresses';
import { toDay } from '../values/days';
import { toTimestamp } from '../values/timestamps';
import { toColor } from '../values/colors';
import { toDecimal } from '../values/decimals';
import { cachedByText } from '../values/cachedByText';
import type { Field } from '../fields';
import { hasFiles, hasItems, itemsIn, partsOf, type ItemsField } from '../kinds/items';
import { perKind, type PerKind } from '../kinds/perKind';
import { normalHtml } from './texts/html';
import { plainLine, plainLines } from './texts/plain';
import { entriesOf, entryId, entryName, listOf, objectOf, partAt } from './values';

const line = (_field: unknown, value: unknown) => plainLine(asText(value));
const plainString = (_field: unknown, value: unknown) => String(value);
const one = (_field: unknown, value: unknown) => entriesOf(value).flatMap(entryKey).slice(0, 1).join();
const keys = (value: unknown) => [...new Set(listOf(value).flatMap(entryKey))];
const several = (_field: unknown, value: unknown) => keys(value).sort().join('\x1f');
const items = (field: ItemsField, value: unknown) =>
  itemsOf(field, value)
    .map(({ canonical }) => canonical)
    .join('\x1e');

/** Large enough for a save, which compares a text with its former version in each language. */
export const canonicalRichText = cachedByText(normalHtml, 4_000_000);

const texts: PerKind<string, [value: unknown]> = {
  text: line,
  // Email addresses are compared without regard to case.
  email: (field, value) => line(field, value).toLowerCase(),
  multiline: (_field, value) => plainLines(asText(value)),
  richText: (_field, value) => canonicalRichText(asText(value)),
  url: (_field, value) => withScheme(plainLine(asText(value))),
  svg: (_field, value) => asText(value).trim(),
  boolean: plainString,
  integer: plainString,
  choice: ({ choices, empty }, value) =>
    value === '' && !choices.some(({ id }) => id === '') ? empty : plainLine(asText(value)),
  date: (_field, value) => (value === null ? '' : (toDay(asText(value)) ?? plainLine(asText(value)))),
  dateTime: (_field, value) => (value === null ? '' : (toTimestamp(asText(value)) ?? plainLine(asText(value)))),
  color: (_field, value) => toColor(plainLine(asText(value))).toLowerCase(),
  decimal: (_field, value) => decimalText(plainLine(asText(value))),
  reference: one,
  record: one,
  references: several,
  records: (field, value) => (field.ordered ? keys(value).join('\x1f') : several(field, value)),
  list: items,
  associations: items,
  image: items,
  images: items,
  files: items,
};
const textOf = perKind(texts);

/**
 * A value as normalized text: values that users consider equal have the same text, regardless of white space, notation
 * or type. Missing values count as empty.
 */
export function canonicalText(field: Field, value: unknown): string {
  return textOf(field, value ?? field.empty);
}

function decimalText(value: string): string {
  return toDecimal(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** The key of an entry of a relation: its id, or its name if an import found no id. */
export function entryKey(entry: unknown): string[] {
  const id = entryId(entry);
  if (id !== undefined) return [`#${id}`];
  const name = entryName(entry);
  return name === undefined ? [] : [`?${plainLine(name)}`];
}

/** A normalized list item, picture or document. */
export interface Item {
  value: Record<string, unknown>;
  canonical: string;
  /** The normalized parts, in the order of `partsOf`. */
  parts: string[];
  /** Keys that identify the item despite other changes: `id:7`, `hash:…`. */
  identities: string[];
}

/**
 * Prepared data for reading the items of a field. Cached, because normalizing an empty item costs as much as any other.
 */
interface Known {
  parts: [string, Field][];
  /** The normalized empty item; files are never empty. */
  empty: string | undefined;
}
const known = new WeakMap<ItemsField, Known>();

function knownOf(field: ItemsField): Known {
  const found = known.get(field);
  if (found) return found;
  const parts = Object.entries(partsOf(field));
  const made = { parts, empty: hasFiles(field) ? undefined : partTexts(parts, {}).join('\x1f') };
  known.set(field, made);
  return made;
}

/** The items of a value, without rows that were added but left empty. */
export function itemsOf(field: ItemsField, value: unknown): Item[] {
  const { parts, empty } = knownOf(field);
  return itemsIn(field, value).flatMap((entry) => {
    const item = objectOf(entry);
    const ownTexts = partTexts(parts, item);
    const identities = identitiesOf(field, item);
    // Files are identified by their content, not by their captions.
    const text = [...(hasFiles(field) ? identities.slice(0, 1) : []), ...ownTexts].join('\x1f');
    return text === empty ? [] : [{ value: item, canonical: text, parts: ownTexts, identities }];
  });
}

/** Delimits nested lists, so that they cannot be confused with the item's own parts. */
function partTexts(parts: [string, Field][], item: Record<string, unknown>): string[] {
  return parts.map(([path, part]) => {
    const text = canonicalText(part, partAt(item, path));
    return hasItems(part) && text !== '' ? `\x0e${text}\x0f` : text;
  });
}

function identitiesOf(field: ItemsField, item: Record<string, unknown>): string[] {
  const keys = ['id', 'foreignId', 'hash'].flatMap((key) =>
    item[key] == null || item[key] === '' ? [] : [`${key}:${plainLine(asText(item[key]))}`],
  );
  return hasFiles(field)
    ? [...keys, `name:${plainLine(asText(item.name))}.${asText(item.extension).toLowerCase()}`]
    : keys;
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value == null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
