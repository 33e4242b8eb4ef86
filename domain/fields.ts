import type { Feature } from './features';
import type { ContentLocale } from './locales';
import type { Context, ReferenceListName } from './references';
import { dayWithOffset } from './values/moments';

/**
 * The kinds of field a content type is made of. A declaration is plain data; what a kind means is said by tables with a
 * line for every kind (`domain/kinds`, and one for each layer that treats them differently), so that a new one does not
 * compile before it is complete.
 */
export interface FieldBase<Value> {
  /** German, as people read it: form, list, history, export. */
  label: string;
  /** The value of a new record. */
  empty: Value;
  /** Kept per language: the base value is German, the others stand in `translations` beside it, under the same name. */
  translated?: boolean;
  /**
   * Translated as other programs keep it, while people here write it in German: nothing is missing where a language
   * lacks it.
   */
  germanOnly?: true;
  /** Its text is found by the search term; that of a part of a list, too. */
  searched?: boolean;
  /** The switch that shows the field, e.g. `PROJECTS_ENABLE_TOPICS`. */
  feature?: Feature;
  /** Part of the short shape that lists ask for with `shape=summary`. */
  summary?: boolean;
  /** Tables say how many there are of it, not which. */
  counted?: true;
  /** Belongs to the one record: a copy starts without. */
  notCopied?: true;
  /** How answers say its value, where existing clients expect another notation than the one that is kept. */
  answeredAs?: (value: any) => unknown;
}

interface TextBase extends FieldBase<string> {
  /** So many characters at most. */
  max?: number;
  /** The sentence that a blank value gets. */
  required?: string;
  /** For the documentation, where not every text will do. */
  examples?: readonly string[];
}
interface PlainTextField extends TextBase {
  kind: 'text';
  /** Clients also send numbers, which are kept as texts. */
  takesNumbers?: true;
}
export interface MultilineField extends TextBase {
  kind: 'multiline';
  /** Notes below each other: what several people have added to it stands side by side. */
  grows?: true;
  /** So many lines its input shows while it holds less. */
  rows?: number;
}
interface RichTextField extends TextBase {
  kind: 'richText';
  /** A short text within others: its toolbar has no headings, and neither undo nor redo. */
  brief?: true;
}
/** A drawing, as its markup. The server keeps what is harmless of it, in one notation. */
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
  /** What people call its two values, the true one first, where that is not yes and no. */
  called?: readonly [{ label: string }, { label: string }];
}
export interface DateField extends FieldBase<string | null> {
  kind: 'date';
}
/** A moment as the clock of Zurich shows it: `2027-03-18T09:00:00+01:00`. The same moment is always the same text. */
export interface DateTimeField extends FieldBase<string | null> {
  kind: 'dateTime';
}
/** A colour as `#rrggbb`, or `''`. */
export interface ColorField extends FieldBase<string> {
  kind: 'color';
}
/** A decimal number, kept as text so that no digit is lost: `'125000.50'`, `''` when unknown. */
export interface DecimalField extends FieldBase<string> {
  kind: 'decimal';
  min?: number;
  max?: number;
  /** An amount in CHF. */
  money?: boolean;
}
/** A whole number, e.g. the position in a sorted list. */
export interface IntegerField extends FieldBase<number> {
  kind: 'integer';
  min?: number;
  max?: number;
}
export interface ChoiceField extends FieldBase<string> {
  kind: 'choice';
  choices: readonly Choice[];
  /** What else clients call a choice. */
  synonyms?: Record<string, string>;
}
export interface ReferencesField extends FieldBase<{ id: number }[]> {
  kind: 'references';
  list: ReferenceListName;
  context?: Context;
}
/** One entry of a reference list, or none: its column is a foreign key. */
export interface ReferenceField extends FieldBase<{ id: number } | null> {
  kind: 'reference';
  list: ReferenceListName;
  context?: Context;
}
/**
 * One record of a content type, or none: a foreign key. Answers show it in its short shape (`summary` fields),
 * strangers only when it is public itself.
 */
export interface RecordField extends FieldBase<{ id: number } | null> {
  kind: 'record';
  /** The name of the content type. */
  resource: string;
  /**
   * Of a record of the same type: what stands above it. Never itself, never in a circle; `oneLevel`: no deeper than
   * that.
   */
  hierarchy?: 'tree' | 'oneLevel';
}
/** Records of a content type, in the order chosen: a link table. Shown as `RecordField` says. */
export interface RecordsField extends FieldBase<{ id: number }[]> {
  kind: 'records';
  resource: string;
  /** So many at most; 500 where it does not say. */
  max?: number;
  /** People put them in order: another order says something else. Without it they are a set. */
  ordered?: true;
  /**
   * A choice among very many that know nothing of it. An entry is `{id, name, isPublic}` with these fields of the
   * record, in tables its id alone. What is gone is left out, of a save too. Neither do the versions of the others grow
   * nor do their saves wait.
   */
  loose?: { shows: readonly string[] };
}
/**
 * Rows that associate a record with others and say something of their own: the employments between persons and
 * organisations. Both sides declare the field, and both are the same rows; each keeps its own order. On the wire an
 * item is `{id, [there]: {id, …}, …item, translations: {fr, it}}`; one without an id is new.
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
  /** Editors find this side by what the other one is found by: persons by their organisations. */
  finds?: true;
  /** What this side may say of a row; what else the row says stays as it is. */
  item: PartFields;
  /** The languages of its type, where those are others than usual. */
  locales?: readonly ContentLocale[];
  /** The sentence for a row that names nobody on the other side. */
  thereMissing: string;
  /** Links of the rows to records of a content type, kept by the server: by name of the key, e.g. `contactGroups`. */
  links?: { name: string; resource: string };
  addLabel: string;
}
/**
 * A list of small records. Parts that are `translated` stand as those of a record do: in German beside the others, else
 * in the item's own `translations`. Lists may stand in lists.
 */
