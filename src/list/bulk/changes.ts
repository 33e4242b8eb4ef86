import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { Field, FieldKind } from '../../../domain/fields';
import { hasItems } from '../../../domain/kinds/items';
import { isMissing } from '../../../domain/locales';
import { canonicalText, itemsOf } from '../../../domain/review/canonical';
import { isEqual } from '../../../domain/review/equal';
import { placesOf, valueAt, withValueAt, type Declaration, type Place, type Side } from '../../../domain/review/places';
import { listOf } from '../../../domain/review/values';
import { readInput } from '../../../domain/validate';
import { bulkDialogWords } from '../../i18n/bulkDialogs';

/** The operation of a bulk change. `yes` and `no` set a boolean. */
export type Operation = 'set' | 'add' | 'remove' | 'empty' | 'yes' | 'no';

/** A change of one place, the same for all records. */
export interface Change {
  place: Place;
  operation: Operation;
  /** For `set`, `add` and `remove`. */
  value?: unknown;
}

const one: readonly Operation[] = ['set', 'empty'];
const several: readonly Operation[] = ['add', 'remove', 'set', 'empty'];

/**
 * The operations that each kind of field has, the most common first; none if it can only be edited record by record.
 */
const operations: { readonly [Kind in FieldKind]: readonly Operation[] } = {
  text: one,
  multiline: one,
  richText: one,
  url: one,
  email: one,
  color: one,
  date: one,
  dateTime: one,
  decimal: one,
  integer: ['set'],
  choice: ['set'],
  boolean: ['yes', 'no'],
  reference: one,
  record: one,
  references: several,
  records: several,
  list: ['add', 'set', 'empty'],
  svg: [],
  associations: [],
  image: [],
  images: [],
  files: [],
};

/** The operations at a place. A required field cannot be emptied. */
export function operationsAt({ declared, locale }: Place): readonly Operation[] {
  const isRequired = locale === 'de' && 'required' in declared && declared.required !== undefined;
  return operations[declared.kind].filter((operation) => operation !== 'empty' || !isRequired);
}

/** The places that can be changed in many records at once. */
export function changeablePlaces(type: ContentType, isOn: (feature: Feature | undefined) => boolean): readonly Place[] {
  return placesOf(type).filter(
    ({ field, declared, locale }) =>
      operations[declared.kind].length > 0 &&
      isOn(declared.feature) &&
      !(type.alwaysPublic && field === 'isPublic') &&
      !(declared.germanOnly && locale !== 'de') &&
      // Codes and positions are unique to each record.
      field !== type.codeField &&
      field !== 'position' &&
      // These fields have their own editor.
      !declared.counted &&
      (declared.kind !== 'list' || Object.values(declared.item).every(isPlain)),
  );
}

const plainKinds: readonly FieldKind[] = [
  'text',
  'multiline',
  'url',
  'email',
  'date',
  'decimal',
  'choice',
  'reference',
];
const isPlain = (part: unknown): boolean => plainKinds.includes((part as Field).kind);

/** Whether a change has the value that it needs. */
export function isComplete({ place: { declared }, operation, value }: Change): boolean {
  if (operation === 'empty' || operation === 'yes' || operation === 'no') return true;
  if (isMissing(value)) return false;
  const isNumbered = declared.kind === 'choice' || declared.kind === 'integer';
  return isNumbered || canonicalText(declared, value) !== canonicalText(declared, declared.empty);
}

/** The effect of a change on a record. */
export type Planned = { kind: 'change'; next: Side } | { kind: 'same' } | { kind: 'refused'; message: string };

/** Applies a change to a record, according to the rules of its type. */
export function plan(type: ContentType, record: Side, change: Change): Planned {
  const { place } = change;
  const before = valueAt(record, place);
  const after = changed(before, change);
  if (isEqual(place.declared, before, after)) return { kind: 'same' };
  const next = withValueAt(record, place, after);
  const { value, errors } = readInput(type, next, record);
  if (errors.length > 0)
    return { kind: 'refused', message: [...new Set(errors.map(({ message }) => message))].join(' ') };
  // Another field of the record excludes this value, so the type drops it.
  if (isEqual(place.declared, before, valueAt(value as Side, place)))
    return { kind: 'refused', message: bulkDialogWords.ruledOut };
  return { kind: 'change', next };
}

type Entry = { id: number };

function changed(before: unknown, { place: { declared }, operation, value }: Change): unknown {
  switch (operation) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'empty':
      return declared.empty;
    case 'set':
      return value;
    case 'add':
      return [...listOf(before), ...notAmong(declared, listOf(value), listOf(before))];
    case 'remove':
      return notAmong(declared, listOf(before), listOf(value));
  }
}

/** The entries, or list items, that are not among others. */
function notAmong(declared: Field, values: readonly unknown[], others: readonly unknown[]): unknown[] {
  if (hasItems(declared)) {
    const known = new Set(itemsOf(declared, others).map(({ canonical }) => canonical));
    return itemsOf(declared, values)
      .filter(({ canonical }) => !known.has(canonical))
      .map((item) => item.value);
  }
  const ids = new Set((others as Entry[]).map(({ id }) => id));
  return (values as Entry[]).filter(({ id }) => !ids.has(id));
}

/** The places where two versions of a record differ. */
export const differingPlaces = (type: Declaration, before: Side, after: Side): Place[] =>
  placesOf(type).filter((place) => !isEqual(place.declared, valueAt(before, place), valueAt(after, place)));

/** The former values of a record that a save has changed; saving them on top of its response undoes the save. */
export function valuesToUndo(type: Declaration, before: Side, after: Side): Side {
  const keys = differingPlaces(type, before, after).map(({ field, locale }) =>
    locale === 'de' ? field : 'translations',
  );
  return Object.fromEntries(keys.map((key) => [key, before[key] ?? null]));
}
