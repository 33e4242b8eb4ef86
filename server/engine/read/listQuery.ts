import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { AssociationsField } from '../../../domain/fields';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { searchWords } from '../../../domain/lists/search';
import { publicRequest } from '../../../domain/lists/publicRequest';
import { allOf, matchesTerm, namesOf, resourceIs } from '../search/matching';
import { matchingRows } from '../search/matchingRows';
import { snakeCase, tableOf } from '../storage/naming';
import { conditionsOf, type Condition, type View } from './filterConditions';
import { orderTerm, type OrderTerm } from './orderTerm';

/** Selects a page of a list: the stored text of each record, in order. One query. */
export function listQuery(
  type: ContentType,
  listRequest: ListRequest,
  view: View,
): RawBuilder<{ id: number; body: string; type?: string }> {
  const request = view === 'public' ? publicRequest(type, listRequest) : listRequest;
  const columns = sql`p.id, ${type.members ? sql`p.type,` : sql``} p.${sql.ref(textOf(listRequest, view))} as body`;
  if (searchWords(request.term).length > 0) return searchedPage(type, request, view, columns);
  return sql`select ${columns} ${selection(type, request, view)} ${orderBy(type, request)} ${pageOf(request)}`;
}

/** The column with the stored JSON that a list returns for each record. */
const textOf = ({ shape }: ListRequest, view: View) =>
  view === 'public' ? 'public_body' : shape === 'summary' ? 'summary' : 'body';

/**
 * The number of records the walk reads first; if at least `promising` of them match, it reads up to `maxSteps` more.
 */
const firstSteps = 100;
const maxSteps = 4_000;
const promising = 3;

/**
 * A page of a search. Finding and sorting all matches of a common word takes far longer than reading one page, and
 * PostgreSQL keeps no statistics on words in long text. So this reads the list in its order as long as that is likely
 * to fill the page, and only then falls back to the index.
 */
function searchedPage<Row>(
  type: ContentType,
  request: ListRequest,
  view: View,
  columns: RawBuilder<unknown>,
): RawBuilder<Row> {
  const table = sql.table(tableOf(type));
  const inOrder = orderBy(type, request);
  const page = pageOf(request);
  const needed = request.limit + request.offset;
  const all = sql`select p.* ${selection(type, { ...request, term: '' }, view)} ${inOrder}`;
  const walk = (steps: RawBuilder<unknown>, maxHits: RawBuilder<unknown>) =>
    sql`(select p.id from (${all} ${steps}) p where ${matchesRow(type, request.term, view)} ${inOrder}
      limit ${maxHits})`;
  const isFull = sql`(select count(*) from walked) = ${needed}`;
  return sql`
    with first as materialized ${walk(sql`limit ${firstSteps}`, sql`${needed}`)},
    hits as (select count(*) as n from first),
    rest as materialized ${walk(
      sql`limit (select case when n between ${promising} and ${needed - 1} then ${maxSteps} else 0 end from hits)
        offset ${firstSteps}`,
      sql`(select ${needed} - n from hits)`,
    )},
    walked as materialized (select id from first union all select id from rest)
    select ${columns} from (
      (select p.id from ${table} p where ${isFull} and p.id in (select id from walked) ${inOrder} ${page})
      union all (select p.id ${selection(type, request, view)} and not ${isFull} ${inOrder} ${page})) found
    join ${table} p on p.id = found.id ${inOrder}`;
}

const pageOf = ({ limit, offset }: ListRequest) => sql`limit ${limit} offset ${offset}`;

/** The `from … where …` of a list, also used by exports. */
export function selection(type: ContentType, request: ListRequest, view: View): RawBuilder<unknown> {
  const conditions = conditionsOf(type, request, view);
  if (request.term) conditions.push(matchesByIndex(type, request.term, view));
  const where = conditions.length > 0 ? sql`where ${allOf(conditions)}` : sql``;
  return sql`from ${sql.table(tableOf(type))} p ${where}`;
}

/**
 * The search by index: a record matches by its own words, or by those of associated records if the type declares it.
 */
function matchesByIndex(type: ContentType, term: string, view: View): Condition {
  const own = sql`select s.record_id from (${matchingRows(namesOf(type), term, view)}) s`;
  const field = searchedAssociation(type, view);
  if (!field) return sql`p.id = any(array(${own}))`;
  return sql`p.id = any(array(
    ${own} union select a.${sql.ref(`${field.here}_id`)} from ${sql.table(field.table)} a
    join (${matchingRows([field.resource], term, view)}) o on o.record_id = a.${sql.ref(`${field.there}_id`)}))`;
}

/** The same condition, checked row by row; `matchesByIndex` would compute all matches first. */
function matchesRow(type: ContentType, term: string, view: View): Condition {
  const own = sql`(select ${matchesTerm(term, 's', view)} from search_index s where ${resourceIs(type)}
    and s.record_id = p.id)`;
  const field = searchedAssociation(type, view);
  if (!field) return own;
  return sql`(${own} or (
    select bool_or(${matchesTerm(term, 'o', view)}) from ${sql.table(field.table)} a
    join search_index o on o.resource = ${sql.lit(field.resource)} and o.record_id = a.${sql.ref(`${field.there}_id`)}
    where a.${sql.ref(`${field.here}_id`)} = p.id))`;
}

/** The association whose records are searched too: a person is found by the name of their organisation. */
const searchedAssociation = (type: ContentType, view: View) =>
  type.members || view === 'public'
    ? undefined
    : Object.values(type.fields).find(
        (one): one is AssociationsField => one.kind === 'associations' && one.finds === true,
      );

const orderBy = (type: ContentType, request: ListRequest) =>
  sql`order by ${sql.join(ordering(type, request).map(({ by, way }) => sql`${by} ${way}`))}`;

/** The id breaks ties, so that pages neither repeat nor skip a record. */
function ordering(type: ContentType, { order, shuffle }: ListRequest): OrderTerm[] {
  if (shuffle) {
    return [
      { by: sql`extract(year from p.${sql.ref(snakeCase(shuffle.within))})`, way: sql`desc nulls last` },
      { by: sql`md5(p.id || ${shuffle.day})`, way: sql`` },
      { by: sql.ref('p.id'), way: sql`` },
    ];
  }
  const tie = order.some(({ field }) => field === 'id')
    ? []
    : [{ field: 'id', direction: order.at(-1)?.direction ?? 'DESC' } as const];
  return [...order, ...tie].map((term) => orderTerm(type, term));
}
