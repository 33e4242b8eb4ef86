import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { AssociationsField, Field } from '../../../domain/fields';
import { defaultOrderOf, type ListRequest } from '../../../domain/lists/listRequest';
import { searchWords } from '../../../domain/lists/search';
import { askedByStranger } from '../../../domain/lists/strangers';
import type { JoinedRows } from '../../driver/rowBytes';
import { markColumn } from '../storage/linkedIds';
import { snakeCase, tableOf } from '../storage/naming';
import { isIndexed, namesOf } from '../search/matching';
import { matchingRows } from '../search/matchingRows';
import {
  conditionsOf,
  isInOrder,
  isOfLinks,
  isOfState,
  narrowing,
  unforeseenValue,
  type Asking,
  type Condition,
  type Narrowing,
  type View,
} from './filterConditions';
import { extentOf, narrowedPage, type Extent } from './narrowedPage';
import { orderTerm, type OrderTerm } from './orderTerm';
import type { RowMark } from './rowMark';
import { searchedPage, type Columns } from './searchedPage';
import { sampleOf, type Sample } from './searchSample';

/**
 * What is known of a list before it is read. It says how the list is read, never what it holds; what is not said is
 * found out on the way.
 */
export interface Known {
  /** How common the words of its term are. */
  sample?: Sample;
  /** How many there are of what it is narrowed by. */
  extent?: Extent;
}

/** From here on the rows before a page cost more than the page. */
const deep = 500;

/** The records of a list, each as its text, in order. One query. */
export function listQuery(
  type: ContentType<any>,
  asked: ListRequest,
  view: View,
  known: Known = {},
): RawBuilder<{ id: number; body: string; type?: string }> {
  const columns = {
    id: sql.ref('p.id'),
    ...(type.members && { type: sql.ref('p.type') }),
    body: sql.ref(`p.${textOf(asked, view)}`),
  };
  return sql`${sql.raw(isPreparedSearch(type, asked) || isPreparedFilter(type, asked) ? '/* prepared */' : '')} ${listOf(type, asked, view, columns, known)}`;
}

/**
 * The same for lists that need nothing but what is stored: the texts alone, as bytes and all in one row
 * (driver/client.ts). Whole lists in their usual order are prepared, searches of them for a word or two, and filters by
 * one thing that they are linked to; of other filters PostgreSQL has to know what they are to plan well.
 */
export function storedListQuery(
  type: ContentType<any>,
  asked: ListRequest,
  view: View,
  known: Known = {},
): RawBuilder<JoinedRows> {
  return asBytes(type, asked, listOf(type, asked, view, { body: sql.ref(`p.${textOf(asked, view)}`) }, known));
}

/** The same, with two values in place of each text: the id, and the mark of the row (rowMark.ts). */
export function markedListQuery(
  type: ContentType<any>,
  asked: ListRequest,
  view: View,
  { mark, of }: RowMark,
  known: Known = {},
): RawBuilder<JoinedRows> {
  if (of.length === 0)
    return asBytes(
      type,
      asked,
      listOf(type, asked, view, { id: sql.ref('p.id'), mark }, known, markColumn(type) === 'written'),
    );
  // Made of the rows of the page alone: beside them, it would be made of those that are passed over, too.
  const page = listOf(
    type,
    asked,
    view,
    Object.fromEntries(of.map((column) => [column, sql.ref(`p.${column}`)])),
    known,
  );
  return asBytes(
    type,
    asked,
    sql`select p.id, ${mark} as mark from (select page.*, row_number() over () as place from (${page}) page) p order by p.place`,
  );
}

function asBytes(type: ContentType<any>, asked: ListRequest, query: RawBuilder<unknown>): RawBuilder<JoinedRows> {
  const isPrepared =
    asked.term === '' ? isUsual(type, asked) || isPreparedFilter(type, asked) : isPreparedSearch(type, asked);
  return sql`${sql.raw(isPrepared ? '/* prepared bytes */' : '/* bytes */')} ${query}`;
}

