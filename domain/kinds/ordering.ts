import { localized } from '../locales';
import type { Field, FieldBase, Fields } from '../fields';
import { perKind, type PerKind } from './perKind';

/** The sort key of a field; null, for an empty cell, always comes last. */
export type OrderKey = string | number | null;

/** `words`: by collation; `value`: by value; null: not sortable. */
type Ordering = 'words' | 'value' | null;
const words = () => 'words' as const;
const value = () => 'value' as const;
const none = () => null;
const wordsOrNumber = ({ counted }: FieldBase<unknown>) => (counted ? ('value' as const) : ('words' as const));

const orderings: PerKind<Ordering> = {
  text: words,
  multiline: words,
  url: words,
  email: words,
  richText: none,
  color: value,
  boolean: value,
  date: value,
  dateTime: value,
  decimal: value,
  integer: value,
  choice: words,
  reference: words,
  references: wordsOrNumber,
  record: words,
  records: wordsOrNumber,
  associations: wordsOrNumber,
  list: wordsOrNumber,
  image: none,
  images: none,
  files: none,
  svg: none,
};

export const orderingOf = perKind(orderings);

/** Fields by which a table can be sorted because it shows them, apart from those that the type lists itself. */
export function shownOrders(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.summary && orderingOf(field) !== null ? [name] : []));
}

type Entries = Record<string, unknown>[];
const unchanged = () => (value: unknown) => value as OrderKey;
const moment = () => (value: unknown) => (value ? Date.parse(String(value)) : null);
const number = () => (value: unknown) => (value === '' || value === null ? null : Number(value));
const named = (value: unknown): OrderKey => namesOf([value].flat().filter(Boolean) as Entries);
const entries = ({ counted }: FieldBase<unknown>) =>
  counted ? (value: unknown) => (value as unknown[]).length || null : named;
const no = () => () => null;

const keys: PerKind<(value: unknown) => OrderKey> = {
  text: unchanged,
  multiline: unchanged,
  url: unchanged,
  email: unchanged,
  richText: no,
  color: unchanged,
  boolean: unchanged,
  date: unchanged,
  dateTime: moment,
  decimal: number,
  integer: number,
  choice:
    ({ choices }) =>
    (value) =>
      value === '' ? null : (choices.find(({ id }) => id === value)?.label ?? null),
  reference: () => named,
  references: entries,
  record: () => named,
  records: entries,
  associations: (field) => (value) => entries(field)((value as Entries).map((row) => row[field.there])),
  list: (field) => (value) =>
    field.counted
      ? (value as Entries).length || null
      : joined((value as Entries).map((item) => String(item[firstPart(field)] ?? ''))),
  image: no,
  images: no,
  files: no,
  svg: no,
};

/**
 * The sort key of a field, matching what its table shows.
 * @param value the value in the short shape
 */
export const orderKey = (field: Field, value: unknown): OrderKey => perKind(keys)(field)(value);

/** The part that represents a list item. */
export const firstPart = ({ item }: { item: Fields }): string => Object.keys(item)[0] as string;

const namesOf = (found: Entries): OrderKey =>
  joined(found.map((entry) => String(localized(entry, 'name', 'de') ?? '')));
const joined = (names: string[]): OrderKey => [...new Set(names)].filter(Boolean).join(', ') || null;
