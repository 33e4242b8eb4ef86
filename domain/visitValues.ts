import { structureOf } from './kinds/items';
import type { Field, Fields } from './fields';
import { translationLocalesOf, type ContentLocale, type InLocales } from './locales';

/** A value of a record and its place. */
export interface ValueAt {
  /** The path in forms and errors: `title`, `translations.fr.title`, `programme.0.descriptions.1.topics`. */
  path: string;
  /** The declared field of the value, at any depth. */
  field: Field;
  value: any;
  /** Its language; German for untranslated values. */
  locale: ContentLocale;
  /** The field of the record that contains it, or the field itself. */
  root: string;
}

type Declared = { fields: Fields } & InLocales;
type Values = Record<string, any>;
type Map = (at: ValueAt) => unknown;
type At = Pick<ValueAt, 'locale'> & { prefix: string; root?: string };

/** Selects the fields of a walk; fields that neither match nor contain matches are skipped. */
export type FieldSelection = (field: Field) => boolean;
const all: FieldSelection = () => true;

/**
 * Visits all values of a record by their declared fields, including list items at any depth and translations. Parts
 * come before the value that contains them; missing keys are skipped.
 * @param concerns the fields to visit; pass the same function each time, because the walk of a declaration is cached by
 * it
 */
export function visitValues(
  type: Declared,
  record: object,
  visit: (at: ValueAt) => void,
  concerns: FieldSelection = all,
): void {
  mapValues(
    type,
    record,
    (at) => {
      visit(at);
      return at.value;
    },
    concerns,
  );
}

/** Replaces values of a record, parts before the values that contain them. Unchanged values keep their identity. */
export function mapValues<R extends object>(type: Declared, record: R, map: Map, concerns: FieldSelection = all): R {
  return mapHolder(walkOf(type.fields, concerns), type, record, { prefix: '', locale: 'de' }, map) as R;
}

/** `mapValues` for a single value; its own path is empty. */
export function mapValue(field: Field, value: unknown, map: Map): unknown {
  return mapOne([field.kind, field, partsOf(field, all)], value, { prefix: '', locale: 'de', root: '' }, '', map);
}

/** The fields that a walk visits, and which of them are translated. */
interface Walk {
  own: readonly Step[];
  translated: readonly Step[];
}
type Step = [name: string, field: Field, parts: Parts | null];
type Parts = { isSingle: true | undefined; walk: Walk };

/** Cached by declaration and selection, because records with many items need the same walk again and again. */
const walks = new WeakMap<FieldSelection, WeakMap<Fields, Walk>>();

function walkOf(fields: Fields, concerns: FieldSelection): Walk {
  const known = walks.get(concerns) ?? new WeakMap<Fields, Walk>();
  walks.set(concerns, known);
  const found = known.get(fields) ?? makeWalk(fields, concerns);
  known.set(fields, found);
  return found;
}

function makeWalk(fields: Fields, concerns: FieldSelection): Walk {
  const own = Object.entries(fields).flatMap(([name, field]): Step[] => {
    const parts = partsOf(field, concerns);
    return concerns(field) || (parts && parts.walk.own.length > 0) ? [[name, field, parts]] : [];
  });
  return { own, translated: own.filter(([, field]) => field.translated) };
}

function partsOf(field: Field, concerns: FieldSelection): Parts | null {
  const structure = structureOf(field);
  return structure && { isSingle: structure.isSingle, walk: walkOf(structure.parts, concerns) };
}

/** Maps anything that has values by field name and `translations`: a record or an item. */
function mapHolder({ own: steps, translated }: Walk, languages: InLocales, holder: Values, at: At, map: Map): Values {
  const own = mapNamed(steps, holder, at, map);
  const translations = holder.translations as Values | undefined;
  if (
    translated.length === 0 ||
    typeof translations !== 'object' ||
    translations === null ||
    Array.isArray(translations)
  )
    return own;
  let changed = translations;
  for (const locale of translationLocalesOf(languages)) {
    const texts = translations[locale] as Values | undefined;
    if (typeof texts !== 'object' || texts === null) continue;
    const mapped = mapNamed(translated, texts, { ...at, locale, prefix: `${at.prefix}translations.${locale}.` }, map);
    if (mapped !== texts) changed = { ...changed, [locale]: mapped };
  }
  return changed === translations ? own : { ...own, translations: changed };
}

function mapNamed(steps: readonly Step[], holder: Values, at: At, map: Map): Values {
  let changed: Values | undefined;
  for (const step of steps) {
    const name = step[0];
    const value: unknown = holder[name];
    if (value === undefined) continue;
    const mapped = mapOne(step, value, at.root === undefined ? { ...at, root: name } : at, at.prefix + name, map);
    if (mapped === value) continue;
    changed ??= { ...holder };
    changed[name] = mapped;
  }
  return changed ?? holder;
}

function mapOne([, field, parts]: Step, value: unknown, at: At, path: string, map: Map): unknown {
  return map({
    path,
    field,
    value: parts ? mapParts(parts, field as InLocales, value, at, path, map) : value,
    locale: at.locale,
    root: at.root ?? '',
  });
}

function mapParts(
  { walk, isSingle }: Parts,
  languages: InLocales,
  value: unknown,
  at: At,
  path: string,
  map: Map,
): unknown {
  if (Array.isArray(value)) return mapItems(walk, languages, value, at, path, map);
  return isSingle && typeof value === 'object' && value !== null
    ? mapHolder(walk, languages, value, { ...at, prefix: path === '' ? '' : `${path}.` }, map)
    : value;
}

function mapItems(
  walk: Walk,
  languages: InLocales,
  items: readonly unknown[],
  at: At,
  path: string,
  map: Map,
): unknown {
  const mapped = items.map((item, index) =>
    typeof item === 'object' && item !== null
      ? mapHolder(walk, languages, item, { ...at, prefix: path === '' ? `${index}.` : `${path}.${index}.` }, map)
      : item,
  );
  return mapped.every((item, index) => item === items[index]) ? items : mapped;
}
