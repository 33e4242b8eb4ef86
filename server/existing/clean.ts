import { type ContentType, translatedFields } from '../../domain/contentType';
import type { Field, Fields, ListField, PartFields } from '../../domain/fields';
import { structureOf } from '../../domain/kinds/items';
import { perKind, type PerKind } from '../../domain/kinds/perKind';
import { translationSchemaOf } from '../../domain/kinds/schemas';
import { isMissing, translationLocalesOf, type InLocales } from '../../domain/locales';
import type { ReferenceListName } from '../../domain/references';
import { dateOrderMessage } from '../../domain/rules';
import { withScheme } from '../../domain/values/addresses';
import { toDay } from '../../domain/values/days';
import { ambiguousTimestamps, toTimestamp } from '../../domain/values/timestamps';
import { isEmail } from '../../domain/values/values';
import { sanitizeRichText } from '../engine/write/sanitize';
import { isObject } from '../../domain/values/isObject';

/**
 * Converts values of the existing system according to the kind of their field, and reports every value that changes or
 * is lost.
 */

/** `changed`: the imported value differs; `leftOut`: it is missing; `note`: it is the same, but deserves a look. */
export type FindingKind = 'changed' | 'leftOut' | 'note';
export interface Finding {
  table: string;
  id: number;
  field: string;
  kind: FindingKind;
  before: unknown;
  after?: unknown;
  /** In German, for editors. */
  why: string;
}

/** The possible targets of relations and files. */
export interface Known {
  /** Our id of a reference, given its id in the dump. */
  entries(list: ReferenceListName, id: number): number | undefined;
  /** Whether a record of a resource is being imported or exists already. */
  hasRecord(resource: string, id: number): boolean;
  file(id: number): { id: number; name: string; extension: string; mimeType: string } | undefined;
}

/** The place of a value, and how to report problems with it. */
export interface Place {
  path: string;
  known: Known;
  report: (kind: FindingKind, path: string, before: unknown, after: unknown, why: string) => void;
  /** Days are stored as timestamps in UTC. */
  isUtc?: boolean;
}

type Values = Record<string, any>;
/** Null, an empty string, or a list or object that contains only these. */
export const isEmptyValue = (value: unknown): boolean =>
  isMissing(value) ||
  (isObject(value) && Object.values(value).every(isEmptyValue)) ||
  (Array.isArray(value) && value.every(isEmptyValue));

/** Removes characters that PostgreSQL or JSON cannot store. */
function storable(text: string, at: Pick<Place, 'path' | 'report'>): string {
  const kept = text.replaceAll('\0', '').toWellFormed();
  if (kept !== text)
    at.report('changed', at.path, text.replaceAll('\0', '␀'), kept, 'Zeichen, die nicht gespeichert werden können');
  return kept;
}

/** Removes characters that PostgreSQL cannot store from JSON of any shape. */
export function storableJson(value: unknown, path: string, report: Place['report']): unknown {
  const at = { path, report };
  if (typeof value === 'string') return storable(value, at);
  if (Array.isArray(value)) return value.map((one, index) => storableJson(one, `${path}.${index}`, report));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [storable(key, at), storableJson(one, `${path}.${key}`, report)]),
  );
}

function textOf(value: unknown, at: Place): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return storable(value, at);
  if (!isEmptyValue(value)) at.report('leftOut', at.path, value, '', 'Hier wird ein Text erwartet');
  return '';
}

/** Reports a value that violates the schema but is kept. */
function noteProblem(field: Field, value: unknown, at: Place): void {
  const result = translationSchemaOf(field).safeParse(value);
  if (!result.success) at.report('note', at.path, value, value, result.error.issues[0]?.message ?? 'Ungültiger Wert');
}

function plain(field: Field, value: unknown, at: Place): string {
  const text = textOf(value, at);
  if (text !== '') noteProblem(field, text, at);
  return text;
}

function richText(field: Field, value: unknown, at: Place): string {
  const text = textOf(value, at);
  if (text === '') return '';
  const parsed = translationSchemaOf(field).safeParse(text);
  const kept = sanitizeRichText(parsed.success ? (parsed.data as string) : text);
  if (kept !== text) at.report('changed', at.path, text, kept, whyOfHtml(text));
  if (!parsed.success) at.report('note', at.path, text, kept, parsed.error.issues[0]?.message ?? '');
  return kept;
}

