import { structureOf, type Structure } from './kinds/items';
import type { Field, Fields } from './fields';
import { translationLocalesOf, type ContentLocale, type InLocales } from './locales';

/** A value of a record, at its place. */
export interface ValueAt {
  /** As the form and the errors of a save call it: `title`, `translations.fr.title`, `programme.0.descriptions.1.topics`. */
  path: string;
  /** The declared field of the value, however deep. */
  field: Field;
  value: any;
  /** The language that it stands in; German for what is the same in all. */
  locale: ContentLocale;
  /** The field of the record that it is a part of, or itself. */
  root: string;
}

type Declared = { fields: Fields } & InLocales;
type Values = Record<string, any>;
type Map = (at: ValueAt) => unknown;
type At = Pick<ValueAt, 'locale'> & { prefix: string; root?: string };

/**
 * All values of a record by their declared fields: those of the record, those of items in its lists, of items within those,
 * and each with its translations. What a value consists of comes before it. Keys that are missing are passed over.
 */
export function visitValues(type: Declared, record: object, visit: (at: ValueAt) => void): void {
  mapValues(type, record, (at) => {
    visit(at);
    return at.value;
  });
}

/**
 * The record with other values: what a value consists of is mapped before it. All that stays the same is the very same, by
 * reference.
 */
export function mapValues<R extends object>(type: Declared, record: R, map: Map): R {
  return mapHolder(type.fields, type, record, { prefix: '', locale: 'de' }, map) as R;
}

/** The same for a value that stands alone; paths begin with its own, which is empty. */
export function mapValue(field: Field, value: unknown, map: Map): unknown {
  return mapOne(field, value, { prefix: '', locale: 'de', root: '' }, '', map);
}

/** What holds values by the names of their fields, and further languages of them in `translations`: a record, an item. */
function mapHolder(fields: Fields, languages: InLocales, holder: Values, at: At, map: Map): Values {
  const own = mapNamed(fields, holder, at, map);
  const translations = holder.translations as Values | undefined;
  if (typeof translations !== 'object' || translations === null || Array.isArray(translations)) return own;
  const translated = translatedOf(fields);
  let changed = translations;
  for (const locale of translationLocalesOf(languages)) {
    const texts = translations[locale] as Values | undefined;
    if (typeof texts !== 'object' || texts === null) continue;
    const mapped = mapNamed(translated, texts, { ...at, locale, prefix: `${at.prefix}translations.${locale}.` }, map);
    if (mapped !== texts) changed = { ...changed, [locale]: mapped };
  }
  return changed === translations ? own : { ...own, translations: changed };
}

/** Of each declaration once: records with many items ask for them again and again. */
const translatedParts = new WeakMap<Fields, Fields>();

function translatedOf(fields: Fields): Fields {
  const translated = translatedParts.get(fields) ?? Object.fromEntries(Object.entries(fields).filter(([, field]) => field.translated));
  translatedParts.set(fields, translated);
  return translated;
}

function mapNamed(fields: Fields, holder: Values, at: At, map: Map): Values {
  let changed: Values | undefined;
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = holder[name];
    if (value === undefined) continue;
    const mapped = mapOne(field, value, at.root === undefined ? { ...at, root: name } : at, at.prefix + name, map);
    if (mapped === value) continue;
    changed ??= { ...holder };
    changed[name] = mapped;
  }
  return changed ?? holder;
}

function mapOne(field: Field, value: unknown, at: At, path: string, map: Map): unknown {
  const structure = structureOf(field);
  return map({ path, field, value: structure ? mapParts(structure, field as InLocales, value, at, path, map) : value, locale: at.locale, root: at.root ?? '' });
}

function mapParts({ parts, isSingle }: Structure, languages: InLocales, value: unknown, at: At, path: string, map: Map): unknown {
  if (Array.isArray(value)) return mapItems(parts, languages, value, at, path, map);
  return isSingle && typeof value === 'object' && value !== null ? mapHolder(parts, languages, value, { ...at, prefix: path === '' ? '' : `${path}.` }, map) : value;
}

function mapItems(parts: Fields, languages: InLocales, items: readonly unknown[], at: At, path: string, map: Map): unknown {
  const mapped = items.map((item, index) =>
    (typeof item === 'object' && item !== null ? mapHolder(parts, languages, item, { ...at, prefix: path === '' ? `${index}.` : `${path}.${index}.` }, map) : item));
  return mapped.every((item, index) => item === items[index]) ? items : mapped;
}
