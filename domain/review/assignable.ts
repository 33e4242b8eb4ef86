import type { Field } from '../fields';
import { perKind, type PerKind } from '../kinds/perKind';
import { mapValue } from '../visitValues';
import { entryId } from './values';

const unchanged = (_field: unknown, value: unknown) => value;
const one = (_field: unknown, value: unknown) => (value == null || entryId(value) === undefined ? null : value);

function several(_field: unknown, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = value.flatMap((entry) => {
    const id = entryId(entry);
    return id === undefined ? [] : [typeof entry === 'object' ? entry : { id }];
  });
  return entries.length === value.length && entries.every((entry, index) => entry === value[index]) ? value : entries;
}

const tables: PerKind<unknown, [value: unknown]> = {
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
  associations: unchanged,
  list: unchanged,
  image: unchanged,
  images: unchanged,
  files: unchanged,
  reference: one,
  record: one,
  references: several,
  records: several,
};
const assignableOne = perKind(tables);

/**
 * The part of a value that a record can store: entries without an id, which an import could not match, are left out,
 * including those in items. Returns the same value if nothing changes.
 */
export function assignable(field: Field, value: unknown): unknown {
  // Rows that only name the other side stay: the form demands a choice before saving.
  if (field.kind === 'associations') return value;
  return mapValue(field, value, (at) => assignableOne(at.field, at.value));
}
