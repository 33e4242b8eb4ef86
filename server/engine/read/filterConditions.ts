import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { caseNamed, type Filter, type RelationCase } from '../../../domain/filters';
import type { ListRequest } from '../../../domain/lists/listRequest';
import type { ReferenceListName } from '../../../domain/references';
import { isShown } from '../../../domain/lists/strangers';
import { typeNamed } from '../related/relatedFields';
import { both } from '../search/matching';
import { columnOf } from '../storage/columns';
import { isOfType, linkTableOf, referenceTableOf, snakeCase, tableOf } from '../storage/naming';

export type Condition = RawBuilder<unknown>;
/** Who asks: editors, or strangers. */
export type View = 'all' | 'public';

/**
 * What a list asks of its rows, but for the words: its filters, its type, and that strangers may see them. Its rows are
 * `p`.
 */
export function conditionsOf(type: ContentType, request: ListRequest, view: View): Condition[] {
  const conditions: Condition[] = request.filters.map(({ filter, values }) =>
    filter.kind === 'changedBy' ? changedBy(type, values, request, view) : conditionOf(type, filter, values, view),
  );
  if (type.shares) conditions.push(isOfType(type, 'p'));
  if (view === 'public') conditions.push(sql`p.is_public`);
  return conditions;
}

function momentOf({ field, otherwise }: Extract<Filter, { kind: 'moment' }>): Condition {
  const column = sql`p.${sql.ref(snakeCase(field))}`;
  return otherwise ? sql`coalesce(${column}, p.${sql.ref(snakeCase(otherwise))})` : column;
}

/** A field that strangers do not see is empty for them, and a record that they do not see is related to nothing. */
function conditionOf(
  type: ContentType,
  filter: Exclude<Filter, { kind: 'changedBy' }>,
  values: string[],
  view: View,
): Condition {
  if (view === 'public' && 'field' in filter && !isShown(type, filter.field))
    return 'match' in filter && filter.match === 'none' ? sql`true` : sql`false`;
  switch (filter.kind) {
    case 'visibility':
      // Anything but `public` means draft, as existing clients say it in several words. No stranger sees one: none is
      // looked for.
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
      // What has no end is never over; with `or` no index of an order could pass over what is.
      return value.startsWith('<')
        ? sql`${column} < ${now}`
        : sql`coalesce(${column}, 'infinity'::timestamptz) >= ${now}`;
    }
    case 'period': {
      if (view === 'public' && !(isShown(type, filter.start) && isShown(type, filter.end))) return sql`false`;
      const [start, end] = [filter.start, filter.end].map((name) => sql`p.${sql.ref(snakeCase(name))}`);
      // The year, not the day that stands for it.
      return anyOf(
        values.map(
          (day) =>
            sql`((${start} is null or extract(year from ${start}) <= ${Number(day.slice(0, 4))}) and (${end} is null or extract(year from ${end}) >= ${Number(day.slice(0, 4))}))`,
        ),
      );
    }
    case 'choice': {
      const column = sql`p.${sql.ref(snakeCase(filter.field))}`;
      // Of one value an index that begins with the column has the order of the list.
      return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;
    }
    case 'moment':
      return sql`${momentOf(filter)} ${filter.bound === 'from' ? sql`>=` : sql`<`} ${values[0]}::timestamptz`;
    case 'untranslated':
      // By values, not parameters: the index of each language is of what it lacks.
      return anyOf(
        filter.locales.map((locale) =>
          values.includes(locale)
            ? sql`(coalesce(p.translations -> ${sql.lit(locale)} ->> ${sql.lit(filter.field)}, '') = ''${view === 'public' ? sql`` : sql` and not ${leftEmpty(type, filter.field, locale)}`})`
            : sql`false`,
        ),
      );
    case 'cases':
      return anyOf(values.map((value) => caseOf(type, caseNamed(filter, value), view)));
    case 'ids':
      return sql`p.id = any(${values.map(Number)}::int[])`;
    case 'records': {
      // What is no id is the id of nothing.
      const ids = values.filter(isId).map(Number);
      const target =
        view === 'public'
          ? sql`join ${sql.table(tableOf(typeNamed(filter.resource)))} r on r.id = l.target_id and r.is_public`
          : sql``;
      const linked = sql`from ${sql.table(linkTableOf(type, filter.field))} l ${target} where l.record_id = p.id and l.target_id = any(${ids}::int[])`;
      return filter.match === 'any'
        ? sql`exists (select ${linked})`
        : sql`(select count(*) ${linked}) = ${values.length}`;
    }
    case 'references': {
      const field = type.fields[filter.field];
      if (field?.kind === 'reference')
        return single(sql.ref(`p.${columnOf(filter.field, field.kind)}`), filter, values);
      const links = sql.table(linkTableOf(type, filter.field));
      const linked = (from: Condition) => sql`from ${links} l where l.record_id = p.id ${from}`;
      const each = values.map((value) =>
        filter.noneMeansAll && filter.match !== 'none'
          ? // True where there are no links.
            sql`coalesce((select bool_or(l.target_id ${meant(filter.list, value)}) ${linked(sql``)}), true)`
          : sql`exists (select ${linked(sql`and l.target_id ${meant(filter.list, value)}`)})`,
      );
      if (filter.match === 'none') return sql`not ${anyOf(each)}`;
      return filter.match === 'all' ? both(each) : anyOf(each);
    }
  }
}

