import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { AssociationsField, Field, Fields } from '../../../domain/fields';
import type { Filter, RelationCase } from '../../../domain/filters';
import { defaultOrderOf, type ListRequest } from '../../../domain/listRequest';
import type { ReferenceListName } from '../../../domain/references';
import { searchWords } from '../../../domain/search';
import { askedByStranger, isShown } from '../../../domain/strangers';
import { typeNamed } from '../related/relatedFields';
import { isOfType, linkTableOf, referenceTableOf, snakeCase, tableOf } from '../storage/naming';
import { matchesTerm, resourceIs } from '../search/matching';
import { columnOf } from '../storage/columns';
import { orderTerm, type OrderTerm } from './orderTerm';
import { searchedPage, type Columns } from './searchedPage';

type Condition = RawBuilder<unknown>;
export type View = 'all' | 'public';

/** From here on the rows before a page cost more than the page. */
const deep = 500;

/** The records of a list, each as its text, in order. One query. */
export function listQuery(type: ContentType<any>, asked: ListRequest, view: View): RawBuilder<{ id: number; body: string; type?: string }> {
  return listOf(type, asked, view, { id: sql.ref('p.id'), ...(type.members && { type: sql.ref('p.type') }), body: textOf(asked, view) });
}

/**
 * The same for lists that need nothing but what is stored: the texts alone, as bytes (driver/client.ts). Whole lists in their usual order
 * are prepared; of filters and words PostgreSQL has to know what they are to plan well.
 */
export function storedListQuery(type: ContentType<any>, asked: ListRequest, view: View): RawBuilder<Buffer> {
  const isUsual = asked.filters.length === 0 && asked.term === '' && !asked.shuffle && isDeepStrictEqual(asked.order, defaultOrderOf(type));
  return sql`${sql.raw(isUsual ? '/* prepared bytes */' : '/* bytes */')} ${listOf(type, asked, view, { body: textOf(asked, view) })}`;
}

const textOf = ({ shape }: ListRequest, view: View): Condition => (view === 'public' ? sql.ref('p.public_body') : sql.ref(shape === 'summary' ? 'p.summary' : 'p.body'));

