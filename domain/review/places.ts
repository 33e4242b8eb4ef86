import type { Field, Fields } from '../fields';
import { undeclaredFields } from '../contentType';
import { localesOf, valueIn, type ContentLocale, type InLocales } from '../locales';
import { isObject } from '../values/isObject';

/** The properties of a content type that comparisons use. */
export type Declaration = { fields: Fields } & Parameters<typeof undeclaredFields>[0] & InLocales;
/** A record as editors read or write it. */
export type Side = Record<string, unknown>;

/**
 * A comparable place of a record: a field in a language. The path is that of its input: `title`,
 * `translations.fr.title`.
 */
export interface Place {
  path: string;
  field: string;
  locale: ContentLocale;
  label: string;
  declared: Field;
}

/** A field by name, including those that types don't declare. */
export function fieldOf(type: Declaration, name: string): Field {
  const field = undeclaredFields(type)[name] ?? type.fields[name];
  if (!field) throw new Error(`There is no field «${name}».`);
  return field;
}

/** Cached, because imports and comparisons look them up for every row. */
const knownPlaces = new WeakMap<Declaration, readonly Place[]>();

/** Every place in the order of the form: the common fields, then each field, translated ones once per language. */
export function placesOf(type: Declaration): readonly Place[] {
  const known = knownPlaces.get(type) ?? makePlaces(type);
  knownPlaces.set(type, known);
  return known;
}

function makePlaces(type: Declaration): Place[] {
  return [...Object.keys(undeclaredFields(type)), ...Object.keys(type.fields)].flatMap((field) => {
    const declared = fieldOf(type, field);
    const base: Place = { path: field, field, locale: 'de', label: declared.label, declared };
    return declared.translated
      ? localesOf(type).map((locale) =>
          locale === 'de' ? base : { ...base, path: `translations.${locale}.${field}`, locale },
        )
      : [base];
  });
}

/**
 * The places whose keys a record contains. For sources that lack fields or languages, so that missing keys do not empty
 * anything.
 */
export function placesIn(type: Declaration, side: Side): Place[] {
  return placesOf(type).filter(({ field, locale }) => Object.hasOwn(holderOf(side, locale) ?? {}, field));
}

/** The value at a place; `undefined` if its key or language is missing. */
export function valueAt(side: Side, { field, locale }: Place): unknown {
  return valueIn(side, field, locale);
}

/** The record with another value at a place; the rest keeps its identity. `undefined` removes the key. */
export function withValueAt(side: Side, { field, locale }: Place, value: unknown): Side {
  if (locale === 'de') return withKey(side, field, value);
  const translations = objectOrNothing(side.translations);
  return {
    ...side,
    translations: { ...translations, [locale]: withKey(objectOrNothing(translations?.[locale]) ?? {}, field, value) },
  };
}

function withKey(holder: Side, key: string, value: unknown): Side {
  if (value !== undefined) return { ...holder, [key]: value };
  const { [key]: _removed, ...rest } = holder;
  return rest;
}

/** The object that holds the values of a language. */
function holderOf(side: Side, locale: ContentLocale): Side | undefined {
  return locale === 'de' ? side : objectOrNothing(objectOrNothing(side.translations)?.[locale]);
}

/**
 * Removes the containers created for a value, the language and `translations`, if they are now empty and were missing
 * in `original`.
 */
export function withoutEmptyContainers(side: Side, { locale }: Place, original: Side): Side {
  if (locale === 'de') return side;
  const translations = withFormer(
    objectOrNothing(side.translations) ?? {},
    locale,
    objectOrNothing(original.translations)?.[locale],
  );
  return withFormer({ ...side, translations }, 'translations', original.translations);
}

function withFormer(holder: Side, key: string, former: unknown): Side {
  const value = objectOrNothing(holder[key]);
  return value && Object.keys(value).length === 0 && !objectOrNothing(former) ? withKey(holder, key, former) : holder;
}

function objectOrNothing(value: unknown): Side | undefined {
  return isObject(value) ? value : undefined;
}
