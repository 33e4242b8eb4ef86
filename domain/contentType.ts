import type { Content } from './contents';
import { editorFilters } from './editorFilters';
import { boolean, type Fields, type Translations, type ValuesOf } from './fields';
import { privacyChoices, visibilityChoices } from './contents';
import { completeFilters, excluding, idsFilter, type DeclaredFilter, type Filters, type IdsFilter } from './filters';
import { withLocales } from './kinds/languages';
import { noTranslations } from './kinds/items';
import { shownOrders } from './kinds/ordering';
import { isPublishedByTime, publishingOf, publishingProblems } from './publishing';
import { localized, type ContentLocale, type Words } from './locales';
import type { ReferenceListName } from './references';

export interface Order {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** Validates several fields together and returns an error for each invalid one. */
export type RecordRule = (values: Record<string, any>) => { field: string; message: string }[];

/** The schema.org type under which search engines know a record. */
export type SchemaType =
  | 'CreativeWork'
  | 'AdministrativeArea'
  | 'Course'
  | 'Event'
  | 'JobPosting'
  | 'NewsArticle'
  | 'Person'
  | 'ScholarlyArticle';

/**
 * How visitors see a type. Its public list, views, static pages and form follow from this and from its fields. Types
 * with their own files in `domain/embeds/` and `domain/publicViews/` leave it out.
 */
interface ForVisitors<Name extends string = string> {
  /** The title of its list. */
  list: Words;
  /** `CreativeWork` by default. */
  schemaType?: SchemaType;
  /**
   * The public labels of fields. Short values become facts, in this order; reference fields among them become filters
   * of the list. Rich texts after the first use the label as their heading.
   */
  words: Partial<Record<Name, Words>>;
  /** The facts on its card; by default those of `summary` fields. */
  card?: readonly Name[];
  /** The form by which visitors submit a record. */
  form?: {
    title: Words;
    /** A single record in mid-sentence: 'Ihre Ausschreibung'. */
    noun: Words;
    /** The fields it asks for, the title first; `words` has their labels. */
    fields: readonly Name[];
    /** Fields that are required in addition to the title. */
    required?: readonly Name[];
  };
}

/**
 * The declaration of a content type, including its entry in the table of contents. Everything else is derived from it.
 */
export interface ContentType extends Content {
  /** The resource: part of the URLs of the API and the pages. */
  name: string;
  /**
   * For types that share one table: the table and the value of its column `type`. They share the id sequence and link
   * tables.
   */
  shares?: { table: string; type: string };
  /**
   * For entries of a reference list: the list, whose table stores them. Fields that only some lists have share the
   * column `extra`.
   */
  list?: ReferenceListName;
  /** For a combined list: the types whose records it lists. It has no records itself and no `shares`. */
  members?: readonly ContentType[];
  /** The field shown as the name of a record. */
  titleField: string;
  /** The display name if it consists of more than the title field, e.g. first and last name. */
  nameOf?: (record: Record<string, any>) => string;
  /** A second line that distinguishes records of the same name, derived from the short shape. */
  detailOf?: (record: Record<string, any>) => string;
  /** Read-only values computed from the fields, in every shape and view. */
  derived?: Record<string, (record: Record<string, any>) => unknown>;
  /**
   * Long derived values, left out of the short shape. They are computed from what the reader may see of the records in
   * list items.
   */
  derivedLong?: Record<string, (record: Record<string, any>) => unknown>;
  /** Values derived from related records, computed when these are read. */
  derivedFromRelated?: Record<string, (record: Record<string, any>) => unknown>;
  /**
   * Translates alternative notations of clients into fields, before validation.
   * @param before the current record; null for a new one
   */
  interpret?: (
    input: Record<string, any>,
    before: Record<string, any> | null,
  ) => { input: Record<string, any>; errors: FieldError[] };
  /** Where an error belongs in the notation of such a client. */
  placeOf?: (field: string, input: Record<string, any>, before: Record<string, any> | null) => string;
  /**
   * Translates alternative notations in an external proposal into fields, for the review.
   * @param proposed the proposal
   * @param sent the raw data of the source
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
   * Saving asks whether to release the record or keep it in the inbox for now. API clients can do so for every type.
   */
  interimSave?: boolean;
  /** Always includes `ids`, which the back office uses to fetch referenced records. */
  filters: Filters & { ids: IdsFilter };
  /** Further sort orders of a list, apart from the fields that tables show. */
  orderBy: readonly string[];
  defaultOrder: Order & { thenBy?: Order };
  /** The default sort order when a filter has this value: upcoming events are sorted by their start. */
  orderWith?: { filter: string; value: string; order: Order };
  /** The default page length: one page in lists that load more on demand, otherwise `maxLimit`. */
  limit?: number;
  /**
   * Public pages can request an order that changes daily (`randomize=1`): records are shuffled within each year of this
   * date, newest year first.
   */
  shuffledWithin?: string;
  /** The day or time at which a record expires; the overview shows the next ones. */
  deadline?: string;
  /** The fields in the public shape. An explicit list, so that new fields are private by default. */
  publicFields: readonly string[];
  forVisitors?: ForVisitors;
}

/** A content type that knows the names of its fields, as returned by `defineContentType`. */
export interface ContentTypeWith<F extends Fields> extends ContentType {
  titleField: keyof F & string;
  codeField?: keyof F & string;
  fields: F;
  shuffledWithin?: keyof F & string;
  deadline?: keyof F & string;
  publicFields: readonly (keyof F & string)[];
  forVisitors?: ForVisitors<keyof F & string>;
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

/** The argument of `defineContentType`, which adds the filters and orders that every type has. */
export interface DeclarationOf<F extends Fields> extends Omit<ContentTypeWith<F>, 'filters' | 'orderBy'> {
  filters: Record<string, DeclaredFilter<keyof F & string>>;
  /** Adds the inverse of each reference filter, for existing clients: `excludeTopic`. */
  hasExcludingFilters?: true;
  /** Orders other than `id`, `createdAt`, `updatedAt`, the title and the fields that tables show. */
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
    rules: isPublishedByTime(declaration) ? [...declaration.rules, publishingProblems] : declaration.rules,
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
const contactVisibility = { ...visibility, called: privacyChoices };

/** The visibility field with the labels of a type. */
export const visibilityOf = (type: {
  visibility?: Content['visibility'];
}): typeof visibility | typeof contactVisibility =>
  type.visibility === privacyChoices ? contactVisibility : visibility;

/** Fields that types have without declaring them. */
export const undeclaredFields = (type: Parameters<typeof publishingOf>[0]): Fields => ({
  isPublic: visibilityOf(type) as Fields[string],
  ...publishingOf(type),
});

/** The fields that have a value per language. */
export function translatedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.translated));
}

/** The display name of a record. */
export function nameOf(type: Pick<ContentType, 'nameOf' | 'titleField'>, record: Record<string, any>): string {
  return type.nameOf?.(record) ?? String(localized(record, type.titleField, 'de') ?? '');
}

/** A new record with empty fields; a draft unless the type has no drafts. */
export function emptyRecord<T extends ContentType>(type: T): InputOf<T> {
  const values = Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, field.empty]));
  return { ...values, isPublic: type.alwaysPublic === true, translations: noTranslations(type) } as InputOf<T>;
}

export type FieldError = { field: string; message: string };

const declared = new Map<string, ContentType>();

/**
 * The declaration of a type if it is loaded. In the browser, declarations load together with the pages that need them,
 * so use this only where a missing one does no harm.
 */
export function declaredType(name: string): ContentType | undefined {
  return declared.get(name);
}
