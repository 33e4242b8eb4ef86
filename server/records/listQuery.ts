import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import type { Filter } from '../../domain/filters';
import type { ListRequest } from '../../domain/listRequest';
import { linkTableOf, referenceTableOf, snakeCase, tableOf } from './naming';
import { matchesTerm } from './searchIndex';

type Condition = RawBuilder<unknown>;
export type View = 'all' | 'public';

/** The records of a list, each as its text, in order. One query. */
export function listQuery(type: ContentType<any>, request: ListRequest, view: View): RawBuilder<{ body: string }> {
  const shape = view === 'public' ? sql.ref('p.public_body') : sql.ref(request.shape === 'summary' ? 'p.summary' : 'p.body');
  return sql`select ${shape} as body ${selection(type, request, view)} ${ordering(request)} limit ${request.limit} offset ${request.offset}`;
}

/** `from … where …` of a list; exports use it too. */
export function selection(type: ContentType<any>, request: ListRequest, view: View): RawBuilder<unknown> {
  const conditions: Condition[] = request.filters.map(({ filter, values }) => conditionOf(type, filter, values));
  if (view === 'public') conditions.push(sql`p.is_public`);
  if (request.term) conditions.push(matchesTerm(request.term, 's.text'));
  const search = request.term
    ? sql`join search_index s on s.resource = ${type.name} and s.record_id = p.id`
    : sql``;
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`from ${sql.table(tableOf(type))} p ${search} ${where}`;
}

/** The id breaks ties, so that paging neither repeats nor leaves out a record. */
export function ordering(request: Pick<ListRequest, 'order' | 'term'>): RawBuilder<unknown> {
  const last = request.order.at(-1)?.direction ?? 'DESC';
  const terms = request.order.map(({ field, direction }) => orderTerm(field, direction, request.term !== ''));
  if (!request.order.some(({ field }) => field === 'id')) terms.push(orderTerm('id', last, request.term !== ''));
  return sql`order by ${sql.join(terms)}`;
}

/** Said of these, "nulls last" would keep the index from being used backwards. */
const alwaysThere = new Set(['createdAt', 'updatedAt']);

function orderTerm(field: string, direction: 'ASC' | 'DESC', searching: boolean): RawBuilder<unknown> {
  const way = direction === 'ASC' ? sql`asc` : sql`desc`;
  // With a search the id of the search index is named, whose key then gives the order for nothing.
  if (field === 'id') return sql`${sql.ref(searching ? 's.record_id' : 'p.id')} ${way}`;
  if (alwaysThere.has(field)) return sql`p.${sql.ref(snakeCase(field))} ${way}`;
  // What has no value comes last either way.
  return sql`p.${sql.ref(snakeCase(field))} ${way} nulls last`;
}

function conditionOf(type: ContentType<any>, filter: Filter, values: string[]): Condition {
  switch (filter.kind) {
    case 'visibility':
      // Anything but `public` means draft (document 3, section 1.4).
      return anyOf(values.map((value) => (value === 'public' ? sql`p.is_public` : sql`not p.is_public`)));
    case 'year':
      return anyOf(
        values.map((day) => {
          const column = sql`p.${sql.ref(snakeCase(filter.field))}`;
          return sql`(${column} >= ${day}::date and ${column} < ${day}::date + interval '1 year')`;
        }),
      );
    case 'choice':
      return sql`p.${sql.ref(snakeCase(filter.field))} = any(${values}::text[])`;
    case 'ids':
      return sql`p.id = any(${values.map(Number)}::int[])`;
    case 'references': {
      const links = sql.table(linkTableOf(type, filter.field));
      const linked = (targets: Condition) => sql`exists (select from ${links} l where l.record_id = p.id and l.target_id ${targets})`;
      const meant = (value: string) =>
        isId(value) ? sql`= ${Number(value)}` : sql`in (select id from ${sql.table(referenceTableOf(filter.list))} where name = ${value})`;
      const each = values.map((value) => linked(meant(value)));
      if (filter.match === 'all') return sql`(${sql.join(each, sql` and `)})`;
      return filter.match === 'any' ? anyOf(each) : sql`not ${anyOf(each)}`;
    }
  }
}

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);
const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
