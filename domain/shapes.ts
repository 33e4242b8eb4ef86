import { translatedFields, type ContentType } from './contentType';
import type { Fields } from './fields';
import { translationLocales } from './locales';

type Values = Record<string, unknown>;

/**
 * What an answer says of a record: everything for editors, the public fields for strangers (decision 13); for tables
 * (`summary`) few fields, and of related entries their names alone, since translations would double the bytes of a list.
 */
export function shapeOf(type: ContentType<any>, view: 'all' | 'public', summary: boolean): (record: Values) => Values {
  const fields = type.fields as Fields;
  const names: string[] = view === 'all' ? Object.keys(fields) : [...(type.publicFields as string[])];
  if (!summary) return (record) => pick(type, record, names);
  const short = names.filter((name) => fields[name]?.summary);
  const related = short.filter((name) => fields[name]?.kind === 'references' || fields[name]?.kind === 'reference');
  return (record) => ({ ...pick(type, record, short), ...Object.fromEntries(related.map((name) => [name, inShort(record[name] as Entry | Entry[] | null)])) });
}

type Entry = { id: number; name?: string };
const named = ({ id, name }: Entry): Entry => ({ id, name });
const inShort = (value: Entry | Entry[] | null) => (Array.isArray(value) ? value.map(named) : value && named(value));

/** A record with the named fields and what every record has. Others do not get in, however they are called. */
function pick(type: ContentType<any>, record: Values, names: readonly string[]): Values {
  const translated = Object.keys(translatedFields(type.fields)).filter((name) => names.includes(name));
  const texts = (record.translations ?? {}) as Record<string, Values>;
  return {
    id: record.id,
    isPublic: record.isPublic,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    ...Object.fromEntries(Object.entries(type.derived ?? {}).map(([name, make]) => [name, make(record)])),
    ...only(record, names),
    translations: Object.fromEntries(translationLocales.map((locale) => [locale, only(texts[locale] ?? {}, translated)])),
  };
}

function only(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));
}