/** How common the words of a list's term are; undefined where the list is read alike whatever they are. */
export function sampleQuery(type: ContentType<any>, asked: ListRequest, view: View): RawBuilder<Sample> | undefined {
  const request = view === 'public' ? askedByStranger(type, asked) : asked;
  if (!isSearchedPage(request)) return undefined;
  const isPrepared = isPreparedSearch(type, asked);
  return sql`${sql.raw(isPrepared ? '/* prepared */' : '')} ${sampleOf({ type, request, view, conditions: conditionsOfSearch(type, request, view, isPrepared), isPrepared })}`;
}

/** How many there are of what a list is narrowed by; undefined where it is read alike however many these are. */
export function extentQuery(type: ContentType<any>, asked: ListRequest, view: View): RawBuilder<Extent> | undefined {
  const request = view === 'public' ? askedByStranger(type, asked) : asked;
  const narrowed = narrowingOf(type, request, view);
  return (
    narrowed && sql`${sql.raw(isPreparedFilter(type, request) ? '/* prepared */' : '')} ${extentOf(type, narrowed)}`
  );
}

/** All of a type, in the order in which it is shown at first. */
const isUsual = (type: ContentType<any>, { filters, shuffle, order }: ListRequest) =>
  filters.length === 0 && !shuffle && isDeepStrictEqual(order, defaultOrderOf(type));

/**
 * A single filter by what the records are linked to, in the usual order: to plan that took as long as to read it, and
 * the plan is always the same.
 */
const isPreparedFilter = (type: ContentType<any>, asked: ListRequest) =>
  asked.term === '' &&
  asked.offset < deep &&
  asked.filters.length === 1 &&
  asked.filters.every((filter) => isOfLinks(type, filter) || isInOrder(type, filter)) &&
  isUsual(type, { ...asked, filters: [] });

/**
 * A page of one word or two in such a list, the searches that are asked most, or of one among what is public or over,
 * or not: to plan it took longer than to look through the texts of a common word. Of more words and filters there would
 * be more statements than a connection prepares.
 */
const isPreparedSearch = (type: ContentType<any>, asked: ListRequest) =>
  isSearchedPage(asked) &&
  searchWords(asked.term).length + asked.filters.length <= 2 &&
  isIndexed(asked.term) &&
  asked.filters.every(isOfState) &&
  isUsual(type, { ...asked, filters: [] });

/**
 * What a list is narrowed by that is looked at first. In the order of ids PostgreSQL merges the lists of the entries,
 * and does well.
 */
const narrowingOf = (type: ContentType<any>, request: ListRequest, view: View): Narrowing | undefined =>
  request.term === '' && request.offset < deep && !request.shuffle && request.order[0]?.field !== 'id'
    ? narrowing(type, request, view, askingOf(type, request).given)
    : undefined;

/** How a page without a term asks for what its filters name. */
const askingOf = (type: ContentType<any>, request: ListRequest): Asking => ({
  isPage: true,
  ...(isPreparedFilter(type, request) && { given: unforeseenValue }),
});

/** What a search asks of its rows beside the words. */
const conditionsOfSearch = (type: ContentType<any>, request: ListRequest, view: View, isPrepared: boolean) =>
  conditionsOf(type, request, view, { isPage: true, ...(isPrepared && { given: unforeseenValue }) });

const isSearchedPage = ({ offset, term }: ListRequest) => offset < deep && searchWords(term).length > 0;

/** The column of the text that a list shows of each record. */
export const textOf = ({ shape }: Pick<ListRequest, 'shape'>, view: View): 'body' | 'summary' | 'public_body' =>
  view === 'public' ? 'public_body' : shape === 'summary' ? 'summary' : 'body';

