import type { Feature } from './features';
import type { ContentLocale } from './locales';
import type { Context, ReferenceListName } from './references';
import { dayWithOffset } from './values/timestamps';

/**
 * The kinds of field that make up a content type. A declaration is plain data. Tables with a line per kind say what a
 * kind means (`domain/kinds`, and one for each layer), so a new kind does not compile until all of them are complete.
 */
export interface FieldBase<Value> {
  /** The German label in forms, lists, history and exports. */
  label: string;
  /** The value of a new record. */
  empty: Value;
  /** Has a value per language: the record's own is German, the others are in `translations` under the same name. */
  translated?: boolean;
  /** Translated by other systems but written only in German here, so no translation is ever missing. */
  germanOnly?: true;
  /** Included in the search text; also available for parts of list items. */
  searched?: boolean;
  /** The switch that shows the field, e.g. `PROJECTS_ENABLE_TOPICS`. */
  feature?: Feature;
  /** Part of the short shape (`shape=summary`). */
  summary?: boolean;
  /** Tables show the number of its entries instead of their names. */
  counted?: true;
  /** Not copied when a record is duplicated. */
  notCopied?: true;
  /** The notation in responses, if existing clients expect another than the stored one. */
  answeredAs?: (value: any) => unknown;
}

interface TextBase extends FieldBase<string> {
  /** The maximum length. */
  max?: number;
  /** The error message for an empty value. */
  required?: string;
  /** For the API documentation, if not every text is valid. */
  examples?: readonly string[];
}
interface PlainTextField extends TextBase {
  kind: 'text';
  /** Also accepts numbers, which are stored as text. */
  takesNumbers?: true;
}
export interface MultilineField extends TextBase {
  kind: 'multiline';
  /** A note that grows: a merge keeps the additions of both sides. */
  grows?: true;
  /** The minimum number of lines in the input. */
  rows?: number;
}
interface RichTextField extends TextBase {
  kind: 'richText';
  /** A short text within others: the toolbar has no headings, undo or redo. */
  brief?: true;
}
/** A drawing as SVG, sanitized and normalized by the server. */
interface SvgField extends TextBase {
  kind: 'svg';
}
interface UrlField extends TextBase {
  kind: 'url';
}
interface EmailField extends TextBase {
  kind: 'email';
}
export type TextField = PlainTextField | MultilineField | RichTextField | SvgField | UrlField | EmailField;
export interface BooleanField extends FieldBase<boolean> {
  kind: 'boolean';
  /** Labels for true and false, instead of yes and no. */
  called?: readonly [{ label: string }, { label: string }];
}
export interface DateField extends FieldBase<string | null> {
  kind: 'date';
}
/** A timestamp in Zurich time, `2027-03-18T09:00:00+01:00`. Equal times always have the same notation. */
export interface DateTimeField extends FieldBase<string | null> {
  kind: 'dateTime';
}
/** A colour as `#rrggbb`, or `''`. */
export interface ColorField extends FieldBase<string> {
  kind: 'color';
}
/** A decimal number, stored as text to keep every digit: `'125000.50'`; `''` if unknown. */
export interface DecimalField extends FieldBase<string> {
  kind: 'decimal';
  min?: number;
  max?: number;
  /** An amount in CHF. */
  money?: boolean;
}
/** A whole number, e.g. a position. */
export interface IntegerField extends FieldBase<number> {
  kind: 'integer';
  min?: number;
  max?: number;
}
export interface ChoiceField extends FieldBase<string> {
  kind: 'choice';
  choices: readonly Choice[];
  /** Other ids that clients send for choices. */
  synonyms?: Record<string, string>;
}
export interface ReferencesField extends FieldBase<{ id: number }[]> {
  kind: 'references';
  list: ReferenceListName;
  context?: Context;
}
/** One reference or none; the column is a foreign key. */
export interface ReferenceField extends FieldBase<{ id: number } | null> {
  kind: 'reference';
  list: ReferenceListName;
  context?: Context;
}
/**
 * One record of a content type or none; a foreign key. Responses contain its short shape, the public view only if it is
 * public.
 */
export interface RecordField extends FieldBase<{ id: number } | null> {
  kind: 'record';
  /** The name of the content type. */
  resource: string;
  /** The field holds the parent in a hierarchy within the type, without cycles. `oneLevel`: parents have no parents. */
  hierarchy?: 'tree' | 'oneLevel';
}
/** Records of a content type in a chosen order; a link table. Responses contain them as in `RecordField`. */
export interface RecordsField extends FieldBase<{ id: number }[]> {
  kind: 'records';
  resource: string;
  /** The maximum number; 500 by default. */
  max?: number;
  /** The order matters. Without this the records are a set. */
  ordered?: true;
  /**
   * A selection from very many records that does not affect them: their versions don't grow, and their saves don't
   * wait. Responses contain `{id, name, isPublic}` and these fields, tables only ids. Deleted records are dropped, also
   * on save.
   */
  loose?: { shows: readonly string[] };
}
/**
 * Rows between two records with their own values, such as the employments between people and organisations. Both types
 * declare the field for the same rows; each side has its own order. In JSON an item is `{id, [there]: {id, …}, …item,
 * translations: {fr, it}}`; items without an id are new.
 */
