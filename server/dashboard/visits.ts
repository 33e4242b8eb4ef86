import { sql, type Kysely } from 'kysely';
import type { ContentTypeName } from '../../domain/contents';
import { dashboardListLength, maxSingleDays, type ReadEntry, type Visits } from '../../domain/administration/dashboard';
import { feedback } from '../../domain/administration/telemetry';
import { calendarDay } from '../clock';
import type { Tables } from '../tables';

interface Span {
  from: string;
  till: string;
}

/** Visits to records of these types within a period. Four queries on the counters. */
export async function readVisits(
  db: Kysely<Tables>,
  { from, till }: Span,
  resources: readonly ContentTypeName[],
): Promise<Visits> {
  const step = calendarDay(till).diff(calendarDay(from), 'day') < maxSingleDays ? 'day' : 'month';
  const within = sql`day between ${from}::date and ${till}::date`;
  const [periods, entries, origins, feedback] = await Promise.all([
    sql<Visits['periods'][number]>`
      select date_trunc(${step}, day)::date as start, resource, locale, sum(count)::int as count from entry_reads
      where ${within} and resource = any(${resources}) group by 1, 2, 3 order by 1, 2, 3`.execute(db),
    sql<ReadEntry>`
      with sums as (
        select resource, record_id, case when grouping(locale) = 1 then 'all' else locale
        end as locale, sum(count)::int as count from entry_reads
        where ${within} and resource = any(${resources})
        group by grouping sets ((resource, record_id), (resource, record_id, locale))
      ), named as (
        select s.resource, s.record_id as id, i.title, s.locale, s.count,
        row_number() over (partition by s.resource, s.locale order by s.count desc, s.record_id) as place
        from sums s join search_index i on i.resource = s.resource and i.record_id = s.record_id where s.locale <> ''
      )
      select resource, id, title, locale, count from named where place <= ${dashboardListLength}
        order by resource, locale, place`.execute(db),
    sql<
      Visits['origins'][number]
    >`select origin, sum(count)::int as count from embed_loads where ${within} group by origin
      order by count desc, origin limit ${dashboardListLength}`.execute(db),
    readFeedback(db, { from, till }),
  ]);
  return { from, till, step, periods: periods.rows, most: entries.rows, origins: origins.rows, feedback: feedback };
}

/** Entries without a clear rating are not counted. */
async function readFeedback(db: Kysely<Tables>, { from, till }: Span): Promise<Visits['feedback']> {
  const { rows } = await sql<{
    at: Date;
    page: string;
    isGood: boolean;
    comment: string;
    positive: number;
    negative: number;
  }>`
    with reports as (
      select id, created_at as at, action as page, case when value is json object then value::jsonb end as value
      from logs
      where category = ${feedback} and created_at >= ${from}::date::timestamp at time zone 'Europe/Zurich'
      and created_at < (${till}::date + 1)::timestamp at time zone 'Europe/Zurich'
    )
    select at, page, (value ->> 'isGood')::boolean as "isGood", coalesce(value ->> 'comment', '') as comment,
      count(*) filter (where (value ->> 'isGood')::boolean) over ()::int as positive,
      count(*) filter (where not (value ->> 'isGood')::boolean) over ()::int as negative
    from reports where jsonb_typeof(value -> 'isGood') = 'boolean'
    order by id desc limit ${dashboardListLength}`.execute(db);
  return {
    positive: rows[0]?.positive ?? 0,
    negative: rows[0]?.negative ?? 0,
    latest: rows.map(({ at, page, isGood, comment }) => ({ at: at.toISOString(), page, isGood, comment })),
  };
}
