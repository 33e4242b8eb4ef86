import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Fields } from '../../../domain/fields';
import type { Filter, RelationCase } from '../../../domain/filters';
import { defaultOrderOf, type ListRequest } from '../../../domain/lists/listRequest';
import type { ReferenceListName } from '../../../domain/references';
import { isShown } from '../../../domain/lists/strangers';
import { typeNamed } from '../related/relatedFields';
import { columnOf } from '../storage/columns';
import { hasLinkedIds, linkedIdsColumn } from '../storage/linkedIds';
import { isOfType, linkTableOf, referenceTableOf, snakeCase, tableOf } from '../storage/naming';

export type Condition = RawBuilder<unknown>;
/** Who asks: editors, or strangers. */
export type View = 'all' | 'public';

/** An id or a moment as the planner sees it: as it is, or as one of which it does not know which it is. */
type Given = (value: number | string) => Condition;
const known: Given = (value) => sql`${value}`;
export const unforeseenValue: Given = (value) =>
  typeof value === 'number' ? sql`(select ${value}::int)` : sql`(select ${value}::timestamptz)`;

/**
 * Whether a filter asks for an entry or two that records are linked to. The links of an entry lie in the order of the
 * records, so a list in that order is read in one way, whatever the entry.
 */
export function isOfLinks(type: ContentType<any>, { filter, values }: ListRequest['filters'][number]): boolean {
  if (
    filter.kind !== 'references' ||
    (filter.noneMeansAll && !hasLinkedIds(type, filter.field)) ||
    (type.fields as Fields)[filter.field]?.kind === 'reference'
  )
    return false;
  return (
    values.every(isId) && (filter.match === 'all' ? values.length <= 2 : filter.match === 'any' && values.length === 1)
  );
}

/**
 * Whether a filter asks for what is public or not, or for what is over or not: one plan serves each of these as well as
 * one made for the moment.
 */
export const isOfState = ({ filter, values }: ListRequest['filters'][number]): boolean =>
  values.length === 1 && (filter.kind === 'visibility' || filter.kind === 'past');

/**
 * Whether a filter asks for what has an index in the order of the list: one of a few values (lists by id have none of
 * these), or what a language lacks. One plan serves each of them; for others PostgreSQL has to know how rare they are.
 */
export const isInOrder = (type: ContentType<any>, { filter, values }: ListRequest['filters'][number]): boolean =>
  values.length === 1 &&
  (filter.kind === 'untranslated' || (filter.kind === 'choice' && defaultOrderOf(type)[0]?.field !== 'id'));

/**
 * How conditions are asked: how they name what rows are linked to, and whether of a page, which is full after a few
 * rows, or of all.
 */
export interface Asking {
  given?: Given;
  isPage?: boolean;
}

/**
 * What a list asks of its rows, but for the words: its filters, its type, and that strangers may see them. Its rows are
 * `p`.
 */
export function conditionsOf(
  type: ContentType<any>,
  request: ListRequest,
  view: View,
  asking: Asking = {},
): Condition[] {
  const conditions: Condition[] = request.filters.map(({ filter, values }) =>
    filter.kind === 'changedBy'
      ? changedBy(type, values, request, view)
      : conditionOf(type, filter, values, view, asking),
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
  type: ContentType<any>,
  filter: Exclude<Filter, { kind: 'changedBy' }>,
  values: string[],
  view: View,
  { given = known, isPage = false }: Asking,
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
      const now = sql`${given(value.slice(1))}::timestamptz`;
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
      return anyOf(values.map((value) => caseOf(type, filter.cases[value], view)));
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
      const field = (type.fields as Fields)[filter.field];
      if (field?.kind === 'reference')
        return single(sql.ref(`p.${columnOf(filter.field, field.kind)}`), filter, values);
      const links = sql.table(linkTableOf(type, filter.field));
      const isInRow = isPage && hasLinkedIds(type, filter.field);
      const linked = (targets: Condition) =>
        sql`exists (select from ${links} l where l.record_id = p.id and l.target_id ${targets})`;
      if (filter.noneMeansAll && isPage && !isInRow && filter.match !== 'none') {
        // Asked of each row: by itself PostgreSQL would read all links first, which is right where all rows are asked.
        const each = values.map(
          (value) =>
            sql`coalesce((select bool_or(l.target_id ${meant(filter.list, value, given)}) from ${links} l where l.record_id = p.id), true)`,
        );
        return filter.match === 'all' ? sql`(${sql.join(each, sql` and `)})` : anyOf(each);
      }
      const each = values.map((value) =>
        isInRow ? isLinked(type, filter, value, given) : linked(meant(filter.list, value, given)),
      );
      if (filter.match === 'none') return sql`not ${anyOf(each)}`;
      const matching = filter.match === 'all' ? sql`(${sql.join(each, sql` and `)})` : anyOf(each);
      if (!filter.noneMeansAll) return matching;
      return isInRow
        ? sql`(${matching} or ${linkedIdsColumn(filter.field)} = '{}')`
        : sql`(${matching} or not exists (select from ${links} l where l.record_id = p.id))`;
    }
  }
}