function whyOfHtml(html: string): string {
  if (/<(script|iframe|object|embed|form|input|link|meta)\b|\son\w+\s*=|javascript:/i.test(html))
    return 'Skript entfernt';
  if (/<(img|video|audio|svg)\b/i.test(html)) return 'Bild im Text entfernt';
  if (/\s(style|class|align|width|bgcolor)\s*=|<(span|div|font|center|style)\b/i.test(html))
    return 'Formatierung entfernt';
  return 'Schreibweise vereinheitlicht';
}

function url(field: Field, value: unknown, at: Place): string {
  const text = textOf(value, at);
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const parsed = translationSchemaOf(field).safeParse(trimmed);
  if (!parsed.success) {
    const isUnsafe = translationSchemaOf({ ...field, max: 1_000_000 } as Field).safeParse(trimmed.replace(/\s+/g, ''));
    if (!isUnsafe.success) {
      at.report('changed', at.path, text, '', 'Unerlaubte Adresse entfernt');
      return '';
    }
    at.report('note', at.path, text, trimmed, parsed.error.issues[0]?.message ?? '');
    return trimmed;
  }
  const address = parsed.data as string;
  const whole = withSchemeOrNull(address);
  if (whole === null) at.report('note', at.path, text, address, 'Das sieht nicht wie eine Webadresse aus');
  else if (whole !== trimmed) at.report('changed', at.path, text, whole, 'Schema der Adresse ergänzt');
  return whole ?? address;
}

/** Adds the missing scheme to a URL; null if the text is not a URL. */
function withSchemeOrNull(address: string): string | null {
  if (/^(https?|mailto|tel):/i.test(address)) return address;
  if (isEmail(address)) return `mailto:${address}`;
  const bare = address.replace(/^\/\//, '');
  return /^[^\s/?#]+\.[^\s/?#.]{2,}(:\d+)?([/?#]|$)/.test(bare) ? withScheme(bare) : null;
}

function boolean(_field: Field, value: unknown): boolean {
  return value === true || value === 1 || /^(1|true)$/i.test(String(value ?? ''));
}

const unreadableDate = '1970-01-01 01:00:00';
/** A day or timestamp as stored in a column or JSON. Reports invalid ones and returns null. */
function moment(value: unknown, at: Place): string | null {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  const text = textOf(value, at).trim();
  if (text === '') return null;
  if (text === unreadableDate) {
    at.report('changed', at.path, text, null, 'Datum, das nicht gelesen werden konnte (1970)');
    return null;
  }
  if (/^0000|^\d{4}-00|^\d{4}-\d{2}-00/.test(text)) {
    at.report('changed', at.path, text, null, 'Kein Datum (0000-00-00)');
    return null;
  }
  return text;
}

function date(_field: Field, value: unknown, at: Place): string | null {
  const text = moment(value, at);
  if (text === null) return null;
  const day = toDay(text);
  if (day === null) {
    at.report('changed', at.path, text, null, 'Dieses Datum gibt es nicht');
    return null;
  }
  if (at.isUtc && /^\d{4}-\d{2}-\d{2} 2[23]:/.test(text)) {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    // 9999-12-31 has no valid next day.
    const kept = toDay(next) ?? day;
    if (kept !== day) at.report('changed', at.path, text, kept, 'Tag stand als Vorabend (UTC)');
    return kept;
  }
  if (/\d:\d/.test(text) && !/[ T]00:00(:00(\.0+)?)?$/.test(text) && !/(Z|[+-]\d{2}:?\d{2})$/.test(text))
    at.report('changed', at.path, text, day, 'Hier zählt nur der Tag');
  return day;
}

function dateTime(_field: Field, value: unknown, at: Place): string | null {
  const text = moment(value, at);
  if (text === null) return null;
  const instant = toTimestamp(text);
  if (instant !== null) {
    if (!/[Z+-]\d*:?\d*$/.test(text.slice(10)) && ambiguousTimestamps(instant))
      at.report('note', at.path, text, instant, 'Diese Stunde gibt es zweimal: als Sommerzeit gelesen');
    return instant;
  }
  // A time in the hour skipped when summer time begins moves to the next hour.
  const [, day, hour, rest] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2})(:\d{2}(?::\d{2})?)$/.exec(text) ?? [];
  const later = day ? toTimestamp(`${day} ${String(Number(hour) + 1).padStart(2, '0')}${rest}`) : null;
  at.report(
    'changed',
    at.path,
    text,
    later,
    later ? 'Diese Stunde gibt es nicht (Beginn der Sommerzeit)' : 'Diesen Tag oder diese Uhrzeit gibt es nicht',
  );
  return later;
}