export interface AssociationsField<Item = Record<string, any>> extends FieldBase<Item[]> {
  kind: 'associations';
  /** The table of the rows. */
  table: string;
  /** The columns for this side and the other, e.g. `employee` and `company`. */
  here: string;
  there: string;
  thereLabel: string;
  /** The content type of the other side. */
  resource: string;
  /** Searches also match the other side's text: people are found by their organisation. */
  finds?: true;
  /** The values this side can write; others stay unchanged. */
  item: PartFields;
  /** The languages of its type if they differ from the usual ones. */
  locales?: readonly ContentLocale[];
  /** The error message for a row without a record on the other side. */
  thereMissing: string;
  /** Links from rows to records of a content type: the key, e.g. `contactGroups`, and the resource. */
  links?: { name: string; resource: string };
  addLabel: string;
}
/**
 * A list of small objects. Translated parts work as in a record: German values directly in the item, others in the
 * item's `translations`. Lists can be nested.
 */
export interface ListField<Item = Record<string, unknown>> extends FieldBase<Item[]> {
  kind: 'list';
  /** The parts of an item. */
  item: PartFields;
  /** The languages of its type if they differ from the usual ones. */
  locales?: readonly ContentLocale[];
  /** The maximum number of items. */
  max?: number;
  /** The label of the button that adds an item. */
  addLabel: string;
  /** The label of an item, followed by its position: `Kontakt 1`. */
  itemLabel: string;
  /** The parts that identify an item when a source sends it with fewer parts. */
  identifiedBy?: readonly string[];
  /**
   * A part that clients may also send under another name. Items with neither name but with other values are refused.
   */
  alias?: { part: string; also: string };
  /** Empty items are dropped. */
  withoutBlank?: boolean;
  /** A new surrounding item starts with one empty item in this list. */
  startsWithOne?: boolean;
  /** Shown as a table with a row per item; rows copied from a document can be pasted. */
  asTable?: boolean;
}
/** MIME types by file extension. */
export type UploadTypes = Readonly<Record<string, string>>;

interface UploadsBase extends FieldBase<Upload[]> {
  /** The text stored with each file. */
  parts: PartFields;
  itemLabel: string;
}
export interface ImagesField extends UploadsBase {
  kind: 'images';
}
export interface FilesField extends UploadsBase {
  kind: 'files';
  /** Accepted types; PDF only by default. */
  types?: UploadTypes;
}
/** A single picture, e.g. a logo. If each language has its own picture, its caption is in that language. */
export interface ImageField extends FieldBase<Upload | null> {
  kind: 'image';
  parts: PartFields;
}
export type UploadsField = ImagesField | FilesField;

/** The declaration of each kind. */
interface FieldsByKind {
  text: PlainTextField;
  multiline: MultilineField;
  richText: RichTextField;
  svg: SvgField;
  url: UrlField;
  email: EmailField;
  boolean: BooleanField;
  date: DateField;
  dateTime: DateTimeField;
  color: ColorField;
  decimal: DecimalField;
  integer: IntegerField;
  choice: ChoiceField;
  reference: ReferenceField;
  references: ReferencesField;
  record: RecordField;
  records: RecordsField;
  associations: AssociationsField<any>;
  list: ListField<any>;
  image: ImageField;
  images: ImagesField;
  files: FilesField;
}

export type FieldKind = keyof FieldsByKind;
export type FieldOf<Kind extends FieldKind> = FieldsByKind[Kind];
export type Field = FieldsByKind[FieldKind];
export type Fields = Record<string, Field>;
/** The fields allowed in an item: all kinds except associations. */
export type PartFields = Record<string, Exclude<Field, AssociationsField<any>>>;
export type Choice = { id: string; label: string };

/** The values of all fields of a declaration; items include the translations of their parts. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K]['empty'] };
type TranslatedNames<F extends Fields> = { [K in keyof F]: F[K] extends { translated: true } ? K : never }[keyof F];
export type Translations<F extends Fields> = Record<'fr' | 'it', Partial<Pick<ValuesOf<F>, TranslatedNames<F>>>>;
type ItemOf<F extends Fields> = ValuesOf<F> &
  (TranslatedNames<F> extends never ? unknown : { translations: Translations<F> });

export type Options<Value> = Partial<Omit<FieldBase<Value>, 'empty'>> & { label: string };
type TextOptions = Options<string> & {
  max?: number;
  required?: string;
  examples?: readonly string[];
  rows?: number;
  brief?: true;
};

function textField<Kind extends TextField['kind']>(kind: Kind) {
  return <const O extends TextOptions>(options: O) => ({ ...options, kind, empty: '' as string });
}

/** One line. */
export const text = textField('text');
export const multiline = textField('multiline');
/** HTML from the editor, sanitized by the server. */
export const richText = textField('richText');
/** An SVG drawing. */
export const svg = textField('svg');
/** A web URL; without a scheme it is shown with http://. */
export const url = textField('url');
/** An email address or ''. */
export const email = textField('email');