export interface ListField<Item = Record<string, unknown>> extends FieldBase<Item[]> {
  kind: 'list';
  /** The parts of one item. */
  item: PartFields;
  /** The languages of its type, where those are others than usual. */
  locales?: readonly ContentLocale[];
  /** So many items at most. */
  max?: number;
  /** Word for adding one: the label of the button. */
  addLabel: string;
  /** What one of them is called, with its position behind it: `Kontakt` 1. */
  itemLabel: string;
  /** Parts by which an item is the same one in a source that lacks others: where all of them say the same. */
  identifiedBy?: readonly string[];
  /** A part that clients also send under another name. An item that says it under neither but a third is refused. */
  alias?: { part: string; also: string };
  /** An item that says nothing is none. */
  withoutBlank?: boolean;
  /** What a new item around it starts with: one of its own, to be filled in. */
  startsWithOne?: boolean;
}
/** Types of files: what each is called on the web, by its extension. */
export type UploadTypes = Readonly<Record<string, string>>;

interface UploadsBase extends FieldBase<Upload[]> {
  /** What people write about one of them. */
  parts: PartFields;
  itemLabel: string;
}
export interface ImagesField extends UploadsBase {
  kind: 'images';
}
export interface FilesField extends UploadsBase {
  kind: 'files';
  /** By extension; PDF alone where it does not say. */
  types?: UploadTypes;
}
/** A single picture, e.g. a logo. Where it is another one in every language, its texts are of that language. */
export interface ImageField extends FieldBase<Upload | null> {
  kind: 'image';
  parts: PartFields;
}
export type UploadsField = ImagesField | FilesField;

/** What each kind looks like in a declaration. */
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
/** What may stand in an item: everything but rows of other tables. */
export type PartFields = Record<string, Exclude<Field, AssociationsField<any>>>;
export type Choice = { id: string; label: string };

/** Values of all fields of a declaration; those of an item carry the translations of its parts. */
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
/** HTML of the toolbar; sanitised on the server. */
export const richText = textField('richText');
/** The markup of a drawing. */
export const svg = textField('svg');
/** An address on the web; without a scheme it is shown with http://. */
export const url = textField('url');
/** An e-mail address, or nothing. */
export const email = textField('email');

export function boolean<const O extends Options<boolean> & Pick<BooleanField, 'called'>>(options: O) {
  return { ...options, kind: 'boolean' as const, empty: false as boolean };
}

/** A text as answers say it to existing clients: null where it is empty. */
export const orNull = (text: string): string | null => text || null;

/** A calendar day, `YYYY-MM-DD` or null. Answers name the moment when it begins in Zurich. */
export function date<const O extends Options<string | null>>(options: O) {
  return { ...options, kind: 'date' as const, empty: null as string | null, answeredAs: dayWithOffset };
}

/** A moment, or null: a deadline with its hour. */
export function dateTime<const O extends Options<string | null>>(options: O) {
  return { ...options, kind: 'dateTime' as const, empty: null as string | null };
}

/** A colour, `#rrggbb` or nothing. */
export function color<const O extends Options<string>>(options: O) {
  return { ...options, kind: 'color' as const, empty: '' as string };
}

/** A decimal number as text; `min` and `max` bound it. */
export function decimal<const O extends Options<string> & Pick<DecimalField, 'min' | 'max' | 'money'>>(options: O) {
  return { ...options, kind: 'decimal' as const, empty: '' as string };
}

/** A whole number; `empty` is that of a new record. */
export function integer<const O extends Options<number> & Pick<IntegerField, 'min' | 'max'> & { empty?: number }>(
  options: O,
) {
  return { ...options, kind: 'integer' as const, empty: options.empty ?? 0 };
}

/** One of a few. Empty is the first one, or what `empty` says. */
export function choice<
  const O extends Options<string> & Pick<ChoiceField, 'choices' | 'synonyms'> & { empty?: string },
>(options: O) {
  return { ...options, kind: 'choice' as const, empty: options.empty ?? options.choices[0]?.id ?? '' };
}

/** One entry of a reference list, `{id}` or null. */
export function reference<const O extends Options<{ id: number } | null> & { context?: Context }>(
  list: ReferenceListName,
  options: O,
) {
  return { ...options, kind: 'reference' as const, list, empty: null as { id: number } | null };
}

/** Entries of a reference list, in the order chosen. Unknown ids are refused by the server. */
export function references<const O extends Options<{ id: number }[]> & { context?: Context }>(
  list: ReferenceListName,
  options: O,
) {
  return { ...options, kind: 'references' as const, list, empty: [] as { id: number }[] };
}

type ListOptions = Pick<
  ListField,
  'addLabel' | 'itemLabel' | 'identifiedBy' | 'max' | 'startsWithOne' | 'alias' | 'withoutBlank'
>;

/** A list of small records, e.g. links or contacts. */
export function list<const F extends PartFields, const O extends Options<unknown> & ListOptions>(item: F, options: O) {
  return { ...options, kind: 'list' as const, item, empty: [] as ItemOf<F>[] };
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

/**
 * An uploaded file where a record uses it; the texts of a picture stand beside each other, one key for each language.
 */
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

function uploads<Kind extends UploadsField['kind']>(kind: Kind, parts: PartFields, itemLabel: string) {
  return <const O extends Options<Upload[]> & { types?: UploadTypes }>(options: O) => ({
    ...options,
    kind,
    parts,
    itemLabel,
    empty: [] as Upload[],
  });
}

/** One picture or null; `translated`: one in every language. */
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
