import type { Field } from '../fields';
import { perKind, type PerKind } from '../kinds/perKind';
import { mapValue } from '../visitValues';
import { entryId } from './values';

const asItIs = (_field: unknown, value: unknown) => value;
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
  text: asItIs,
  multiline: asItIs,
  richText: asItIs,
  svg: asItIs,
  url: asItIs,
  email: asItIs,
  boolean: asItIs,
  date: asItIs,
  dateTime: asItIs,
  color: asItIs,
  decimal: asItIs,
  integer: asItIs,
  choice: asItIs,
  associations: asItIs,
  list: asItIs,
  image: asItIs,
  images: asItIs,
  files: asItIs,
  reference: one,
  record: one,
  references: several,
  records: several,
};
const assignableOne = perKind(tables);

/**
 * What may be put into a record: of a relation, wherever it stands, the entries by id; those an import could not match
 * have none yet and are left out. Everything else as it is, and the very value given where nothing has to change.
 */
export function assignable(field: Field, value: unknown): unknown {
  // Whom a row names only by name is still to be found: the form asks for it, and refuses to save it.
  if (field.kind === 'associations') return value;
  return mapValue(field, value, (at) => assignableOne(at.field, at.value));
}
