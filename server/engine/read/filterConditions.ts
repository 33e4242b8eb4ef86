import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { caseNamed, type Filter, type RelationCase } from '../../../domain/filters';
import type { ListRequest } from '../../../domain/lists/listRequest';
import type { ReferenceListName } from '../../../domain/references';
import { isPublicField } from '../../../domain/lists/publicRequest';
import { typeNamed } from '../related/relatedFields';
import { allOf } from '../search/matching';
import { columnOf } from '../storage/columns';
import { isOfType, linkTableOf, referenceTableOf, snakeCase, tableOf } from '../storage/naming';

export type Condition = RawBuilder<unknown>;
export type View = 'all' | 'public';

/** The conditions of a list apart from the search: filters, shared type and visibility. The table's alias is `p`. */
export function conditionsOf(type: ContentType, request: ListRequest, view: View): Condition[] {
  const conditions: Condition[] = request.filters.map(({ filter, values }) =>
    filter.kind === 'changedBy' ? changedBy(type, values, request, view) : conditionOf(type, filter, values, view),
  );
  if (type.shares) conditions.push(isOfType(type, 'p'));
  if (view === 'public') conditions.push(sql`p.is_public`);
  if (request.after) conditions.push(sql`p.id > ${request.after}`);
  return conditions;
}

function timestampColumn({ field, otherwise }: Extract<Filter, { kind: 'moment' }>): Condition {
  const column = sql`p.${sql.ref(snakeCase(field))}`;
  return otherwise ? sql`coalesce(${column}, p.${sql.ref(snakeCase(otherwise))})` : column;
}

/** In the public view, hidden fields count as empty and hidden records as unrelated. */
function conditionOf(
  type: ContentType,
  filter: Exclude<Filter, { kind: 'changedBy' }>,
  values: string[],
  view: View,
): Condition {
  const isOpen = filter.kind === 'past' && filter.forVisitors;
  if (view === 'public' && 'field' in filter && !isOpen && !isPublicField(type, filter.field))
    return 'match' in filter && filter.match === 'none' ? sql`true` : sql`false`;
  switch (filter.kind) {
    case 'visibility':
      // Existing clients use several words for draft, so anything but `public` means it. Visitors never see drafts.
      return anyOf(
        values.map((value) =>
          value === 'public' ? sql`p.is_public` : view === 'public' ? sql`false` : sql`not p.is_public`,
        ),
      );
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
      // Records without an end never pass. An `or` would prevent PostgreSQL from using the index of the order.
      return value.startsWith('<')
        ? sql`${column} < ${now}`
        : sql`coalesce(${column}, 'infinity'::timestamptz) >= ${now}`;
    }
    case 'period': {
      if (view === 'public' && !(isPublicField(type, filter.start) && isPublicField(type, filter.end)))
        return sql`false`;
      const [start, end] = [filter.start, filter.end].map((name) => sql`p.${sql.ref(snakeCase(name))}`);
      // Only the year matters.
      return anyOf(
        values.map(
          (day) =>
            sql`((${start} is null or extract(year from ${start}) <= ${Number(day.slice(0, 4))})
              and (${end} is null or extract(year from ${end}) >= ${Number(day.slice(0, 4))}))`,
        ),
      );
    }
    case 'choice': {
      const column = sql`p.${sql.ref(snakeCase(filter.field))}`;
      // With `=`, an index that starts with this column also provides the order of the list.
      return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;
    }
    case 'moment':
      return sql`${timestampColumn(filter)} ${filter.bound === 'from' ? sql`>=` : sql`<`} ${values[0]}::timestamptz`;
    case 'untranslated':
      // Literals instead of parameters, because each language has a partial index.
      return anyOf(
        filter.locales.map((locale) =>
          values.includes(locale)
            ? sql`(coalesce(p.translations -> ${sql.lit(locale)} ->> ${sql.lit(filter.field)},
              '') = ''${view === 'public' ? sql`` : sql` and not ${leftEmpty(type, filter.field, locale)}`})`
            : sql`false`,
        ),
      );
    case 'cases':
      return anyOf(values.map((value) => caseOf(type, caseNamed(filter, value), view)));
    case 'assignedTo':
      return view === 'public' ? sql`false` : assignedTo(type, values);
    case 'ids':
      return sql`p.id = any(${values.map(Number)}::int[])`;
    case 'records': {
      // Values that are not ids match nothing.
      const ids = values.filter(isId).map(Number);
      const target =
        view === 'public'
          ? sql`join ${sql.table(tableOf(typeNamed(filter.resource)))} r on r.id = l.target_id and r.is_public`
          : sql``;
      const linked = sql`from ${sql.table(linkTableOf(type, filter.field))} l ${target} where l.record_id = p.id
        and l.target_id = any(${ids}::int[])`;
      return filter.match === 'any'
        ? sql`exists (select ${linked})`
        : sql`(select count(*) ${linked}) = ${values.length}`;
    }
    case 'references': {
      const field = type.fields[filter.field];
      if (field?.kind === 'reference')
        return singleReference(sql.ref(`p.${columnOf(filter.field, field.kind)}`), filter, values);
      const links = sql.table(linkTableOf(type, filter.field));
      const linked = (from: Condition) => sql`from ${links} l where l.record_id = p.id ${from}`;
      const each = values.map((value) =>
        filter.noneMeansAll && filter.match !== 'none'
          ? // A record without links belongs to every entry.
            sql`coalesce((select bool_or(l.target_id ${matchesEntry(filter.list, value)}) ${linked(sql``)}), true)`
          : sql`exists (select ${linked(sql`and l.target_id ${matchesEntry(filter.list, value)}`)})`,
      );
      if (filter.match === 'none') return sql`not ${anyOf(each)}`;
      return filter.match === 'all' ? allOf(each) : anyOf(each);
    }
  }
}

