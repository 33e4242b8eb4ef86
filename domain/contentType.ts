import { addDeclaration } from './declared';
import type { Content } from './contents';
import { boolean, type Fields, type ValuesOf } from './fields';
import type { Filters } from './filters';
import { isMissing, localized, translationLocales, type TranslationLocale } from './locales';
import type { Schema } from './values';

/** A rule over several fields: the sentence for each field it finds wrong. */
export type RecordRule = (values: Record<string, any>) => { field: string; message: string }[];

/** What is said about a content type, with its line in the table of contents. Everything else about it is derived from this. */
export interface ContentType<F extends Fields = Fields> extends Content {
  /** Name of the resource: address of the API and of the pages. */
  name: string;
  /**
   * Types that are rows of one table: its name, and what its column `type` says of this one. Their ids are of one
   * sequence, their links lie in the same tables.
   */
  shares?: { table: string; type: string };
  /** The types whose records this one lists together; it has none of its own, and `shares` nothing. */
  members?: readonly ContentType<any>[];
  /** The field that names a record to a person. */
  titleField: keyof F & string;
  /** The name where it is more than that field: first and last name. */
  nameOf?: (record: Record<string, any>) => string;
  /** A second line that tells namesakes apart, made from the short shape. */
  detailOf?: (record: Record<string, any>) => string;
  /** What answers carry beside the declared fields, made from them: in every shape, for strangers too. Nobody writes it. */
  derived?: Record<string, (record: Record<string, any>) => unknown>;
  /** The field with the code that people know a record by, where there is one. */
  codeField?: keyof F & string;
  fields: F;
  rules: readonly RecordRule[];
  /** A save asks whether to release the record or to keep it in the inbox for now. */
  interimSave?: boolean;
  filters: Filters;
  /** What a list may be ordered by. */
  orderBy: readonly string[];
  defaultOrder: { field: string; direction: 'ASC' | 'DESC' };
  /** The fields strangers see, written down one by one: a new field is private until it stands here. */
  publicFields: readonly (keyof F & string)[];
}

/** What every record has beside its declared fields. Moments are ISO 8601 in UTC. */
export interface RecordMeta {
  id: number;
  createdAt: string;
  updatedAt: string;
}

type TranslatedNames<F extends Fields> = { [K in keyof F]: F[K] extends { translated: true } ? K : never }[keyof F];
export type Translations<F extends Fields> = Record<TranslationLocale, Partial<Pick<ValuesOf<F>, TranslatedNames<F>>>>;
/** A record as a client writes it. */
export type InputOf<T extends ContentType<any>> = ValuesOf<T['fields']> & {
  isPublic: boolean;
  translations: Translations<T['fields']>;
};
/** A record as editors read it. */
export type RecordOf<T extends ContentType<any>> = InputOf<T> & RecordMeta;

/** Declares a content type, keeping the exact types of its fields. */
export function defineContentType<const F extends Fields>(declaration: ContentType<F>): ContentType<F> {
  addDeclaration(declaration);
  return declaration;
}

/** The field every content type has: draft or public. */
export const visibility = boolean({ label: 'Öffentlich', summary: true });

/** The fields that are kept per language. */
export function translatedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.translated));
}

/** What a record is called: in searches, lists of links, the inbox. */
export function nameOf(type: Pick<ContentType<any>, 'nameOf' | 'titleField'>, record: Record<string, any>): string {
  return type.nameOf?.(record) ?? String(localized(record, type.titleField, 'de') ?? '');
}

/** A new record: every field empty, a draft. */
export function emptyRecord<F extends Fields>(type: ContentType<F>): InputOf<ContentType<F>> {
  const values = Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, field.empty]));
  return { ...values, isPublic: false, translations: { fr: {}, it: {} } } as InputOf<ContentType<F>>;
}

export type FieldError = { field: string; message: string };
export type Validation<Value> = { value: Value; errors: FieldError[] };

/**
 * Checks and normalises a record as a client sends it; form and route call this same function.
 * In: anything. Out: the values in the form we keep, and every problem at once, each with the path of its field
 * (`translations.fr.title`). Missing keys get their empty value, unknown ones are dropped. The value counts only
 * when there are no errors.
 */
export function validate<F extends Fields>(type: ContentType<F>, input: unknown): Validation<InputOf<ContentType<F>>> {
  if (!isObject(input)) {
    return { value: emptyRecord(type), errors: [{ field: '', message: 'Hier wird ein Objekt erwartet.' }] };
  }
  const errors: FieldError[] = [];
  const read = (schema: Schema, value: unknown, path: string, fallback: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) errors.push({ field: [path, ...issue.path].join('.'), message: issue.message });
    return fallback;
  };

  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries({ ...type.fields, isPublic: visibility } as Fields)) {
    const given = Object.hasOwn(input, name) ? input[name] : undefined;
    values[name] = read(field.schema, given ?? field.empty, name, field.empty);
  }
  const translations: Record<string, Record<string, unknown>> = {};
  const given = Object.hasOwn(input, 'translations') ? input.translations : undefined;
  for (const locale of translationLocales) {
    const texts = isObject(given) && isObject(given[locale]) ? given[locale] : {};
    translations[locale] = {};
    for (const [name, field] of Object.entries(translatedFields(type.fields))) {
      if (!Object.hasOwn(texts, name) || texts[name] == null) continue;
      const value = read(field.translationSchema ?? field.schema, texts[name], `translations.${locale}.${name}`, field.empty);
      if (!isMissing(value)) translations[locale][name] = value;
    }
  }
  if (given != null && (typeof given !== 'object' || (Array.isArray(given) && given.length > 0))) {
    errors.push({ field: 'translations', message: 'Hier wird ein Objekt erwartet.' });
  }
  const record = { ...values, translations };
  for (const rule of type.rules) errors.push(...rule(record));
  return { value: record as InputOf<ContentType<F>>, errors };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
