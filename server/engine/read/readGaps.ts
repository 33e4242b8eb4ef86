import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { maxIds } from '../../../domain/http';
import { contentLocales } from '../../../domain/locales';
import type { Feature } from '../../../domain/features';
import type { ListRequest } from '../../../domain/lists/listRequest';
import {
  gapContents,
  maxGapsCounted,
  type GapCard,
  type GapListMeta,
  type RecordGap,
} from '../../../domain/translations/list';
import type { Tables } from '../../tables';
import { matchingRows } from '../search/matchingRows';

type Type = ContentType;
type IsOn = (feature: Feature | undefined) => boolean;
type Changer = { email: string | null; userId: number | null };

const changerOf = ({ email, userId }: Changer) => (email === null ? null : { id: userId, email });

/** The gaps of a record, in the order of its fields. One query. */
export async function readRecordGaps(db: Kysely<Tables>, type: Type, id: number): Promise<RecordGap[]> {
  const rows = await db
    .selectFrom('translation_gaps')
    .selectAll()
    .where('resource', '=', type.name)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ field, locale, state, stale, left_texts, machine_texts, is_noise, at, user_id, user_email }) => ({
    field,
    locale,
    state,
    stale,
    ...(left_texts.length > 0 && { left: left_texts }),
    ...(machine_texts.length > 0 && { machine: machine_texts }),
    ...(is_noise && { noise: true }),
    at: at.toISOString(),
    by: changerOf({ email: user_email, userId: user_id }),
  }));
}

interface Row extends Omit<GapCard, 'by' | 'at'>, Changer {
  at: Date;
}

/**
 * Gaps of these types, newest first. Every combination of filters uses an index.
 * @param after the id of the last gap already read
 */
export function gapQuery(types: readonly Type[], listRequest: ListRequest, after: number, isOn: IsOn): RawBuilder<Row> {
  return sql`
    select g.id, g.resource as type, g.record_id as "recordId", s.title, g.field, g.locale, g.state, g.at,
      g.user_email as email, g.user_id as "userId"
    from translation_gaps g join search_index s on s.resource = g.resource and s.record_id = g.record_id
    where ${conditionOf(types, listRequest, isOn)} ${after > 0 ? sql`and g.id < ${after}` : sql``}
    order by g.id desc limit ${listRequest.limit} offset ${listRequest.offset}`;
}

export async function listGaps(db: Kysely<Tables>, ...listRequest: Parameters<typeof gapQuery>): Promise<GapCard[]> {
  const { rows } = await gapQuery(...listRequest).execute(db);
  return rows.map(({ at, email, userId, ...card }) => ({
    ...card,
    at: at.toISOString(),
    by: changerOf({ email, userId }),
  }));
}

/**
 * The number of gaps per type, language and content under the other filters, and the total under this one. Counting
 * stops at `maxGapsCounted`.
 */
export async function countGaps(
  db: Kysely<Tables>,
  types: readonly Type[],
  listRequest: ListRequest,
  isOn: IsOn,
): Promise<GapListMeta> {
  const countBy = async (filter: string, values: readonly string[], is: RawBuilder<unknown>) => {
    const others = { ...listRequest, filters: listRequest.filters.filter(({ name }) => name !== filter) };
    const { rows } = await sql<{ value: string; count: number }>`
      select given.value, count(found.*)::int as count from unnest(${[...values]}::text[]) as given(value)
      cross join lateral (select from translation_gaps g where ${is}
        and ${conditionOf(types, others, isOn)} limit ${maxGapsCounted}) found
      group by given.value`.execute(db);
    return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
  };
  const names = types.map(({ name }) => name);
  const counts = await countBy('type', names, sql`g.resource = given.value`);
  const locales = await countBy('locale', contentLocales, sql`g.locale = given.value`);
  const contents = await countBy(
    'content',
    gapContents.map(({ id }) => id),
    sql`g.is_noise = (given.value = 'noise')`,
  );
  const chosen = valuesOf(listRequest, 'type');
  const shown = Object.entries(counts)
    .filter(([type]) => chosen.length === 0 || chosen.includes(type))
    .map(([, count]) => count);
  const total = shown.reduce((sum, count) => sum + count, 0);
  return {
    ...(shown.some((count) => count >= maxGapsCounted) ? { totalAtLeast: total } : { total }),
    counts,
    locales,
    contents,
  };
}

/** The ids of all gaps that match these filters, ascending, at most `maxIds`; for bulk actions. */
export async function listGapIds(
  db: Kysely<Tables>,
  ...[types, listRequest, after, isOn]: Parameters<typeof gapQuery>
) {
  const { rows } = await sql<{ id: number }>`select g.id from translation_gaps g
    where ${conditionOf(types, listRequest, isOn)} and g.id > ${after} order by g.id limit ${maxIds}`.execute(db);
  return rows.map(({ id }) => id);
}

const valuesOf = ({ filters }: ListRequest, wanted: string): string[] =>
  filters.find(({ name }) => name === wanted)?.values ?? [];

/** Fields whose feature is switched off have no gaps. */
function conditionOf(types: readonly Type[], listRequest: ListRequest, isOn: IsOn): RawBuilder<unknown> {
  const chosen = valuesOf(listRequest, 'type');
  const names = types.map(({ name }) => name).filter((name) => chosen.length === 0 || chosen.includes(name));
  const states = valuesOf(listRequest, 'state');
  const off = types.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, { feature }]) => !isOn(feature))
      .map(([field]) => [name, field] as const),
  );
  return sql.join(
    [
      // Literals instead of parameters, so that the partial indexes are used.
      states.length === 1 && states[0] === 'stale'
        ? sql`g.state = 'stale'`
        : states.length === 1 && states[0] === 'machine'
          ? sql`g.state = 'machine'`
          : sql`g.state <> 'empty'`,
      ...(states.length > 0 ? [sql`g.state = any(${states}::text[])`] : []),
      sql`g.resource = any(${names}::text[])`,
      ...(valuesOf(listRequest, 'ids').length > 0
        ? [sql`g.id = any(${valuesOf(listRequest, 'ids').map(Number)}::bigint[])`]
        : []),
      ...['locale', 'field'].flatMap((name) =>
        valuesOf(listRequest, name).length > 0
          ? [sql`g.${sql.ref(name)} = any(${valuesOf(listRequest, name)}::text[])`]
          : [],
      ),
      ...contentsOf(listRequest),
      ...(listRequest.term ? [matches(types, listRequest.term)] : []),
      ...off.map(([name, field]) => sql`not (g.resource = ${name} and g.field = ${field})`),
    ],
    sql` and `,
  );
}

/** Inside `coalesce`, the rows are collected once into a hash table; a join might search them for every gap. */
const matches = (types: readonly Type[], term: string) =>
  sql`coalesce((g.resource, g.record_id) in (${matchingRows(
    types.map(({ name }) => name),
    term,
    'all',
  )}), false)`;

/** Literals, for the same reason as the states. */
function contentsOf(listRequest: ListRequest): RawBuilder<unknown>[] {
  const chosen = valuesOf(listRequest, 'content');
  if (chosen.length !== 1) return [];
  return [chosen[0] === 'noise' ? sql`g.is_noise` : sql`not g.is_noise`];
}