/** Whether a field was left empty in a language on purpose, which editors alone know. */
const leftEmpty = (type: ContentType, field: string, locale: string): Condition => sql`exists (
  select from translation_gaps g where g.resource = any(${(type.members ?? [type]).map(({ name }) => name)}::text[]) and g.record_id = p.id and g.field = ${field} and g.locale = ${locale} and g.state = 'empty')`;

/**
 * What somebody has made or changed, of what the history says; where the list asks for changes since a moment, since
 * then. Strangers learn nothing of it.
 */
function changedBy(type: ContentType, values: string[], { filters }: ListRequest, view: View): Condition {
  if (view === 'public') return sql`false`;
  return sql`p.id in (${changedIds(type, values, filters)})`;
}

function changedIds(type: ContentType, users: string[], filters: ListRequest['filters']): RawBuilder<unknown> {
  const since = filters.find(
    ({ filter }) => filter.kind === 'moment' && filter.field === 'updatedAt' && filter.bound === 'from',
  )?.values[0];
  // One user and one type are named as such: then the index gives their records in order, each once.
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
  return sql`select h.record_id from history h where h.user_id ${ids} and h.resource ${names}${since === undefined ? sql`` : sql` and h.at >= ${since}::timestamptz`}`;
}

/** What nobody knows is the case of no record. */
function caseOf(type: ContentType, found: RelationCase | undefined, view: View): Condition {
  if (!found || (view === 'public' && !isShown(type, found.field)))
    return found && 'counts' in found && found.counts.some(([from]) => from === 0) ? sql`true` : sql`false`;
  const links = sql.table(linkTableOf(type, found.field));
  if ('named' in found) {
    return sql`exists (select from ${links} l join ${sql.table(referenceTableOf(found.list))} e on e.id = l.target_id where l.record_id = p.id and e.name = any(${[...found.named]}::text[]))`;
  }
  // Asked of the count where it is made: named outside, PostgreSQL would count for each bound.
  return sql`(select ${anyOf(found.counts.map(([from, to]) => sql`count(*) between ${from} and ${to}`))} from ${links} l where l.record_id = p.id)`;
}

/** A column that holds one entry at most: with `all`, it would have to be several at once. */
function single(
  column: Condition,
  { list, match }: Extract<Filter, { kind: 'references' }>,
  values: string[],
): Condition {
  const each = values.map((value) => sql`${column} ${meant(list, value)}`);
  if (match === 'all') return both(each);
  return match === 'any' ? anyOf(each) : sql`(${column} is null or not ${anyOf(each)})`;
}

/** An entry by its id, or by its German name. */
const meant = (list: ReferenceListName, value: string): Condition =>
  isId(value)
    ? sql`= ${Number(value)}`
    : sql`in (select id from ${sql.table(referenceTableOf(list))} where name = ${value})`;

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);
const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
