import * as z from 'zod/mini';
import type { Feature } from './features';
import type { ReferenceListName } from './references';
import {
  cleanDate, cleanDecimal, cleanEmail, cleanHtml, cleanInteger, cleanText, cleanUrl, listOf, prepared, recordId, referenceList, singleReference, type Schema,
} from './values';

/**
 * The kinds of field a content type is made of. A kind decides how a value is validated (its schema), stored
 * (server/engine/storage), entered and shown (src/fields). A new kind needs one case in each of the three.
 */
export interface FieldBase<Value> {
  /** German, as people read it: form, list, history, export. */
  label: string;
  schema: Schema<Value>;
  /** The value of a new record. */
  empty: Value;
  /** What a translation must satisfy, where that is less than `schema`: a required text may lack a language. */
  translationSchema?: Schema<Value>;
  /** Kept per language: the base value is German, the others stand in `translations` under the same name. */
  translated?: boolean;
  /** Its text is found by the search term (decision 7). */
  searched?: boolean;
  /** The switch that shows the field, e.g. `PROJECTS_ENABLE_TOPICS` (document 1, section 6). */
  feature?: Feature;
  /** Part of the short shape that lists ask for with `shape=summary`. */
  summary?: boolean;
}

export interface TextField extends FieldBase<string> {
  kind: 'text' | 'multiline' | 'richText' | 'url' | 'email';
  /** The sentence that a blank value gets. */
  required?: string;
}
export interface BooleanField extends FieldBase<boolean> { kind: 'boolean' }
export interface DateField extends FieldBase<string | null> { kind: 'date' }
/** A decimal number, kept as text so that no digit is lost: `'125000.50'`, `''` when unknown. */
export interface DecimalField extends FieldBase<string> {
  kind: 'decimal';
  /** An amount in CHF: its input makes 0 of what is no number (document 1, section 5). */
  money?: boolean;
}
/** A whole number, e.g. the place in a sorted list. */
export interface IntegerField extends FieldBase<number> { kind: 'integer' }
export interface ChoiceField extends FieldBase<string> { kind: 'choice'; choices: readonly Choice[] }
export interface ReferencesField extends FieldBase<{ id: number }[]> {
  kind: 'references';
  list: ReferenceListName;
  /** Entries of this context, and those without one, are offered. */
  context?: string;
}
/** One entry of a reference list, or none: its column is a foreign key. */
export interface ReferenceField extends FieldBase<{ id: number } | null> {
  kind: 'reference';
  list: ReferenceListName;
  context?: string;
}
/**
 * One record of a content type, or none: a foreign key. Answers show it in its short shape (`summary` fields), strangers
 * only when it is public itself.
 */
export interface RecordField extends FieldBase<{ id: number } | null> {
  kind: 'record';
  /** The name of the content type. */
  resource: string;
  /** Of a record of the same type: what stands above it. Never itself, never in a circle; `oneLevel`: no deeper than that. */
  hierarchy?: 'tree' | 'oneLevel';
}
/** Records of a content type, in the order chosen: a link table. Shown as `RecordField` says. */
export interface RecordsField extends FieldBase<{ id: number }[]> {
  kind: 'records';
  resource: string;
}
/**
 * Rows that associate a record with others and say something of their own: the employments between persons and organisations.
 * Both sides declare the field, and both are the same rows; each keeps its own order. On the wire an item is
 * `{id, [there]: {id, …}, …item, translations: {fr, it}}`; one without an id is new.
 */
export interface AssociationsField<Item = Record<string, any>> extends FieldBase<Item[]> {
  kind: 'associations';
  /** The table of the rows. */
  table: string;
  /** The column of this side, and that of the other: `employee`, `company`. */
  here: string;
  there: string;
  thereLabel: string;
  /** The content type of the other side. */
  resource: string;
  /** What this side may say of a row; what else the row says stays as it is. */
  item: Fields;
  /** Links of the rows to records of a content type, kept by the server: by name of the key, e.g. `contactGroups`. */
  links?: { name: string; resource: string };
  addLabel: string;
}
export interface ListField<Item = Record<string, unknown>> extends FieldBase<Item[]> {
  kind: 'list';
  /** The parts of one item. */
  item: Fields;
  /** Word for adding one: the label of the button. */
  addLabel: string;
  /** What one of them is called, with its position behind it: `Kontakt` 1. */
  itemLabel: string;
  /** Parts by which an item is the same one in a source that lacks others: where all of them say the same. */
  identifiedBy?: readonly string[];
}
export interface UploadsField extends FieldBase<Upload[]> { kind: 'images' | 'files'; itemLabel: string }

export type Field =
  | TextField | BooleanField | DateField | DecimalField | IntegerField | ChoiceField | ReferenceField | ReferencesField | RecordField | RecordsField
  | AssociationsField<any> | ListField<any> | UploadsField;
export type FieldKind = Field['kind'];
export type Fields = Record<string, Field>;
export type Choice = { id: string; label: string };

/** Values of all fields of a declaration. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K]['empty'] };

export type Options<Value> = Partial<Omit<FieldBase<Value>, 'schema' | 'empty' | 'translationSchema'>> & { label: string };
type TextOptions = Options<string> & { max?: number; required?: string };

function textField(kind: TextField['kind'], max: number, clean: (max: number, required?: string) => Schema<string>) {
  return <const O extends TextOptions>(options: O) => ({
    ...options,
    kind,
    schema: clean(options.max ?? max, options.required),
    translationSchema: clean(options.max ?? max),
    empty: '' as string,
  });
}

/** One line. `required` is the sentence that a blank value gets. */
export const text = textField('text', 2_000, cleanText);
export const multiline = textField('multiline', 20_000, cleanText);
/** HTML of the toolbar of document 1, section 9; sanitised on the server (decision 24). */
export const richText = textField('richText', 500_000, cleanHtml);
/** An address on the web; without a scheme it is shown with http:// (document 1, section 5). */
export const url = textField('url', 2_000, cleanUrl);
/** An e-mail address, or nothing. */
export const email = textField('email', 254, cleanEmail);

