import { translatedFields, type ContentType } from './contentType';
import type { Field } from './fields';
import { perKind, type PerKind } from './kinds/perKind';
import { translationLocalesOf } from './locales';
import { publishingDates } from './publishing';
import { mapValue, mapValues, type ValueAt } from './visitValues';

type Values = Record<string, unknown>;

/**
 * Builds the shape of a record in responses: all fields for editors, the public ones for visitors. Tables (`summary`)
 * get a few fields, with only the names of related entries, because translations would double the size of a list.
 */
export function shapeOf(type: ContentType, view: 'all' | 'public', summary: boolean): Shape {
  const shapes = known.get(type) ?? {};
  known.set(type, shapes);
  return (shapes[`${view} ${summary}`] ??= makeShape(type, view, summary));
}

type Shape = (record: Values) => Values;
const known = new WeakMap<ContentType, Record<string, Shape>>();

function makeShape(type: ContentType, view: 'all' | 'public', summary: boolean): Shape {
  const fields = type.fields;
  const names: string[] = view === 'all' ? Object.keys(fields) : [...(type.publicFields as string[])];
  if (!summary) {
    const pick = picked(type, view, names, emptyLists(type, names));
    return (record) => ({ ...pick(record), ...longDerivedKeys(type, record) });
  }
  const short = names.filter((name) => fields[name]?.summary);
  const pick = picked(type, view, short);
  return (record) => {
    const values = pick(record);
    return {
      ...values,
      ...Object.fromEntries(
        short.flatMap((name) =>
          values[name] === undefined ? [] : [[name, inShort(fields[name] as Field, values[name])]],
        ),
      ),
    };
  };
}

/** The long derived values, which are not in the short shape. */
export const longDerivedKeys = (type: ContentType, record: Values): Values => valuesOf(type.derivedLong, record);

type Entry = { id: number; name?: string };
const named = ({ id, name }: Entry): Entry => ({ id, name });
const unchanged = (_field: unknown, value: unknown) => value;
const shortValues: PerKind<unknown, [value: any]> = {
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
  record: unchanged,
  records: unchanged,
  associations: unchanged,
  list: unchanged,
  image: unchanged,
  images: unchanged,
  files: unchanged,
  reference: (_field, entry) => entry && named(entry),
  references: (_field, entries) => entries.map(named),
};
const shortValue = perKind(shortValues);
const inShort = (field: Field, value: unknown) => mapValue(field, value, (at) => shortValue(at.field, at.value));

/** Empty lists for each language: clients append to them without checking whether they exist. */
const emptyLists = (type: ContentType, names: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(translatedFields(type.fields)).flatMap(([name, { empty }]) =>
      names.includes(name) && Array.isArray(empty) ? [[name, empty]] : [],
    ),
  );

const asAnswered = ({ field, value }: ValueAt) => (field.answeredAs ? field.answeredAs(value) : value);
const isAnsweredOtherwise = ({ answeredAs }: Field) => answeredAs !== undefined;

/**
 * Picks the named fields and those that every record has, and nothing else.
 * @param noTexts the values of a language for fields it does not contain
 */
function picked(type: ContentType, view: 'all' | 'public', names: readonly string[], noTexts: Values = {}): Shape {
  const translated = Object.keys(translatedFields(type.fields)).filter((name) => names.includes(name));
  const derived = { ...type.derived, ...type.derivedFromRelated };
  return (kept) => {
    const record = mapValues(type, kept, asAnswered, isAnsweredOtherwise);
    const texts = (record.translations ?? {}) as Record<string, Values>;
    return {
      id: record.id,
      isPublic: record.isPublic,
      ...(view === 'all' && publishingDates(record)),
      createdAt: record.createdAt,
      updatedAt: record.updatedAt,
      ...valuesOf(derived, record),
      ...only(record, names),
      translations: Object.fromEntries(
        translationLocalesOf(type).map((locale) => [locale, only({ ...noTexts, ...texts[locale] }, translated)]),
      ),
    };
  };
}

function valuesOf(derived: Record<string, (record: Values) => unknown> = {}, record: Values): Values {
  return Object.fromEntries(Object.entries(derived).map(([name, make]) => [name, make(record)]));
}

function only(values: Values, names: readonly string[]): Values {
  const found: Values = {};
  for (const name of names) if (values[name] !== undefined) found[name] = values[name];
  return found;
}
