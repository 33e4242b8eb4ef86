import * as z from 'zod/mini';
import type {
  AssociationsField,
  ChoiceField,
  Field,
  FieldOf,
  Fields,
  ImageField,
  ListField,
  UploadsField,
  ValuesOf,
} from '../fields';
import { isMissing, translationLocalesOf, type InLocales } from '../locales';
import { cleanFileName } from '../values/fileNames';
import {
  cleanColor,
  cleanDate,
  cleanDateTime,
  cleanDecimal,
  cleanEmail,
  cleanHtml,
  cleanInteger,
  cleanText,
  cleanUrl,
  listOf,
  objectExpected,
  maxRichTextLength,
  prepared,
  recordId,
  referenceList,
  referencesUpTo,
  singleReference,
  type Schema,
} from '../values/values';
import { noTranslations } from './items';
import { perKind, type PerKind } from './perKind';
import { isObject } from '../values/isObject';

const schemas: PerKind<Schema<any>> = {
  text: textSchema,
  multiline: ({ max, required }) => cleanText(max ?? 20_000, required),
  richText: ({ max, required }) => cleanHtml(max ?? maxRichTextLength, required),
  svg: ({ max, required }) => cleanText(max ?? 3_000_000, required),
  url: ({ max, required }) => cleanUrl(max ?? 2_000, required),
  email: ({ max, required }) => cleanEmail(max ?? 254, required),
  boolean: () => z.boolean('Bitte wählen Sie Ja oder Nein.'),
  date: () => cleanDate,
  dateTime: () => cleanDateTime,
  color: () => cleanColor,
  decimal: ({ min, max }) => cleanDecimal(min, max),
  integer: ({ min, max }) => cleanInteger(min, max),
  choice: choiceSchema,
  reference: () => singleReference,
  references: () => referenceList,
  record: () => singleReference,
  records: ({ max }) => (max === undefined ? referenceList : referencesUpTo(max)),
  associations: associationsSchema,
  list: listSchema,
  image: (field) =>
    prepared((value) => (value === undefined || value === '' ? null : value), z.nullable(uploadSchema(field))),
  images: uploadsSchema,
  files: uploadsSchema,
};

const schema = perKind(schemas);
const known = new WeakMap<Field, Schema<any>>();
const knownOfTranslations = new WeakMap<Field, Schema<any>>();

/** The schema of a field: validates a value and normalizes it to the stored form. All messages are German. */
export function schemaOf(field: Field): Schema<any> {
  return cached(known, field, () => schema(field));
}

/** The schema of a translation: text required in German may be missing. */
export function translationSchemaOf(field: Field): Schema<any> {
  if (!('required' in field) || field.required === undefined) return schemaOf(field);
  return cached(knownOfTranslations, field, () => schema({ ...field, required: undefined } as unknown as Field));
}

function cached(memory: WeakMap<Field, Schema<any>>, field: Field, make: () => Schema<any>): Schema<any> {
  const found = memory.get(field) ?? make();
  memory.set(field, found);
  return found;
}

function textSchema({ max, required, takesNumbers }: FieldOf<'text'>): Schema<string> {
  const schema = cleanText(max ?? 2_000, required);
  return takesNumbers ? prepared((value) => (typeof value === 'number' ? String(value) : value), schema) : schema;
}

const unknownChoice = 'Diese Auswahl gibt es nicht.';

function choiceSchema({ choices, synonyms = {} }: ChoiceField): Schema<string> {
  const ids = choices.map(({ id }) => id);
  const idOf = (value: unknown) =>
    typeof value === 'string' && Object.hasOwn(synonyms, value) ? synonyms[value] : (value ?? '');
  return prepared(idOf, z.string(unknownChoice).check(z.refine((id) => ids.includes(id), unknownChoice)));
}

/** An object with these fields: unknown keys are dropped, and missing ones get their empty value. */
function objectOf<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.prefault(schemaOf(field), field.empty)]),
  );
  return z.object(shape, objectExpected) as unknown as z.ZodMiniObject & Schema<ValuesOf<F>>;
}