export function boolean(options: Options<boolean>) {
  return { ...options, kind: 'boolean' as const, schema: z.boolean('Bitte wählen Sie Ja oder Nein.'), empty: false as boolean };
}

/** A calendar day, `YYYY-MM-DD` or null. */
export function date(options: Options<string | null>) {
  return { ...options, kind: 'date' as const, schema: cleanDate, empty: null as string | null };
}

/** A decimal number as text; `min` and `max` bound it. */
export function decimal(options: Options<string> & { min?: number; max?: number; money?: boolean }) {
  return { ...options, kind: 'decimal' as const, schema: cleanDecimal(options.min, options.max), empty: '' as string };
}

/** A whole number; `empty` is that of a new record. */
export function integer(options: Options<number> & { empty?: number; min?: number; max?: number }) {
  return { ...options, kind: 'integer' as const, schema: cleanInteger(options.min, options.max), empty: options.empty ?? 0 };
}

const unknownChoice = 'Diese Auswahl gibt es nicht.';

/** One of a few. `synonyms`: what else clients call a choice. Empty is the first one, or what `empty` says. */
export function choice(options: Options<string> & { choices: readonly Choice[]; empty?: string; synonyms?: Record<string, string> }) {
  const ids = options.choices.map(({ id }) => id);
  const meant = (value: unknown) => (typeof value === 'string' && Object.hasOwn(options.synonyms ?? {}, value) ? options.synonyms?.[value] : (value ?? ''));
  return {
    ...options,
    kind: 'choice' as const,
    schema: prepared(meant, z.string(unknownChoice).check(z.refine((id) => ids.includes(id), unknownChoice))),
    empty: options.empty ?? ids[0] ?? '',
  };
}

/** One entry of a reference list, `{id}` or null. */
export function reference(list: ReferenceListName, options: Options<{ id: number } | null> & { context?: string }) {
  return { ...options, kind: 'reference' as const, list, schema: singleReference, empty: null as { id: number } | null };
}

/** Entries of a reference list, in the order chosen. Unknown ids are refused by the server (decision 5). */
export function references(list: ReferenceListName, options: Options<{ id: number }[]> & { context?: string }) {
  return { ...options, kind: 'references' as const, list, schema: referenceList, empty: [] as { id: number }[] };
}

type ListOptions = Pick<ListField, 'addLabel' | 'itemLabel' | 'identifiedBy'>;

/** A list of small records, e.g. links or contacts. */
export function list<const F extends Fields, const O extends Options<unknown> & ListOptions & { max?: number }>(item: F, options: O) {
  return {
    ...options,
    kind: 'list' as const,
    item,
    schema: listOf(objectOf(item), options.max ?? 200),
    empty: [] as ValuesOf<F>[],
  };
}

/** A schema for an object with these fields: unknown keys are dropped, missing ones get their empty value. */
export function objectOf<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.prefault(field.schema as Schema<any>, field.empty)]),
  );
  return z.object(shape, 'Hier wird ein Objekt erwartet.') as unknown as z.ZodMiniObject & Schema<ValuesOf<F>>;
}

/** What people write about a picture, in every language. */
export const imageParts = {
  description: text({ label: 'Bildlegende' }),
  copyright: text({ label: 'Copyright' }),
  descriptionFR: text({ label: 'Bildlegende (FR)' }),
  descriptionIT: text({ label: 'Bildlegende (IT)' }),
  copyrightFR: text({ label: 'Copyright (FR)' }),
  copyrightIT: text({ label: 'Copyright (IT)' }),
};
/** What people write about a document; a list of documents belongs to one language as a whole. */
export const fileParts = { description: text({ label: 'Beschreibung' }) };

/** An uploaded file where a record uses it (document 1, section 3 "File"); per-language texts as in document 3, section 5. */
export interface Upload {
  id: number;
  name: string;
  extension: string;
  mimeType: string;
  description?: string;
  copyright?: string;
  descriptionFR?: string;
  descriptionIT?: string;
  copyrightFR?: string;
  copyrightIT?: string;
}

const uploadIdentity = z.object(
  {
    id: recordId,
    name: z.prefault(cleanText(500), ''),
    extension: z.string('Die Dateiendung fehlt.').check(z.regex(/^[a-z0-9]{1,10}$/i, 'Die Dateiendung ist ungültig.'), z.toLowerCase()),
    mimeType: z.prefault(cleanText(200), ''),
  },
  'Hier wird ein Objekt erwartet.',
);

function uploads<K extends 'images' | 'files'>(kind: K, parts: Fields, itemLabel: string) {
  const item = z.extend(uploadIdentity, objectOf(parts).shape);
  return <const O extends Options<Upload[]>>(options: O) => ({
    ...options,
    kind,
    parts,
    itemLabel,
    schema: listOf(item as unknown as Schema<Upload>, 100),
    empty: [] as Upload[],
  });
}

export const images = uploads('images', imageParts, 'Bild');
export const files = uploads('files', fileParts, 'Dokument');
