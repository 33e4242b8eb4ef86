import { structureOf } from './kinds/items';
import type { Field, Fields } from './fields';
import { translationLocalesOf, type ContentLocale, type InLocales } from './locales';

/** A value of a record, at its place. */
export interface ValueAt {
  /**
   * As the form and the errors of a save call it: `title`, `translations.fr.title`,
   * `programme.0.descriptions.1.topics`.
   */
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

/** Which fields a walk is about; those that neither are nor hold such are passed over. */
export type Concerns = (field: Field) => boolean;
const all: Concerns = () => true;

/**
 * All values of a record by their declared fields: those of the record, those of items in its lists, of items within
 * those, and each with its translations. What a value consists of comes before it. Keys that are missing are passed
 * over, and so are fields that `concerns` does not ask for; it should be one function for all walks of a kind, since
 * what it says of a declaration is kept.
 */
export function visitValues(
  type: Declared,
  record: object,
  visit: (at: ValueAt) => void,
  concerns: Concerns = all,
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

/**
 * The record with other values: what a value consists of is mapped before it. All that stays the same is the very same,
 * by reference.
 */
export function mapValues<R extends object>(type: Declared, record: R, map: Map, concerns: Concerns = all): R {
  return mapHolder(walkOf(type.fields, concerns), type, record, { prefix: '', locale: 'de' }, map) as R;
}

/** The same for a value that stands alone; paths begin with its own, which is empty. */
export function mapValue(field: Field, value: unknown, map: Map): unknown {
  return mapOne([field.kind, field, partsOf(field, all)], value, { prefix: '', locale: 'de', root: '' }, '', map);
}

/** What of a declaration a walk comes by, and what of that is translated. */
interface Walk {
  own: readonly Step[];
  translated: readonly Step[];
}
type Step = [name: string, field: Field, parts: Parts | null];
type Parts = { isSingle: true | undefined; walk: Walk };

/** Of each declaration and question once: records with many items ask for them again and again. */
const walks = new WeakMap<Concerns, WeakMap<Fields, Walk>>();

function walkOf(fields: Fields, concerns: Concerns): Walk {
  const known = walks.get(concerns) ?? new WeakMap<Fields, Walk>();
  walks.set(concerns, known);
  const found = known.get(fields) ?? makeWalk(fields, concerns);
  known.set(fields, found);
  return found;
}

function makeWalk(fields: Fields, concerns: Concerns): Walk {
  const own = Object.entries(fields).flatMap(([name, field]): Step[] => {
    const parts = partsOf(field, concerns);
    return concerns(field) || (parts && parts.walk.own.length > 0) ? [[name, field, parts]] : [];
  });
  return { own, translated: own.filter(([, field]) => field.translated) };
}

function partsOf(field: Field, concerns: Concerns): Parts | null {
  const structure = structureOf(field);
  return structure && { isSingle: structure.isSingle, walk: walkOf(structure.parts, concerns) };
}

/**
 * What holds values by the names of their fields, and further languages of them in `translations`: a record, an item.
 */
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