function listOf<Row>(type: ContentType<any>, asked: ListRequest, view: View, columns: Columns): RawBuilder<Row> {
  const request = view === 'public' ? askedByStranger(type, asked) : asked;
  if (request.offset < deep && searchWords(request.term).length > 0 && !finding(type, view)) {
    return searchedPage({ type, request, view, columns, order: ordering({ ...request, term: '' }, type), conditions: conditionsOf(type, request, view) });
  }
  const shown = sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`));
  const page = sql`${selection(type, request, view)} order by ${orderBy(ordering(request, type))} limit ${request.limit} offset ${request.offset}`;
  if (request.offset < deep) return sql`select ${shown} ${page}`;
  // Which ones by the index alone; those before the page are never read.
  return sql`select ${shown} from (select p.id ${page}) found join ${sql.table(tableOf(type))} p on p.id = found.id order by ${orderBy(ordering({ ...request, term: '' }, type))}`;
}

/** `from … where …` of a list; exports use it too. */
export function selection(type: ContentType<any>, request: ListRequest, view: View): RawBuilder<unknown> {
  const conditions = conditionsOf(type, request, view);
  if (request.term) conditions.push(foundBy(type, request.term, view));
  const search = request.term
    ? sql`join search_index s on ${resourceIs(type)} and s.record_id = p.id`
    : sql``;
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`from ${sql.table(tableOf(type))} p ${search} ${where}`;
}

/** What is asked of the rows, but for the words. */
function conditionsOf(type: ContentType<any>, request: ListRequest, view: View): Condition[] {
  const conditions: Condition[] = request.filters.map(({ filter, values }) => (filter.kind === 'changedBy' ? changedBy(type, values, request, view) : conditionOf(type, filter, values, view)));
  if (type.shares) conditions.push(isOfType(type, 'p'));
  if (view === 'public') conditions.push(sql`p.is_public`);
  return conditions;
}

/** By its own words; by those of whom it is associated with, where the type says so. */
function foundBy(type: ContentType<any>, term: string, view: View): Condition {
  const own = matchesTerm(term, 's', view);
  const field = finding(type, view);
  if (!field) return own;
  const there = sql`o.resource = ${sql.lit(field.resource)} and ${matchesTerm(term, 'o')}`;
  // Each part by its index; with `or` none would be used.
  return sql`p.id in (
    select o.record_id from search_index o where o.resource = ${sql.lit(type.name)} and ${matchesTerm(term, 'o')}
    union select a.${sql.ref(`${field.here}_id`)} from ${sql.table(field.table)} a join search_index o on o.record_id = a.${sql.ref(`${field.there}_id`)} where ${there})`;
}

/** The field by whose records a record is found too. */
const finding = (type: ContentType<any>, view: View) =>
  type.members || view === 'public' ? undefined : (Object.values(type.fields) as Field[]).find((one): one is AssociationsField => one.kind === 'associations' && one.finds === true);

/** The id breaks ties, so that paging neither repeats nor leaves out a record. */
function ordering(request: Pick<ListRequest, 'order' | 'term' | 'shuffle'>, type: Pick<ContentType<any>, 'fields' | 'name' | 'shares'>): OrderTerm[] {
  if (request.shuffle) {
    const { within, day } = request.shuffle;
    return [
      { by: sql`extract(year from p.${sql.ref(snakeCase(within))})`, way: sql`desc nulls last` },
      { by: sql`md5(p.id || ${day})`, way: sql`` },
      { by: sql.ref('p.id'), way: sql`` },
    ];
  }
  const last = request.order.at(-1)?.direction ?? 'DESC';
  const order = request.order.some(({ field }) => field === 'id') ? request.order : [...request.order, { field: 'id', direction: last }];
  return order.map((term) => orderTerm(type, term, request.term !== ''));
}

const orderBy = (order: readonly OrderTerm[]) => sql.join(order.map(({ by, way }) => sql`${by} ${way}`));

function momentOf({ field, otherwise }: Extract<Filter, { kind: 'moment' }>): Condition {
  const column = sql`p.${sql.ref(snakeCase(field))}`;
  return otherwise ? sql`coalesce(${column}, p.${sql.ref(snakeCase(otherwise))})` : column;
}

/** A field that strangers do not see is empty for them, and a record that they do not see is related to nothing. */
function conditionOf(type: ContentType<any>, filter: Exclude<Filter, { kind: 'changedBy' }>, values: string[], view: View): Condition {
  if (view === 'public' && 'field' in filter && !isShown(type, filter.field)) return 'match' in filter && filter.match === 'none' ? sql`true` : sql`false`;
  switch (filter.kind) {
    case 'visibility':
      // Anything but `public` means draft, as existing clients say it in several words.
      return anyOf(values.map((value) => (value === 'public' ? sql`p.is_public` : sql`not p.is_public`)));
    case 'year':
      return anyOf(
        values.map((day) => {
          const column = sql`p.${sql.ref(snakeCase(filter.field))}`;
          return sql`(${column} >= ${day}::date and ${column} < ${day}::date + interval '1 year')`;
        }),
      );
    case 'past': {
      const column = sql`p.${sql.ref(snakeCase(filter.field))}`;
      const [value = ''] = values;
      const now = sql`${value.slice(1)}::timestamptz`;
      // What has no end is never over; with `or` no index of an order could pass over what is.
      return value.startsWith('<') ? sql`${column} < ${now}` : sql`coalesce(${column}, 'infinity'::timestamptz) >= ${now}`;
    }
    case 'period': {
      if (view === 'public' && !(isShown(type, filter.start) && isShown(type, filter.end))) return sql`false`;
      const [start, end] = [filter.start, filter.end].map((name) => sql`p.${sql.ref(snakeCase(name))}`);
      // The year, not the day that stands for it.
      return anyOf(values.map((day) => sql`((${start} is null or extract(year from ${start}) <= ${Number(day.slice(0, 4))}) and (${end} is null or extract(year from ${end}) >= ${Number(day.slice(0, 4))}))`));
    }
    case 'choice':
      return sql`p.${sql.ref(snakeCase(filter.field))} = any(${values}::text[])`;
    case 'moment':
      return sql`${momentOf(filter)} ${filter.bound === 'from' ? sql`>=` : sql`<`} ${values[0]}::timestamptz`;
    case 'untranslated':
      // By values, not parameters: the index of each language is of what it lacks.
      return anyOf(filter.locales.map((locale) => (values.includes(locale) ? sql`(coalesce(p.translations -> ${sql.lit(locale)} ->> ${sql.lit(filter.field)}, '') = '' and not ${leftEmpty(type, filter.field, locale)})` : sql`false`)));
    case 'cases':
      return anyOf(values.map((value) => caseOf(type, filter.cases[value], view)));
    case 'ids':
      return sql`p.id = any(${values.map(Number)}::int[])`;
    case 'records': {
      // What is no id is the id of nothing.
      const ids = values.filter(isId).map(Number);
      const target = view === 'public' ? sql`join ${sql.table(tableOf(typeNamed(filter.resource)))} r on r.id = l.target_id and r.is_public` : sql``;
      const linked = sql`from ${sql.table(linkTableOf(type, filter.field))} l ${target} where l.record_id = p.id and l.target_id = any(${ids}::int[])`;
      return filter.match === 'any' ? sql`exists (select ${linked})` : sql`(select count(*) ${linked}) = ${values.length}`;
    }
    case 'references': {
      const field = (type.fields as Fields)[filter.field];
      if (field?.kind === 'reference') return single(sql.ref(`p.${columnOf(filter.field, field.kind)}`), filter, values);
      const links = sql.table(linkTableOf(type, filter.field));
      const linked = (targets: Condition) => sql`exists (select from ${links} l where l.record_id = p.id and l.target_id ${targets})`;
      const each = values.map((value) => linked(meant(filter.list, value)));
      if (filter.match === 'none') return sql`not ${anyOf(each)}`;
      const matching = filter.match === 'all' ? sql`(${sql.join(each, sql` and `)})` : anyOf(each);
      return filter.noneMeansAll ? sql`(${matching} or not exists (select from ${links} l where l.record_id = p.id))` : matching;
    }
  }
}

/** Whether a field was left empty in a language on purpose. */
const leftEmpty = (type: ContentType<any>, field: string, locale: string): Condition => sql`exists (
  select from translation_gaps g where g.resource = any(${(type.members ?? [type]).map(({ name }) => name)}::text[]) and g.record_id = p.id and g.field = ${field} and g.locale = ${locale} and g.state = 'empty')`;

/** What somebody has made or changed, of what the history says; where the list asks for changes since a moment, since then. Strangers learn nothing of it. */
function changedBy(type: ContentType<any>, values: string[], { filters }: ListRequest, view: View): Condition {
  if (view === 'public') return sql`false`;
  const since = filters.find(({ filter }) => filter.kind === 'moment' && filter.field === 'updatedAt' && filter.bound === 'from')?.values[0];
  const names = (type.members ?? [type]).map(({ name }) => name);
  return sql`p.id in (select h.record_id from history h where h.user_id = any(${values.filter(isId).map(Number)}::int[]) and h.resource = any(${names}::text[])${since === undefined ? sql`` : sql` and h.at >= ${since}::timestamptz`})`;
}

/** What nobody knows is the case of no record. */
function caseOf(type: ContentType<any>, found: RelationCase | undefined, view: View): Condition {
  if (!found || (view === 'public' && !isShown(type, found.field))) return found && 'counts' in found && found.counts.some(([from]) => from === 0) ? sql`true` : sql`false`;
  const links = sql.table(linkTableOf(type, found.field));
  if ('named' in found) {
    return sql`exists (select from ${links} l join ${sql.table(referenceTableOf(found.list))} e on e.id = l.target_id where l.record_id = p.id and e.name = any(${[...found.named]}::text[]))`;
  }
  const count = sql`(select count(*) from ${links} l where l.record_id = p.id)`;
  return anyOf(found.counts.map(([from, to]) => sql`${count} between ${from} and ${to}`));
}

/** A column that holds one entry at most: with `all`, it would have to be several at once. */
function single(column: Condition, { list, match }: Extract<Filter, { kind: 'references' }>, values: string[]): Condition {
  const each = values.map((value) => sql`${column} ${meant(list, value)}`);
  if (match === 'all') return sql`(${sql.join(each, sql` and `)})`;
  return match === 'any' ? anyOf(each) : sql`(${column} is null or not ${anyOf(each)})`;
}

/** An entry by its id, or by its German name. */
const meant = (list: ReferenceListName, value: string): Condition =>
  isId(value) ? sql`= ${Number(value)}` : sql`in (select id from ${sql.table(referenceTableOf(list))} where name = ${value})`;

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);
const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