export function boolean<const O extends Options<boolean> & Pick<BooleanField, 'called'>>(options: O) {
  return { ...options, kind: 'boolean' as const, empty: false as boolean };
}

/** Writes an empty text as null, as existing clients expect. */
export const orNull = (text: string): string | null => text || null;

/** A calendar day, `YYYY-MM-DD` or null. Responses contain the time at which it begins in Zurich. */
export function date<const O extends Options<string | null>>(options: O) {
  return { ...options, kind: 'date' as const, empty: null as string | null, answeredAs: dayWithOffset };
}

/** A timestamp or null, e.g. a deadline with a time. */
export function dateTime<const O extends Options<string | null>>(options: O) {
  return { ...options, kind: 'dateTime' as const, empty: null as string | null };
}

/** A colour, `#rrggbb` or ''. */
export function color<const O extends Options<string>>(options: O) {
  return { ...options, kind: 'color' as const, empty: '' as string };
}

/** A decimal number as text, within `min` and `max`. */
export function decimal<const O extends Options<string> & Pick<DecimalField, 'min' | 'max' | 'money'>>(options: O) {
  return { ...options, kind: 'decimal' as const, empty: '' as string };
}

/** A whole number; `empty` is the value of a new record. */
export function integer<const O extends Options<number> & Pick<IntegerField, 'min' | 'max'> & { empty?: number }>(
  options: O,
) {
  return { ...options, kind: 'integer' as const, empty: options.empty ?? 0 };
}

/** One of a few choices; the first by default. */
export function choice<
  const O extends Options<string> & Pick<ChoiceField, 'choices' | 'synonyms'> & { empty?: string },
>(options: O) {
  return { ...options, kind: 'choice' as const, empty: options.empty ?? options.choices[0]?.id ?? '' };
}

/** One reference, `{id}` or null. */
export function reference<const O extends Options<{ id: number } | null> & { context?: Context }>(
  list: ReferenceListName,
  options: O,
) {
  return { ...options, kind: 'reference' as const, list, empty: null as { id: number } | null };
}

/** References in a chosen order. The server refuses unknown ids. */
export function references<const O extends Options<{ id: number }[]> & { context?: Context }>(
  list: ReferenceListName,
  options: O,
) {
  return { ...options, kind: 'references' as const, list, empty: [] as { id: number }[] };
}

type ListOptions = Pick<
  ListField,
  'addLabel' | 'itemLabel' | 'identifiedBy' | 'max' | 'startsWithOne' | 'asTable' | 'alias' | 'withoutBlank'
>;

/** A list of small objects, e.g. links or contacts. */
export function list<const F extends PartFields, const O extends Options<unknown> & ListOptions>(item: F, options: O) {
  return { ...options, kind: 'list' as const, item, empty: [] as ItemOf<F>[] };
}

/** The texts of a picture, in every language. */
export const imageParts = {
  description: text({ label: 'Bildlegende' }),
  copyright: text({ label: 'Copyright' }),
  descriptionFR: text({ label: 'Bildlegende (FR)' }),
  descriptionIT: text({ label: 'Bildlegende (IT)' }),
  copyrightFR: text({ label: 'Copyright (FR)' }),
  copyrightIT: text({ label: 'Copyright (IT)' }),
};
/** The text of a document; each language has its own list of documents. */
export const fileParts = { description: text({ label: 'Beschreibung' }) };

/** An uploaded file as records refer to it; the text of a picture has a key for each language. */
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
  /** What the media library says of the picture; the server adds it. */
  alt?: string;
  altFR?: string;
  altIT?: string;
  rights?: string;
  rightsFR?: string;
  rightsIT?: string;
  focus?: string;
}

function uploads<Kind extends UploadsField['kind']>(kind: Kind, parts: PartFields, itemLabel: string) {
  return <const O extends Options<Upload[]> & { types?: UploadTypes }>(options: O) => ({
    ...options,
    kind,
    parts,
    itemLabel,
    empty: [] as Upload[],
  });
}

/** A picture or null; `translated`: one per language. */
export function image<const O extends Options<Upload | null>>(options: O) {
  const { description, copyright } = imageParts;
  return {
    ...options,
    kind: 'image' as const,
    parts: (options.translated ? { description, copyright } : imageParts) as PartFields,
    empty: null as Upload | null,
  };
}

export const images = uploads('images', imageParts, 'Bild');
export const files = uploads('files', fileParts, 'Dokument');