function listSchema(field: ListField<any>): Schema<any[]> {
  const items = listOf(aliased(field, itemSchema(field)), field.max ?? 200);
  if (!field.withoutBlank) return items;
  const names = Object.keys(field.item);
  const isFilled = (item: Record<string, unknown>) =>
    names.some((name) => !isMissing(typeof item[name] === 'string' ? item[name].trim() : item[name]));
  return z.pipe(
    items,
    z.transform((all: Record<string, unknown>[]) => all.filter(isFilled)),
  );
}

/** Accepts a part under its alternative name, and refuses items that have neither name but other values. */
function aliased({ alias, item: parts }: ListField<any>, item: Schema<any>): Schema<any> {
  if (!alias) return item;
  const { part, also } = alias;
  const lacksBoth = (value: unknown) =>
    isObject(value) &&
    !(part in value) &&
    !(also in value) &&
    Object.keys(value).some((name) => !(name in parts) && !isMissing(value[name]));
  return z.pipe(
    z.any().check(z.refine((value) => !lacksBoth(value), `Hier fehlt «${part}» oder «${also}».`)),
    prepared(
      (value) =>
        isObject(value) && isMissing(value[part]) && also in value ? { ...value, [part]: value[also] } : value,
      item,
    ) as any,
  ) as unknown as Schema<any>;
}

function itemSchema(field: ListField<any>): Schema<any> {
  const item = objectOf(field.item);
  if (!Object.values(field.item).some(({ translated }) => translated)) return item;
  return z.extend(item, { translations: translationsOf(field.item, field) }) as unknown as Schema<any>;
}

/** The translations of an item: every language, with the non-empty parts. */
function translationsOf(parts: Fields, field: InLocales): Schema<any> {
  const translated = Object.entries(parts).filter(([, part]) => part.translated);
  const orNothing = (part: Field) =>
    prepared((value) => value ?? undefined, z.optional(translationSchemaOf(part)) as Schema<any>);
  const texts = prepared(
    (value) => value ?? {},
    z.object(Object.fromEntries(translated.map(([name, part]) => [name, z.optional(orNothing(part))])), objectExpected),
  );
  const all = z.object(
    Object.fromEntries(translationLocalesOf(field).map((locale) => [locale, z.prefault(texts, {})])),
    objectExpected,
  );
  const given = prepared((value) => (value == null || Array.isArray(value) ? noTranslations(field) : value), all);
  return z.prefault(
    z.pipe(given, z.transform(withoutBlanks as (value: any) => unknown)) as unknown as Schema<any>,
    noTranslations(field),
  );
}

/** Drops empty translations. */
function withoutBlanks(translations: unknown) {
  const withoutMissing = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => !isMissing(value)));
  return Object.fromEntries(
    Object.entries(translations as Record<string, object>).map(([locale, values]) => [locale, withoutMissing(values)]),
  );
}

function associationsSchema(field: AssociationsField): Schema<any> {
  const { item, there, links, thereMissing } = field;
  const row = z.extend(objectOf(item), {
    id: z.prefault(z.nullable(recordId), null),
    // A name that matched no record counts as missing.
    [there]: prepared(
      (value) => (value === null || (value as { id?: unknown } | undefined)?.id === null ? undefined : value),
      z.object({ id: recordId }, thereMissing),
    ),
    translations: translationsOf(item, field),
    // Links stay unchanged if they are missing.
    ...(links && { [links.name]: z.optional(referenceList) }),
  });
  return listOf(row as unknown as Schema<any>, 500);
}

const uploadIdentity = z.object(
  {
    id: recordId,
    name: z.prefault(cleanFileName(500), ''),
    extension: z
      .string('Die Dateiendung fehlt.')
      .check(z.regex(/^[a-z0-9]{1,10}$/i, 'Die Dateiendung ist ungültig.'), z.toLowerCase()),
    mimeType: z.prefault(cleanText(200), ''),
  },
  objectExpected,
);

function uploadSchema({ parts }: UploadsField | ImageField): Schema<any> {
  return z.extend(uploadIdentity, objectOf(parts).shape) as unknown as Schema<any>;
}

function uploadsSchema(field: UploadsField): Schema<any> {
  return listOf(uploadSchema(field), 100);
}