/** Whether a row is linked to an entry, asked of the row itself, which knows what it leads to unless these are many. */
function isLinked(
  type: ContentType<any>,
  { field, list }: Extract<Filter, { kind: 'references' }>,
  value: string,
  given: Given,
): Condition {
  const [ids, target] = [linkedIdsColumn(field), meant(list, value, given)];
  const inRow = isId(value)
    ? sql`${given(Number(value))} = any(${ids})`
    : sql`${ids} && array(select id from ${sql.table(referenceTableOf(list))} where name = ${value})`;
  // True or false, never neither, since others ask for its opposite.
  return sql`(${inRow} or (${ids} is null and ${isAmongLinks(type, field, target)})) is true`;
}

/** The same asked of the links, of each row by itself. */
const isAmongLinks = (type: ContentType<any>, field: string, target: Condition): Condition =>
  sql`coalesce((select true from ${sql.table(linkTableOf(type, field))} l where l.record_id = p.id and l.target_id ${target} limit 1), false)`;

/** Whether a field was left empty in a language on purpose, which editors alone know. */
const leftEmpty = (type: ContentType<any>, field: string, locale: string): Condition => sql`exists (
  select from translation_gaps g where g.resource = any(${(type.members ?? [type]).map(({ name }) => name)}::text[]) and g.record_id = p.id and g.field = ${field} and g.locale = ${locale} and g.state = 'empty')`;

/**
 * What somebody has made or changed, of what the history says; where the list asks for changes since a moment, since
 * then. Strangers learn nothing of it.
 */
function changedBy(type: ContentType<any>, values: string[], { filters }: ListRequest, view: View): Condition {
  if (view === 'public') return sql`false`;
  return sql`p.id in (${changedIds(type, values, filters)})`;
}

function changedIds(type: ContentType<any>, users: string[], filters: ListRequest['filters']): RawBuilder<unknown> {
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

/** What one of the filters finds by an index of its own. */
export interface Narrowing {
  filter: ListRequest['filters'][number];
  /** The ids of all that it finds, each a row `record_id`. */
  set: RawBuilder<unknown>;
  /** Whether it finds a row, asked of each by itself. */
  isIn: Condition;
  /** Whether the row itself says so. */
  isInRow: boolean;
}

/**
 * A filter that finds what it does by an index of its own: by who changed records, or by what they are linked to. The
 * first of those of which the planner cannot know how much they find, else the first. Undefined without one.
 */
export function narrowing(
  type: ContentType<any>,
  { filters }: ListRequest,
  view: View,
  given = known,
): Narrowing | undefined {
  const isForeseen = ({ filter, values }: Narrowing['filter']) =>
    filter.kind === 'references' && !(filter.match === 'all' && values.length > 1);
  for (const one of filters.toSorted((a, b) => Number(isForeseen(a)) - Number(isForeseen(b)))) {
    const { filter, values } = one;
    if (filter.kind === 'changedBy' && view === 'all') {
      const ids = changedIds(type, values, filters);
      return {
        filter: one,
        set: sql`select distinct c.record_id from (${ids}) c`,
        isIn: sql`p.id in (${ids})`,
        isInRow: false,
      };
    }
    if (
      filter.kind !== 'references' ||
      filter.match === 'none' ||
      filter.noneMeansAll ||
      (type.fields as Fields)[filter.field]?.kind === 'reference'
    )
      continue;
    if (view === 'public' && !isShown(type, filter.field)) continue;
    const links = sql.table(linkTableOf(type, filter.field));
    const targets = values.map((value) => meant(filter.list, value, given));
    const isInRow = hasLinkedIds(type, filter.field);
    const each = values.map((value, index) =>
      isInRow ? isLinked(type, filter, value, given) : isAmongLinks(type, filter.field, targets[index] as Condition),
    );
    if (filter.match === 'any')
      return {
        filter: one,
        set: sql`select l.record_id from ${links} l where ${anyOf(targets.map((target) => sql`l.target_id ${target}`))}`,
        isIn: anyOf(each),
        isInRow,
      };
    const [first, ...others] = targets;
    const set = sql`select l.record_id from ${links} l where l.target_id ${first} ${sql.join(
      others.map(
        (other) => sql`and exists (select from ${links} o where o.record_id = l.record_id and o.target_id ${other})`,
      ),
      sql` `,
    )}`;
    return { filter: one, set, isIn: sql`(${sql.join(each, sql` and `)})`, isInRow };
  }
  return undefined;
}

/** What nobody knows is the case of no record. */
function caseOf(type: ContentType<any>, found: RelationCase | undefined, view: View): Condition {
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
  if (match === 'all') return sql`(${sql.join(each, sql` and `)})`;
  return match === 'any' ? anyOf(each) : sql`(${column} is null or not ${anyOf(each)})`;
}

/** An entry by its id, or by its German name. */
const meant = (list: ReferenceListName, value: string, given = known): Condition =>
  isId(value)
    ? sql`= ${given(Number(value))}`
    : sql`in (select id from ${sql.table(referenceTableOf(list))} where name = ${value})`;

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);
const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
