import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { mostGapsCounted, type GapCard, type GapListMeta, type RecordGap } from '../../../domain/translations/list';
import type { Tables } from '../../tables';

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
  return rows.map(({ field, locale, state, stale, left_texts, at, user_id, user_email }) => ({
    field,
    locale,
    state,
    stale,
    ...(left_texts.length > 0 && { left: left_texts }),
    at: at.toISOString(),
    by: changerOf({ email: user_email, userId: user_id }),
  }));
}

interface Row extends Omit<GapCard, 'by' | 'at'>, Changer {
  at: Date;
}

/**
 * Gaps of these types, the newest first. Every combination of filters uses an index.
 * @param after the id of the last gap already read
 */
export function gapQuery(types: readonly Type[], listRequest: ListRequest, after: number, isOn: IsOn): RawBuilder<Row> {
  return sql`
    select g.id, g.resource as type, g.record_id as "recordId", s.title, g.field, g.locale, g.state, g.at, g.user_email as email, g.user_id as "userId"
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
 * The number of gaps per type under the other filters, and in all under this one. One query, which stops counting at
 * `mostGapsCounted`.
 */
export async function countGaps(
  db: Kysely<Tables>,
  types: readonly Type[],
  listRequest: ListRequest,
  isOn: IsOn,
): Promise<GapListMeta> {
  const others = { ...listRequest, filters: listRequest.filters.filter(({ name }) => name !== 'type') };
  const { rows } = await sql<{ type: string; count: number }>`
    select given.type, count(found.*)::int as count from unnest(${types.map(({ name }) => name)}::text[]) as given(type)
    cross join lateral (select from translation_gaps g where g.resource = given.type and ${conditionOf(types, others, isOn)} limit ${mostGapsCounted}) found
    group by given.type`.execute(db);
  const chosen = valuesOf(listRequest, 'type');
  const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  const shown = Object.entries(counts)
    .filter(([type]) => chosen.length === 0 || chosen.includes(type))
    .map(([, count]) => count);
  const total = shown.reduce((sum, count) => sum + count, 0);
  return { ...(shown.some((count) => count >= mostGapsCounted) ? { totalAtLeast: total } : { total }), counts };
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
      ...(states.length === 1 && states[0] === 'stale' ? [sql`g.state = 'stale'`] : [sql`g.state <> 'empty'`]),
      ...(states.length > 0 ? [sql`g.state = any(${states}::text[])`] : []),
      sql`g.resource = any(${names}::text[])`,
      ...['locale', 'field'].flatMap((name) =>
        valuesOf(listRequest, name).length > 0
          ? [sql`g.${sql.ref(name)} = any(${valuesOf(listRequest, name)}::text[])`]
          : [],
      ),
      ...off.map(([name, field]) => sql`not (g.resource = ${name} and g.field = ${field})`),
    ],
    sql` and `,
  );
}