/** Converts a value with the schema of its field, which may accept other notations. */
function parsed(why: string, changed = 'Schreibweise vereinheitlicht') {
  return (field: Field, value: unknown, at: Place): unknown => {
    const given = typeof value === 'string' ? storable(value, at).trim() : value;
    if (given === null || given === undefined || given === '' || isEmptyValue(given)) return field.empty;
    const result = translationSchemaOf(field).safeParse(given);
    const kept = result.success ? result.data : field.empty;
    if (!result.success) at.report('changed', at.path, value, kept, why);
    else if (String(kept) !== String(given)) at.report('changed', at.path, value, kept, changed);
    return kept;
  };
}

/** The list in a JSON column. PHP writes a list as an object if its keys have gaps. */
function listOf(value: unknown, at: Place): unknown[] {
  if (Array.isArray(value)) return value;
  if (isEmptyValue(value)) return [];
  if (isObject(value)) return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [value];
  at.report('leftOut', at.path, value, [], 'Hier wird eine Liste erwartet');
  return [];
}

/** Keys that clients have added to items over the last ten years; their values do not come from editors. */
const clientKeys = new RegExp(
  '^(id|name|extension|mimeType|mime_type|size|hash|data|createdAt|updatedAt|loading|isLoading|position|foreignId|' +
    String.raw`uuid|key|_\w*|\$\$\w+|locale|isPublic|random|selected|expanded|collapsed|translations)$`,
);

function reportRest(item: Values, parts: Fields, also: readonly string[], at: Place): void {
  for (const [key, value] of Object.entries(item))
    if (!Object.hasOwn(parts, key) && !also.includes(key) && !clientKeys.test(key) && !isEmptyValue(value))
      at.report('leftOut', `${at.path}.${key}`, value, undefined, 'Dafür gibt es hier kein Feld');
}

function list(field: ListField<any>, value: unknown, at: Place): Values[] {
  const parts = field.item as PartFields;
  const items = listOf(value, at).flatMap((given, index): Values[] => {
    const here = { ...at, path: `${at.path}.${index}` };
    if (!isObject(given)) {
      if (!isEmptyValue(given)) at.report('leftOut', here.path, given, undefined, 'Hier wird ein Objekt erwartet');
      return [];
    }
    const { alias } = field;
    const item =
      alias && isMissing(given[alias.part]) && alias.also in given
        ? { ...given, [alias.part]: given[alias.also] }
        : given;
    reportRest(item, parts, alias ? [alias.also] : [], here);
    // An item of an unknown type is left out, since guessing the type could be wrong.
    const unknown = ['id', 'type'].find((name) => {
      const part = parts[name];
      return (
        part?.kind === 'choice' && !isEmptyValue(item[name]) && !translationSchemaOf(part).safeParse(item[name]).success
      );
    });
    if (unknown) {
      at.report('leftOut', here.path, given, undefined, 'Diese Auswahl gibt es hier nicht');
      return [];
    }
    const values = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        cleanValue(part, item[name], { ...here, path: `${here.path}.${name}` }),
      ]),
    );
    const isTranslated = Object.values(parts).some(({ translated }) => translated);
    if (!isTranslated && !isEmptyValue(item.translations))
      at.report('leftOut', `${here.path}.translations`, item.translations, undefined, 'Dafür gibt es hier kein Feld');
    return [
      { ...values, ...(isTranslated && { translations: cleanTranslations(field, parts, item.translations, here) }) },
    ];
  });
  return field.withoutBlank ? items.filter((item) => Object.values(item).some((part) => !isEmptyValue(part))) : items;
}

function upload(field: Field, value: unknown, at: Place): Values | null {
  if (!isObject(value)) {
    if (!isEmptyValue(value)) at.report('leftOut', at.path, value, undefined, 'Hier wird eine Datei erwartet');
    return null;
  }
  const parts = structureOf(field)?.parts ?? {};
  const id = idOf(value);
  const file = id === undefined ? undefined : at.known.file(id);
  if (!file) {
    if (!isEmptyValue(value)) at.report('leftOut', at.path, value, undefined, 'Die Datei fehlt');
    return null;
  }
  reportRest(value, parts, [], at);
  const texts = Object.entries(parts).map(([name, part]) => [
    name,
    cleanValue(part, value[name], { ...at, path: `${at.path}.${name}` }),
  ]);
  const name = typeof value.name === 'string' && value.name.trim() !== '' ? storable(value.name, at) : file.name;
  return { ...file, name, ...Object.fromEntries(texts) };
}

