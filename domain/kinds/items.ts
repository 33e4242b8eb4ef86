import type { AssociationsField, Field, Fields, FilesField, ImageField, ImagesField, ListField } from '../fields';
import { translationLocalesOf, type InLocales } from '../locales';
import { record } from '../recordFields';
import { perKind, type PerKind } from './perKind';
import { isObject } from '../values/isObject';

/** The structure of a field's items. */
interface Structure {
  /** Its parts, by name. */
  parts: Fields;
  /** Whether it has `translations` for translated parts. */
  translations: boolean;
  /** Whether it is a file, which has values in addition to its parts. */
  isFile: boolean;
  isPicture?: true;
  /** The value is one item or null instead of a list. */
  isSingle?: true;
}

const none = () => null;
const isTranslated = (parts: Fields) => Object.values(parts).some(({ translated }) => translated === true);

const structures: PerKind<Structure | null> = {
  text: none,
  multiline: none,
  richText: none,
  svg: none,
  url: none,
  email: none,
  boolean: none,
  date: none,
  dateTime: none,
  color: none,
  decimal: none,
  integer: none,
  choice: none,
  reference: none,
  references: none,
  record: none,
  records: none,
  list: ({ item }) => ({ parts: item, translations: isTranslated(item), isFile: false }),
  associations: ({ item, there, thereLabel, resource }) => ({
    parts: { [there]: record(resource, { label: thereLabel }), ...item },
    translations: true,
    isFile: false,
  }),
  image: ({ parts }) => ({ parts, translations: false, isFile: true, isPicture: true, isSingle: true }),
  images: ({ parts }) => ({ parts, translations: false, isFile: true, isPicture: true }),
  files: ({ parts }) => ({ parts, translations: false, isFile: true }),
};

const structure = perKind(structures);
const known = new WeakMap<Field, Structure | null>();

/** The structure of a field's items; null for a field without any. */
export function structureOf(field: Field): Structure | null {
  const found = known.get(field) ?? structure(field);
  known.set(field, found);
  return found;
}

/** A field whose value is one item or a list of items. */
export type ItemsField = ListField | AssociationsField | ImageField | ImagesField | FilesField;

export const hasItems = (field: Field): field is ItemsField => structureOf(field) !== null;

export const hasFiles = (field: Field): boolean => structureOf(field)?.isFile === true;

export const hasPictures = (field: Field): boolean => structureOf(field)?.isPicture === true;

/**
 * Whether the items are pictures with captions in several languages. A picture for a single language has a caption in
 * that language only.
 */
export const hasCaptions = (field: Field): boolean => hasPictures(field) && !field.translated;

/** Whether a type has files at any depth; only then does it have a table of files. */
export const holdsFiles = (fields: Fields): boolean => declaredParts(fields).some(({ field }) => hasFiles(field));

/** The items of a value; none if the value is malformed. */
export function itemsIn(field: ItemsField, value: unknown): readonly unknown[] {
  if (structureOf(field)?.isSingle) return isObject(value) ? [value] : [];
  return Array.isArray(value) ? value : [];
}

/** The value with these items: the inverse of `itemsIn`. */
export function withItems(field: ItemsField, items: readonly unknown[]): unknown {
  return structureOf(field)?.isSingle ? (items[0] ?? null) : items;
}

const comparable = new WeakMap<Field, Fields>();

/** All parts in which an item can differ, by path: `name`, `translations.fr.name`. */
export function partsOf(field: ItemsField): Fields {
  const parts = comparable.get(field) ?? flatParts(field);
  comparable.set(field, parts);
  return parts;
}

function flatParts(field: ItemsField): Fields {
  const { parts, translations } = structureOf(field) as Structure;
  if (!translations) return parts;
  const translated = Object.entries(parts).filter(([, part]) => part.translated);
  const texts = translationLocalesOf(field as InLocales).flatMap((locale) =>
    translated.map(([name, part]): [string, Field] => [
      `translations.${locale}.${name}`,
      { ...part, label: `${part.label} (${locale.toUpperCase()})` } as Field,
    ]),
  );
  return { ...parts, ...Object.fromEntries(texts) };
}

/** A new list item with empty parts; nested lists with `startsWithOne` contain one item. */
export function emptyItem(field: ListField<any>): Record<string, unknown> {
  const { parts, translations } = structureOf(field) as Structure;
  const values = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      part.kind === 'list' && part.startsWithOne ? [emptyItem(part)] : part.empty,
    ]),
  );
  return translations ? { ...values, translations: noTranslations(field) } : values;
}

/** Empty `translations`, with every language. */
export function noTranslations(type: InLocales): Record<string, Record<string, unknown>> {
  return Object.fromEntries(translationLocalesOf(type).map((locale) => [locale, {}]));
}

/** All fields of a declaration including those of items at any depth, each with the record's field it belongs to. */
export function declaredParts(fields: Fields, root?: string): { field: Field; root: string; isPart: boolean }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = root ?? name;
    return [{ field, root: own, isPart: root !== undefined }, ...declaredParts(structureOf(field)?.parts ?? {}, own)];
  });
}
