import { withScheme } from '../values/addresses';
import { toDay } from '../values/days';
import { toMoment } from '../values/moments';
import { toColor } from '../values/colors';
import { toDecimal } from '../values/decimals';
import type { Field } from '../fields';
import { hasFiles, hasItems, itemsIn, partsOf, type ItemsField } from '../kinds/items';
import { perKind, type PerKind } from '../kinds/perKind';
import { normalHtml } from './texts/html';
import { plainLine, plainLines } from './texts/plain';
import { entriesOf, entryId, entryName, listOf, objectOf, partAt } from './values';

const line = (_field: unknown, value: unknown) => plainLine(asText(value));
const asItIs = (_field: unknown, value: unknown) => String(value);
const one = (_field: unknown, value: unknown) => entriesOf(value).flatMap(entryKey).slice(0, 1).join();
const keys = (value: unknown) => [...new Set(listOf(value).flatMap(entryKey))];
const several = (_field: unknown, value: unknown) => keys(value).sort().join('\x1f');
const items = (field: ItemsField, value: unknown) =>
  itemsOf(field, value)
    .map(({ canonical }) => canonical)
    .join('\x1e');

const texts: PerKind<string, [value: unknown]> = {
  text: line,
  // Nobody tells two addresses apart by their capitals.
  email: (field, value) => line(field, value).toLowerCase(),
  multiline: (_field, value) => plainLines(asText(value)),
  richText: (_field, value) => normalHtml(asText(value)),
  url: (_field, value) => withScheme(plainLine(asText(value))),
  svg: (_field, value) => asText(value).trim(),
  boolean: asItIs,
  integer: asItIs,
  choice: ({ choices, empty }, value) =>
    value === '' && !choices.some(({ id }) => id === '') ? empty : plainLine(asText(value)),
  date: (_field, value) => (value === null ? '' : (toDay(asText(value)) ?? plainLine(asText(value)))),
  dateTime: (_field, value) => (value === null ? '' : (toMoment(asText(value)) ?? plainLine(asText(value)))),
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
 * A value in one notation, as a string: two values that a person calls equal have the same one, whatever white space,
 * notation or type they are written in. A missing value is the field's empty one.
 */
export function canonicalText(field: Field, value: unknown): string {
  return textOf(field, value ?? field.empty);
}

function decimalText(value: string): string {
  return toDecimal(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** An entry of a relation: by its id; by its name where an import found no id for it. */
export function entryKey(entry: unknown): string[] {
  const id = entryId(entry);
  if (id !== undefined) return [`#${id}`];
  const name = entryName(entry);
  return name === undefined ? [] : [`?${plainLine(name)}`];
}

/** An item of a list, a picture or a document, in one notation. */
export interface Item {
  value: Record<string, unknown>;
  canonical: string;
  /** Each part in one notation, in the order of `partsOf`. */
  parts: string[];
  /** What makes it the same item whatever else changes: `id:7`, `hash:…`. */
  identities: string[];
}

/**
 * What reading the items of a field needs, made once: reading what an empty one says costs as much as reading one that
 * says something.
 */
interface Known {
  parts: [string, Field][];
  /** What an item says that says nothing; files always say something. */
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

/** The items of a value that say anything: a row someone added and left empty is none. */
export function itemsOf(field: ItemsField, value: unknown): Item[] {
  const { parts, empty } = knownOf(field);
  return itemsIn(field, value).flatMap((entry) => {
    const item = objectOf(entry);
    const said = partTexts(parts, item);
    const identities = identitiesOf(field, item);
    // A picture is the same one by what it shows, not by what was written about it.
    const text = [...(hasFiles(field) ? identities.slice(0, 1) : []), ...said].join('\x1f');
    return text === empty ? [] : [{ value: item, canonical: text, parts: said, identities }];
  });
}

/** What stands in a list within an item is marked off, so that it cannot be taken for the item's own parts. */
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