const uploads = (field: Field, value: unknown, at: Place): Values[] =>
  listOf(value, at).flatMap((item, index) => upload(field, item, { ...at, path: `${at.path}.${index}` }) ?? []);

export function idOf(value: unknown): number | undefined {
  const given = isObject(value) ? value.id : value;
  const id = typeof given === 'string' && /^\d{1,10}$/.test(given.trim()) ? Number(given) : given;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

const pointers =
  (find: (field: any, id: number, at: Place) => number | undefined) => (field: Field, value: unknown, at: Place) => {
    const seen = new Set<number>();
    return listOf(value, at).flatMap((item, index) => {
      const id = idOf(item);
      const found = id === undefined ? undefined : find(field, id, at);
      if (found === undefined && !isEmptyValue(item))
        at.report('leftOut', `${at.path}.${index}`, item, undefined, 'Den Eintrag gibt es nicht');
      if (found === undefined || seen.has(found)) return [];
      seen.add(found);
      return [{ id: found }];
    });
  };
const single = (find: (field: any, id: number, at: Place) => number | undefined) => {
  const all = pointers(find);
  return (field: Field, value: unknown, at: Place) =>
    isEmptyValue(value) ? null : (all(field, [value], at)[0] ?? null);
};
const entryOf = ({ list: name }: { list: ReferenceListName }, id: number, { known }: Place) => known.entries(name, id);
const recordOf = ({ resource }: { resource: string }, id: number, { known }: Place) =>
  known.hasRecord(resource, id) ? id : undefined;

const cleaned: PerKind<unknown, [value: unknown, at: Place]> = {
  text: plain,
  multiline: plain,
  svg: plain,
  email: (field, value, at) => plain(field, value, at).trim(),
  richText,
  url,
  boolean,
  date,
  dateTime,
  color: parsed('Das ist keine Farbe'),
  decimal: parsed('Das ist keine Zahl', 'Betrag gelesen'),
  integer: parsed('Das ist keine ganze Zahl'),
  choice: parsed('Diese Auswahl gibt es hier nicht'),
  reference: single(entryOf),
  references: pointers(entryOf),
  record: single(recordOf),
  records: pointers(recordOf),
  // Stored in a separate table.
  associations: (_field, value) => value,
  list,
  image: (field, value, at) => upload(field, Array.isArray(value) ? value[0] : value, at),
  images: uploads,
  files: uploads,
};
const cleanValue = perKind(cleaned);

function cleanTranslations(languages: InLocales, fields: Fields, given: unknown, at: Place): Record<string, Values> {
  const translated = translatedFields(fields);
  const locales = translationLocalesOf(languages);
  const all = isObject(given) ? given : {};
  if (!isObject(given) && !isEmptyValue(given))
    at.report('leftOut', join(at.path, 'translations'), given, {}, 'Hier wird ein Objekt erwartet');
  for (const [locale, texts] of Object.entries(all))
    if (!locales.includes(locale as never) && !isEmptyValue(texts))
      at.report(
        'leftOut',
        join(at.path, `translations.${locale}`),
        texts,
        undefined,
        'Diese Sprache gibt es hier nicht',
      );
  return Object.fromEntries(
    locales.map((locale) => {
      const path = join(at.path, `translations.${locale}`);
      const texts = textsIn(all[locale], translated, { ...at, path });
      for (const [name, value] of Object.entries(texts))
        if (!(name in translated) && !(clientKeys.test(name) && name !== 'name') && !isEmptyValue(value))
          at.report(
            'leftOut',
            `${path}.${name}`,
            value,
            undefined,
            name in fields ? 'Dieses Feld wird nicht übersetzt' : 'Dafür gibt es hier kein Feld',
          );
      const values = Object.entries(translated).flatMap(([name, field]) => {
        if (isMissing(texts[name])) return [];
        const value = cleanValue(field, texts[name], { ...at, path: `${path}.${name}` });
        return isMissing(value) ? [] : [[name, value] as const];
      });
      return [locale, Object.fromEntries(values)];
    }),
  );
}

/** The texts in a language. Items that were once references have only a name there. */
function textsIn(given: unknown, translated: Fields, at: Place): Values {
  if (isObject(given)) return given;
  if (typeof given === 'string' && 'name' in translated) return { name: given };
  if (!isEmptyValue(given)) at.report('leftOut', at.path, given, {}, 'Hier wird ein Objekt erwartet');
  return {};
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/**
 * Cleans all values of a record, as `validate` does for requests, but refuses nothing: a value that violates our rules
 * is kept and noted if the database can store it.
 * @param given the values of the dump, by the names of our fields; JSON is parsed
 */
export function cleanRecord(type: ContentType, given: Values, at: Omit<Place, 'path'>): Values {
  const here = { ...at, path: '' };
  const values: Values = Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [
      name,
      given[name] === undefined ? field.empty : cleanValue(field, given[name], { ...here, path: name }),
    ]),
  );
  values.isPublic = type.alwaysPublic === true || boolean({} as Field, given.isPublic);
  values.translations = cleanTranslations(type, type.fields, given.translations, here);
  const settled = type.settle ? type.settle(values) : values;
  for (const [name, value] of Object.entries(settled))
    if (JSON.stringify(value) !== JSON.stringify(values[name]))
      at.report(
        isEmptyValue(value) ? 'leftOut' : 'changed',
        name,
        values[name],
        value,
        isEmptyValue(value) ? 'Dafür gibt es bei diesem Typ kein Feld' : 'Ergänzt, weil es sonst fehlt',
      );
  return applyRules(type, settled, at);
}

