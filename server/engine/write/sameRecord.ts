import { isDeepStrictEqual } from 'node:util';
import type { ContentType } from '../../../domain/contentType';
import type { Field } from '../../../domain/fields';
import { perKind, type PerKind } from '../../../domain/kinds/perKind';
import { isCommonField } from '../../../domain/publishing';
import { shapeOf } from '../../../domain/shapes';
import { mapValue, mapValues } from '../../../domain/visitValues';

type Values = Record<string, any>;

/**
 * Whether two states of a record would be stored identically, including timestamps. References and related records are
 * compared by id only. Stops at the first difference.
 */
export function isSameRecord(type: ContentType, one: Values, other: Values): boolean {
  const shape = shapeOf(type, 'all', false);
  const [first, second] = [shape(one), shape(other)];
  return Object.keys({ ...first, ...second }).every(
    (name) => first[name] === second[name] || textOf(type, name, first[name]) === textOf(type, name, second[name]),
  );
}

/**
 * Whether the input literally equals the stored record, even if it would be normalized differently today. Unknown keys
 * are ignored, except for types whose `interpret` reads them.
 */
export function isUnchangedInput(type: ContentType, input: unknown, record: Values): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return Object.entries(input).every(([name, value]) =>
    name in record || isCommonField(name) ? isDeepStrictEqual(value ?? null, record[name] ?? null) : !type.interpret,
  );
}

/** The comparable text of a field, or of all translations. */
function textOf(type: ContentType, name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const field = type.fields[name];
  const map = (at: { field: Field; value: unknown }) => ownPart(at.field, at.value);
  return JSON.stringify(field ? mapValue(field, value, map) : mapValues(type, { [name]: value }, map));
}

const unchanged = (_field: unknown, value: unknown) => value;
const ids = (_field: unknown, value: unknown) => idsOf(value);

/** The part of a value that belongs to the record itself; parts of lists are compared separately. */
const ownParts: PerKind<unknown, [value: unknown]> = {
  text: unchanged,
  multiline: unchanged,
  richText: unchanged,
  svg: unchanged,
  url: unchanged,
  email: unchanged,
  boolean: unchanged,
  date: unchanged,
  dateTime: unchanged,
  color: unchanged,
  decimal: unchanged,
  integer: unchanged,
  choice: unchanged,
  list: unchanged,
  image: unchanged,
  images: unchanged,
  files: unchanged,
  reference: ids,
  references: ids,
  record: ids,
  records: ids,
  associations: ({ links }, value) =>
    (value as Values[]).map((row) => inOrder({ ...row, ...(links && { [links.name]: idsOf(row[links.name]) }) })),
};
const ownPart = perKind(ownParts);

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === 'object' && value !== null ? { id: (value as { id: unknown }).id } : value;
}

/** The value with sorted keys, since their order differs between stored and sent rows. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  );
}
