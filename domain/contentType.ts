import type { Content } from './contents';
import { editorFilters } from './editorFilters';
import { boolean, type Fields, type Translations, type ValuesOf } from './fields';
import { privacyChoices, visibilityChoices } from './contents';
import { completeFilters, excluding, idsFilter, type DeclaredFilter, type Filters, type IdsFilter } from './filters';
import { withLocales } from './kinds/languages';
import { noTranslations } from './kinds/items';
import { shownOrders } from './kinds/ordering';
import { localized, type ContentLocale, type Words } from './locales';
import type { ReferenceListName } from './references';

export interface Order {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** Validates several fields together and returns an error for each invalid one. */
export type RecordRule = (values: Record<string, any>) => { field: string; message: string }[];

/** What search engines call a record, in the words of schema.org. */
export type SchemaType =
  | 'CreativeWork'
  | 'AdministrativeArea'
  | 'Course'
  | 'Event'
  | 'JobPosting'
  | 'NewsArticle'
  | 'Person'
  | 'ScholarlyArticle';

/** What visitors see of a type: its list, views, static pages and form follow from this and from its fields. */
export interface Shown<Name extends string = string> {
  /** What its list is called. */
  list: Words;
  /** `CreativeWork` where it does not say. */
  schemaType?: SchemaType;
  /**
   * What visitors know a field as: short facts in this order, of which entries of reference lists narrow the list;
   * further formatted texts under this heading.
   */
  words: Partial<Record<Name, Words>>;
  /** The facts that stand on its card; those of `summary` fields where it does not say. */
  card?: readonly Name[];
  /** The form by which visitors hand one in. */
  form?: {
    title: Words;
    /** What a single one is called, within a sentence: 'Ihre Ausschreibung'. */
    noun: Words;
    /** What it asks for, the title first; `words` says what that is called. */
    asks: readonly Name[];
    /** Of these what has to be said, beside the title. */
    required?: readonly Name[];
  };
}

/**
 * The declaration of a content type, together with its line in the table of contents. Everything else is derived from
 * it.
 */
export interface ContentType extends Content {
  /** The resource: part of the addresses of API and pages. */
  name: string;
  /**
   * For types that share one table: the table and the value of its column `type`. They share the id sequence and link
   * tables.
   */
  shares?: { table: string; type: string };
  /**
   * For entries of a reference list: the list, whose table they are in. Fields that not all lists have share the column
   * `extra`.
   */
  list?: ReferenceListName;
  /** For a combined list: the types whose records it lists. It has no records of its own and no `shares`. */
  members?: readonly ContentType[];
  /** The field shown as the name of a record. */
  titleField: string;
  /** The name if it is more than the title field, e.g. first and last name. */
  nameOf?: (record: Record<string, any>) => string;
  /** A second line that distinguishes records of the same name, from the short shape. */
  detailOf?: (record: Record<string, any>) => string;
  /** Read-only values computed from the fields, in every shape and view. */
  derived?: Record<string, (record: Record<string, any>) => unknown>;
  /**
   * Long derived values, not in the short shape. They are computed from what the reader sees of records in list items.
   */
  derivedLong?: Record<string, (record: Record<string, any>) => unknown>;
  /** Values derived from related records, computed when these are read. */
  derivedFromRelated?: Record<string, (record: Record<string, any>) => unknown>;
  /**
   * Translates other notations of clients into fields, before validation.
   * @param before the current record; null for a new one
   */
  interpret?: (
    input: Record<string, any>,
    before: Record<string, any> | null,
  ) => { input: Record<string, any>; errors: FieldError[] };
  /** The place of an error in the notation of such a client. */
  placeOf?: (field: string, input: Record<string, any>, before: Record<string, any> | null) => string;
  /**
   * Translates other notations of an external proposal into fields for the review.
   * @param proposed the proposal, `sent` the raw data of the source
   * @throws an error with a message if the proposal contains nothing
   */
  readProposal?: (proposed: Record<string, any>, sent: unknown) => Record<string, any>;
  /** Removes contradictory values and completes dependent ones once all values are valid. */
  settle?: (values: Record<string, any>) => Record<string, any>;
  /** The field with the code by which people know a record. */
  codeField?: string;
  /** The languages of its records, German first; the usual three by default. Read with `localesOf`. */
  locales?: readonly ContentLocale[];
  fields: Fields;
  rules: readonly RecordRule[];
  /**
   * Saving asks whether to release the record or to keep it in the inbox for now. API clients can do so for every type.
   */
  interimSave?: boolean;
  /** Always includes `ids`, with which the back office fetches referenced records. */
  filters: Filters & { ids: IdsFilter };
  /** Further orders of a list, apart from the fields that tables show. */
  orderBy: readonly string[];
  defaultOrder: Order & { thenBy?: Order };
  /** The default order when a filter has this value: upcoming events are sorted by their start. */
  orderWith?: { filter: string; value: string; order: Order };
  /** The default page length: a page in lists that load more on demand, otherwise `maxLimit`. */
  limit?: number;
  /**
   * Public pages can request an order that changes daily (`randomize=1`), within the years of this date, the newest
   * first.
   */
  shuffledWithin?: string;
  /** The day or moment at which a record expires; the overview shows upcoming ones. */
  deadline?: string;
  /** The fields in the public shape. An explicit list, so that new fields are private by default. */
  publicFields: readonly string[];
  /** What visitors see of it, where nobody has written that for it alone. */
  shown?: Shown;
}

/** A content type that knows the names of its fields, as `defineContentType` returns it. */
export interface ContentTypeWith<F extends Fields> extends ContentType {
  titleField: keyof F & string;
  codeField?: keyof F & string;
  fields: F;
  shuffledWithin?: keyof F & string;
  deadline?: keyof F & string;
  publicFields: readonly (keyof F & string)[];
  shown?: Shown<keyof F & string>;
}

/** What every record has in addition to its fields. Timestamps are ISO 8601 in UTC. */
export interface RecordMeta {
  id: number;
  createdAt: string;
  updatedAt: string;
}

/** A record as clients write it. */
export type InputOf<T extends ContentType> = ValuesOf<T['fields']> & {
  isPublic: boolean;
  translations: Translations<T['fields']>;
};
/** A record as editors read it. */
export type RecordOf<T extends ContentType> = InputOf<T> & RecordMeta;

/** What a content type says of itself; the rest of its filters and orders is derived. */
export interface DeclarationOf<F extends Fields> extends Omit<ContentTypeWith<F>, 'filters' | 'orderBy'> {
  filters: Record<string, DeclaredFilter<keyof F & string>>;
  /** Existing clients also know filters by what a record must not have: `excludeTopic`. */
  hasExcludingFilters?: true;
  /** Further orders than `id`, `createdAt`, `updatedAt`, the title and the fields that tables show. */
  orderBy?: readonly string[];
}

/**
 * Declares a content type and keeps the exact types of its fields.
 * @throws if the declaration contradicts itself
 */
export function defineContentType<const F extends Fields>({
  hasExcludingFilters,
  ...declaration
}: DeclarationOf<F>): ContentTypeWith<F> {
  const { titleField, orderBy = [] } = declaration;
  const fields = withLocales(declaration.fields, declaration);
  const filters = completeFilters(fields, declaration.filters);
  const type = {
    ...declaration,
    fields,
    orderBy: [...new Set(['id', 'createdAt', 'updatedAt', titleField, ...orderBy, ...shownOrders(fields)])],
    filters: {
      ...filters,
      ...(hasExcludingFilters && excluding(filters)),
      ids: idsFilter,
      ...editorFilters({ ...declaration, fields, filters }),
    },
  };
  declared.set(type.name, type);
  return type;
}

/** The field of every content type that makes a record public or a draft. */
export const visibility = boolean({ label: 'Öffentlich', summary: true, called: visibilityChoices });
const privacy = { ...visibility, called: privacyChoices };

/** The visibility field with the labels of a type. */
export const visibilityOf = (type: { visibility?: Content['visibility'] }): typeof visibility | typeof privacy =>
  type.visibility === privacyChoices ? privacy : visibility;

/** The fields with a value per language. */
export function translatedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.translated));
}

/** The display name of a record. */
export function nameOf(type: Pick<ContentType, 'nameOf' | 'titleField'>, record: Record<string, any>): string {
  return type.nameOf?.(record) ?? String(localized(record, type.titleField, 'de') ?? '');
}

/** A new record with empty fields, a draft unless the type has none. */
export function emptyRecord<T extends ContentType>(type: T): InputOf<T> {
  const values = Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, field.empty]));
  return { ...values, isPublic: type.alwaysPublic === true, translations: noTranslations(type) } as InputOf<T>;
}

export type FieldError = { field: string; message: string };

const declared = new Map<string, ContentType>();

/**
 * The declaration of a type if it is loaded. In the browser, declarations load together with the pages that need them;
 * use this where a missing one does no harm.
 */
export function declaredType(name: string): ContentType | undefined {
  return declared.get(name);
}
