import { sql, type Transaction } from 'kysely';
import { demoFeedback, demoInterest, demoLanguages, demoOrigins } from '../../demo/visits';
import type { ContentTypeName } from '../../domain/contents';
import { contentTypes } from '../../domain/contentTypes';
import { telemetryContext } from '../../domain/administration/logs';
import { feedback, readReport } from '../../domain/administration/telemetry';
import { isOfType, tableOf } from '../engine/storage/naming';
import type { Tables } from '../tables';

/** The number of days with demo visits, and the number of records per type that are visited. */
const days = 31;
const entries = 40;

/** A deterministic number between 0 and 1 for a text. */
const chance = (words: ReturnType<typeof sql>) =>
  sql`(('x' || substr(md5(${words}), 1, 7))::bit(28)::int / 268435456.0)`;

/** A month of invented visits to public records: few records get many visits, and weekdays get more. */
export async function seedVisits(trx: Transaction<Tables>): Promise<void> {
  const [languages, shares] = [Object.keys(demoLanguages), Object.values(demoLanguages)];
  for (const [resource, interest] of Object.entries(demoInterest) as [ContentTypeName, number][]) {
    await sql`
      insert into entry_reads (day, resource, record_id, locale, count)
      select day, resource, id, locale, count from (
        select d.day::date as day, ${resource}::text as resource, e.id, l.locale,
          floor(${interest}::float8 / e.place * l.share * (case when extract(isodow from d.day) > 5 then 0.4 else 1.2
          end) + ${chance(sql`${resource}::text || e.id || d.day || l.locale`)})::int as count
        from (select id, row_number() over (order by md5(${resource}::text || id)) as place
        from ${sql.table(tableOf(contentTypes[resource]))} where is_public and ${isOfType(contentTypes[resource])}
        order by 2 limit ${entries}) e
        cross join generate_series(current_date - ${days}::int, current_date - 1, interval '1 day') as d(day)
        cross join unnest(${languages}::text[], ${shares}::float8[]) as l(locale, share)
        where e.place < 12 or ${chance(sql`d.day::text || e.id || l.locale`)} < l.share
      ) read where count > 0`.execute(trx);
  }
  await sql`
    insert into embed_loads (day, origin, name, count)
    select d.day::date, o.origin, 'projects',
      greatest(1, round(o.often * (case when extract(isodow from d.day) > 5 then 0.4 else 1.2
      end) * (0.7 + 0.6 * ${chance(sql`d.day || o.origin`)})))::int
    from unnest(${Object.keys(demoOrigins)}::text[], ${Object.values(demoOrigins)}::float8[]) as o(origin, often)
    cross join generate_series(current_date - ${days}::int, current_date - 1, interval '1 day') as d(day)`.execute(trx);
  for (const { daysAgo, page, isGood, comment } of demoFeedback) {
    await addLine(
      trx,
      { category: feedback, action: page, value: { isGood, comment } },
      new URL(page).origin,
      daysAgo * 24,
    );
  }
  for (let id = 1; id <= 24; id += 1)
    await addLine(
      trx,
      readReport('projects', id, id % 3 === 0 ? 'fr' : 'de'),
      Object.keys(demoOrigins)[id % 4] as string,
      25 - id,
    );
}

async function addLine(
  trx: Transaction<Tables>,
  { category, action, value }: { category: string; action: string; value: unknown },
  referer: string,
  hoursAgo: number,
): Promise<void> {
  await trx
    .insertInto('logs')
    .values({
      context: telemetryContext,
      category,
      action,
      value: JSON.stringify(value),
      referer,
      username: null,
      created_at: sql<Date>`now() - ${hoursAgo} * interval '1 hour'`,
    })
    .execute();
}