/** Applies the type's rules: fixes what the database would refuse, and reports all other violations. */
function applyRules(type: ContentType, record: Values, at: Omit<Place, 'path'>): Values {
  let kept = record;
  for (const [name, field] of Object.entries(type.fields))
    if ('required' in field && field.required && String(kept[name] ?? '').trim() === '')
      at.report('note', name, kept[name], kept[name], field.required);
  for (const rule of type.rules)
    for (const { field, message } of rule(kept)) {
      if (message === dateOrderMessage) {
        at.report('changed', field, kept[field], null, message);
        kept = { ...kept, [field]: null };
      } else if (field.startsWith('filters.')) {
        // A list would ignore such a filter and match everything.
        const filter = (record.filters as unknown[])[Number(field.split('.')[1])];
        at.report('leftOut', field, filter, undefined, message);
        kept = { ...kept, filters: (kept.filters as unknown[]).filter((one) => one !== filter) };
      } else at.report('note', field, kept[field.split('.')[0] as string], undefined, message);
    }
  return kept;
}

/** Parses the JSON of a column; null for invalid JSON, which is reported. */
export function readJson(text: string | null, report: (before: unknown) => void): unknown {
  if (text === null || text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    // Some columns hold JSON that was encoded twice.
    return typeof value === 'string' && /^\s*[[{]/.test(value) ? JSON.parse(value) : value;
  } catch {
    report(text);
    return null;
  }
}

/** Reports the values of a proposal that fit no field, apart from bookkeeping of its source. */
export function reportUnknown(type: ContentType, given: Values, at: Omit<Place, 'path'>): void {
  for (const [key, value] of Object.entries(given))
    if (
      !(key in type.fields) &&
      !(clientKeys.test(key) && key !== 'name') &&
      !/^(title|type|status|source|inboxId|addToInbox|merge)$/.test(key) &&
      !isEmptyValue(value) &&
      value !== false
    )
      at.report('leftOut', key, value, undefined, 'Dafür gibt es hier kein Feld');
}

/** `cleanRecord` for a proposal, which contains only some fields. References without a match keep their names. */
export function cleanPart(type: ContentType, given: Values, at: Omit<Place, 'path'>): Values {
  const fields = Object.entries(type.fields).filter(([name]) => name in given);
  const values: Values = Object.fromEntries(
    fields.map(([name, field]) => {
      const here = { ...at, path: name };
      if (field.kind !== 'references') return [name, cleanValue(field, given[name], here)];
      const unknown = listOf(given[name], here).filter(
        (entry): entry is Values => isObject(entry) && entry.id == null && typeof entry.name === 'string',
      );
      const known = listOf(given[name], here).filter((entry) => !unknown.includes(entry as Values));
      const named = unknown.map(({ name: called, foreignId }) => ({
        id: null,
        name: called,
        foreignId: String(foreignId ?? ''),
      }));
      return [name, [...(cleanValue(field, known, here) as Values[]), ...named]];
    }),
  );
  // Visitors' submissions use this name for the title.
  if (typeof given.title === 'string' && !('title' in values))
    values.title = storable(given.title, { ...at, path: 'title' });
  if ('isPublic' in given) values.isPublic = boolean({} as Field, given.isPublic);
  if ('translations' in given)
    values.translations = cleanTranslations(type, type.fields, given.translations, { ...at, path: '' });
  return values;
}
