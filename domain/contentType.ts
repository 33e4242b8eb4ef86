import type { Content } from './contents';
import { editorFilters } from './editorFilters';
import { boolean, type Fields, type Translations, type ValuesOf } from './fields';
import { privacyChoices, visibilityChoices } from './contents';
import type { Filters, IdsFilter } from './filters';
import { withLocales } from './kinds/languages';
import { noTranslations } from './kinds/items';
import { shownOrders } from './kinds/ordering';
import { localized, type ContentLocale } from './locales';

/** What a list is ordered by. */
export interface Order {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** A rule over several fields: the sentence for each field it finds wrong. */
export type RecordRule = (values: Record<string, any>) => { field: string; message: string }[];

/**
 * What is said about a content type, with its line in the table of contents. Everything else about it is derived from
 * this.
 */
export interface ContentType extends Content {
  /** Name of the resource: address of the API and of the pages. */
  name: string;
  /**
   * Types that are rows of one table: its name, and what its column `type` says of this one. Their ids are of one
   * sequence, their links lie in the same tables.
   */
  shares?: { table: string; type: string };
  /** The types whose records this one lists together; it has none of its own, and `shares` nothing. */
  members?: readonly ContentType[];
  /** The field that names a record to a person. */
  titleField: string;
  /** The name where it is more than that field: first and last name. */
  nameOf?: (record: Record<string, any>) => string;
  /** A second line that tells namesakes apart, made from the short shape. */
  detailOf?: (record: Record<string, any>) => string;
  /**
   * What answers carry beside the declared fields, made from them: in every shape, for strangers too. Nobody writes it.
   */
  derived?: Record<string, (record: Record<string, any>) => unknown>;
  /**
   * The same where it is long: not in the short shape. Where it tells of records that items of lists lead to, only of
   * those that the reader sees.
   */
  derivedLong?: Record<string, (record: Record<string, any>) => unknown>;
  /** The same made from related records: read together with these, never kept. */
  derivedFromRelated?: Record<string, (record: Record<string, any>) => unknown>;
  /**
   * What clients may say in other words than the fields, read into them before anything is checked. In: the record as
   * it is, null for a new one.
   */
  interpret?: (
    input: Record<string, any>,
    before: Record<string, any> | null,
  ) => { input: Record<string, any>; errors: FieldError[] };
  /** Where such a client finds an error of a field. */
  placeOf?: (field: string, input: Record<string, any>, before: Record<string, any> | null) => string;
  /**
   * What a proposal from outside says in other words than the fields: read into them where it is reviewed. In: what it
   * says, and as its source sent it. Errors: with the sentence for a proposal that says nothing.
   */
  readProposal?: (said: Record<string, any>, sent: unknown) => Record<string, any>;
  /**
   * Drops what cannot be said beside each other, and adds what follows from the rest, once every value of the record is
   * one. In and out: the values.
   */
  settle?: (values: Record<string, any>) => Record<string, any>;
  /** The field with the code that people know a record by, where there is one. */
  codeField?: string;
  /** The languages it can be in, German first; the usual three where it does not say. `localesOf` reads it. */
  locales?: readonly ContentLocale[];
  fields: Fields;
  rules: readonly RecordRule[];
  /**
   * A save asks whether to release the record or to keep it in the inbox for now. Clients may keep one of any type
   * there.
   */
  interimSave?: boolean;
  /** `ids` among them, by which the back office asks for records that something refers to. */
  filters: Filters & { ids: IdsFilter };
  /** What a list may be ordered by, beside the fields that tables show. */
  orderBy: readonly string[];
  defaultOrder: Order & { thenBy?: Order };
  /** Another order where a filter has a value and nobody asks for one: what is to come by when it begins. */
  orderWith?: { filter: string; value: string; order: Order };
  /**
   * How many records a list holds where nobody says: a page of those that people load more of, else all up to
   * `maxLimit`.
   */
  limit?: number;
  /**
   * Public pages may ask for another order every day (`randomize=1`): within the years of this date, the newest first.
   */
  shuffledWithin?: string;
  /** The day or moment until which an entry holds: the overview names those that are over soon. */
  deadline?: string;
  /** The fields strangers see, written down one by one: a new field is private until it stands here. */
  publicFields: readonly string[];
}

/** A content type that knows its own fields by name, as `defineContentType` returns it. */
export interface ContentTypeWith<F extends Fields> extends ContentType {
  titleField: keyof F & string;
  codeField?: keyof F & string;
  fields: F;
  shuffledWithin?: keyof F & string;
  deadline?: keyof F & string;
  publicFields: readonly (keyof F & string)[];
}

/** What every record has beside its declared fields. Moments are ISO 8601 in UTC. */
export interface RecordMeta {
  id: number;
  createdAt: string;
  updatedAt: string;
}

/** A record as a client writes it. */
export type InputOf<T extends ContentType> = ValuesOf<T['fields']> & {
  isPublic: boolean;
  translations: Translations<T['fields']>;
};
/** A record as editors read it. */
export type RecordOf<T extends ContentType> = InputOf<T> & RecordMeta;

/** Declares a content type, keeping the exact types of its fields. Errors: a declaration that cannot be meant. */
export function defineContentType<const F extends Fields>(declaration: ContentTypeWith<F>): ContentTypeWith<F> {
  const fields = withLocales(declaration.fields, declaration);
  const orderBy = [...new Set([...declaration.orderBy, ...shownOrders(fields)])];
  const type = {
    ...declaration,
    fields,
    orderBy,
    filters: { ...declaration.filters, ...editorFilters({ ...declaration, fields }) },
  };
  declared.set(type.name, type);
  return type;
}

/** The field every content type has: draft or public. */
export const visibility = boolean({ label: 'Öffentlich', summary: true, called: visibilityChoices });
const privacy = { ...visibility, called: privacyChoices };

/** The same as a type calls its two states. */
export const visibilityOf = (type: { visibility?: Content['visibility'] }): typeof visibility | typeof privacy =>
  type.visibility === privacyChoices ? privacy : visibility;

/** The fields that are kept per language. */
export function translatedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.translated));
}

/** What a record is called: in searches, lists of links, the inbox. */
export function nameOf(type: Pick<ContentType, 'nameOf' | 'titleField'>, record: Record<string, any>): string {
  return type.nameOf?.(record) ?? String(localized(record, type.titleField, 'de') ?? '');
}

/** A new record: every field empty, a draft where there are drafts of its type. */
export function emptyRecord<T extends ContentType>(type: T): InputOf<T> {
  const values = Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, field.empty]));
  return { ...values, isPublic: type.alwaysPublic === true, translations: noTranslations(type) } as InputOf<T>;
}

export type FieldError = { field: string; message: string };

const declared = new Map<string, ContentType>();

/**
 * The declaration of a type, if something has loaded it. In the browser declarations arrive with the pages that need
 * them; this is for what can do without, and must not bring all of them along.
 */
export function declaredType(name: string): ContentType | undefined {
  return declared.get(name);
}