/** Whether a field was left empty on purpose in a language; only editors may learn that. */
const leftEmpty = (type: ContentType, field: string, locale: string): Condition => sql`exists (
  select from translation_gaps g where g.resource = any(${(type.members ?? [type]).map(({ name }) => name)}::text[])
    and g.record_id = p.id and g.field = ${field} and g.locale = ${locale} and g.state = 'empty')`;

/**
 * Records that one of these users created or changed, according to the history; if the list also filters by
 * `updatedAt`, since that time. Matches nothing in the public view.
 */
function changedBy(type: ContentType, values: string[], { filters }: ListRequest, view: View): Condition {
  if (view === 'public') return sql`false`;
  return sql`p.id in (${changedIds(type, values, filters)})`;
}

/** Records assigned to one of these accounts. */
const assignedTo = (type: ContentType, values: string[]): Condition => sql`p.id in (
  select a.record_id from assignments a where a.user_id = any(${values.filter(isId).map(Number)}::int[])
    and a.resource = any(${(type.members ?? [type]).map(({ name }) => name)}::text[]))`;

function changedIds(type: ContentType, users: string[], filters: ListRequest['filters']): RawBuilder<unknown> {
  const since = filters.find(
    ({ filter }) => filter.kind === 'moment' && filter.field === 'updatedAt' && filter.bound === 'from',
  )?.values[0];
  // A single user and type are compared with `=`, so that the index yields each record once and in order.
  const isOneOf = (values: RawBuilder<unknown>[], kind: RawBuilder<unknown>) =>
    values.length === 1 ? sql`= ${values[0]}` : sql`= any(array[${sql.join(values)}]::${kind}[])`;
  const ids = isOneOf(
    users.filter(isId).map((id) => sql`${Number(id)}`),
    sql`int`,
  );
  const names = isOneOf(
    (type.members ?? [type]).map(({ name }) => sql.lit(name)),
    sql`text`,
  );
  return sql`select h.record_id from history h where h.user_id ${ids}
    and h.resource ${names}${since === undefined ? sql`` : sql` and h.at >= ${since}::timestamptz`}`;
}

/** An unknown or hidden case counts as a relation without records. */
function caseOf(type: ContentType, found: RelationCase | undefined, view: View): Condition {
  if (!found || (view === 'public' && !isPublicField(type, found.field)))
    return found && 'counts' in found && found.counts.some(([from]) => from === 0) ? sql`true` : sql`false`;
  const links = sql.table(linkTableOf(type, found.field));
  if ('named' in found) {
    return sql`exists (select from ${links} l join ${sql.table(referenceTableOf(found.list))} e on e.id = l.target_id
      where l.record_id = p.id and e.name = any(${[...found.named]}::text[]))`;
  }
  // The conditions are inside the subquery, because outside PostgreSQL would count once per condition.
  return sql`(select ${anyOf(found.counts.map(([from, to]) => sql`count(*) between ${from} and ${to}`))}
    from ${links} l where l.record_id = p.id)`;
}

/** The column holds at most one entry, so `all` with several values matches nothing. */
function singleReference(
  column: Condition,
  { list, match }: Extract<Filter, { kind: 'references' }>,
  values: string[],
): Condition {
  const each = values.map((value) => sql`${column} ${matchesEntry(list, value)}`);
  if (match === 'all') return allOf(each);
  return match === 'any' ? anyOf(each) : sql`(${column} is null or not ${anyOf(each)})`;
}

/** Matches an entry by id or German name. */
const matchesEntry = (list: ReferenceListName, value: string): Condition =>
  isId(value)
    ? sql`= ${Number(value)}`
    : sql`in (select id from ${sql.table(referenceTableOf(list))} where name = ${value})`;

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);
const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