/** `isInIndex`: the index of the order has all that is said of each record. */
function listOf<Row>(
  type: ContentType<any>,
  asked: ListRequest,
  view: View,
  columns: Columns,
  known: Known = {},
  isInIndex = false,
): RawBuilder<Row> {
  const request = view === 'public' ? askedByStranger(type, asked) : asked;
  if (isSearchedPage(request)) {
    const isPrepared = isPreparedSearch(type, asked);
    return searchedPage({
      type,
      request,
      view,
      columns,
      order: ordering(request, type),
      conditions: conditionsOfSearch(type, request, view, isPrepared),
      finding: finding(type, view),
      isUsual: isUsual(type, request),
      isPrepared,
      sample: known.sample,
    });
  }
  const asking = askingOf(type, request);
  const number = (value: number) => (asking.given ? asking.given(value) : sql`${value}`);
  const narrowing = narrowingOf(type, request, view);
  if (narrowing) {
    const others = { ...request, filters: request.filters.filter((one) => one !== narrowing.filter) };
    return narrowedPage({
      type,
      request,
      columns,
      order: ordering(request, type),
      narrowing,
      conditions: conditionsOf(type, others, view, asking),
      isUsual: isUsual(type, { ...request, filters: [] }),
      isInIndex,
      extent: known.extent,
      number,
    });
  }
  const shown = sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`));
  const page = sql`${selection(type, request, view, asking)} order by ${orderBy(ordering(request, type))} limit ${number(request.limit)} offset ${number(request.offset)}`;
  if (request.offset < deep) return sql`select ${shown} ${page}`;
  // Which ones by the index alone; those before the page are never read.
  return sql`select ${shown} from (select p.id ${page}) found join ${sql.table(tableOf(type))} p on p.id = found.id order by ${orderBy(ordering(request, type))}`;
}

/** `from … where …` of a list; exports use it too. */
export function selection(
  type: ContentType<any>,
  request: ListRequest,
  view: View,
  asking?: Asking,
): RawBuilder<unknown> {
  const conditions = conditionsOf(type, request, view, asking);
  if (request.term) conditions.push(foundBy(type, request.term, view));
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`from ${sql.table(tableOf(type))} p ${where}`;
}

/** By its own words; by those of whom it is associated with, where the type says so. */
function foundBy(type: ContentType<any>, term: string, view: View): Condition {
  const own = matchingRows(namesOf(type), term, view);
  const field = finding(type, view);
  if (!field) return sql`p.id in (select s.record_id from (${own}) s)`;
  return sql`p.id in (
    select s.record_id from (${own}) s
    union select a.${sql.ref(`${field.here}_id`)} from ${sql.table(field.table)} a join (${matchingRows([field.resource], term, view)}) o on o.record_id = a.${sql.ref(`${field.there}_id`)})`;
}

/** The field by whose records a record is found too. */
const finding = (type: ContentType<any>, view: View) =>
  type.members || view === 'public'
    ? undefined
    : (Object.values(type.fields) as Field[]).find(
        (one): one is AssociationsField => one.kind === 'associations' && one.finds === true,
      );

/** The id breaks ties, so that paging neither repeats nor leaves out a record. */
function ordering(
  request: Pick<ListRequest, 'order' | 'shuffle'>,
  type: Pick<ContentType<any>, 'fields' | 'name' | 'shares'>,
): OrderTerm[] {
  if (request.shuffle) {
    const { within, day } = request.shuffle;
    return [
      { by: sql`extract(year from p.${sql.ref(snakeCase(within))})`, way: sql`desc nulls last` },
      { by: sql`md5(p.id || ${day})`, way: sql`` },
      { by: sql.ref('p.id'), way: sql`` },
    ];
  }
  const last = request.order.at(-1)?.direction ?? 'DESC';
  const order = request.order.some(({ field }) => field === 'id')
    ? request.order
    : [...request.order, { field: 'id', direction: last }];
  return order.map((term) => orderTerm(type, term));
}

const orderBy = (order: readonly OrderTerm[]) => sql.join(order.map(({ by, way }) => sql`${by} ${way}`));
