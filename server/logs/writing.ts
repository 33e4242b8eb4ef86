import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { contentTypes } from '../../domain/contentTypes';
import { swissDay } from '../../domain/values/days';
import { telemetryContext } from '../../domain/administration/logs';
import { feedback } from '../../domain/administration/telemetry';
import { isOfType, tableOf } from '../engine/storage/naming';
import type { Tables } from '../tables';
import type { Batch, TelemetryBuffer } from './buffer';

/** How often reports are written, in milliseconds. */
const writeInterval = 5_000;
/** The maximum number of sites that are counted separately per day; the others share a row. */
const maxOrigins = 500;
/** How many days log entries, feedback and counts are kept. */
const retentionDays = { lines: 60, feedback: 365, counts: 3 * 365 };
const maxLines = 500_000;

/** Writes collected reports in one transaction. If that fails, the counts are kept for the next attempt. */
export async function writeTelemetry(db: Kysely<Tables>, buffer: TelemetryBuffer): Promise<void> {
  const batch = buffer.take();
  if (!batch) return;
  try {
    await db.transaction().execute(async (trx) => {
      await writeLines(trx, batch);
      await countReads(trx, batch, swissDay.format(new Date()));
      await countLoads(trx, batch, swissDay.format(new Date()));
    });
  } catch (error) {
    buffer.restore(batch);
    throw error;
  }
}

async function writeLines(trx: Kysely<Tables>, { lines }: Batch): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('logs')
    .values(lines.map(({ at, ...line }) => ({ ...line, context: telemetryContext, created_at: at, username: null })))
    .execute();
}

/**
 * Counts only public records, so that forged ids do not fill the table. Always in the same order, to prevent deadlocks.
 */
async function countReads(trx: Kysely<Tables>, { reads }: Batch, day: string): Promise<void> {
  for (const resource of [...new Set(reads.map((read) => read.resource))].sort()) {
    const type = contentTypes[resource];
    const own = reads.filter((read) => read.resource === resource);
    await sql`
      insert into entry_reads (day, resource, record_id, locale, count)
      select ${day}::date, ${resource}, t.id, l.locale, l.count
      from unnest(${own.map(({ id }) => id)}::int[], ${own.map(({ locale }) => locale)}::text[],
        ${own.map(({ count }) => count)}::int[]) as l(id, locale, count)
      join ${sql.table(tableOf(type))} t on t.id = l.id and t.is_public and ${isOfType(type, 't')}
      order by t.id, l.locale
      on conflict (day, resource, record_id, locale) do update set count = entry_reads.count + excluded.count`.execute(
      trx,
    );
  }
}

async function countLoads(trx: Kysely<Tables>, { loads }: Batch, day: string): Promise<void> {
  if (loads.length === 0) return;
  const { rows } = await sql<{
    origin: string;
  }>`select distinct origin from embed_loads where day = ${day}::date`.execute(trx);
  const known = new Set(rows.map(({ origin }) => origin));
  const counted = new Map<string, { origin: string; name: string; count: number }>();
  for (const { origin, name, count } of loads) {
    if (!known.has(origin) && known.size < maxOrigins) known.add(origin);
    const place = known.has(origin) ? origin : '';
    const key = `${place} ${name}`;
    counted.set(key, { origin: place, name: place === '' ? '' : name, count: count + (counted.get(key)?.count ?? 0) });
  }
  const sorted = [...counted.values()].toSorted((one, other) =>
    one.origin < other.origin || (one.origin === other.origin && one.name < other.name) ? -1 : 1,
  );
  await sql`
    insert into embed_loads (day, origin, name, count)
    select ${day}::date, origin, name, sum(count)::int
      from unnest(${sorted.map(({ origin }) => origin)}::text[], ${sorted.map(({ name }) => name)}::text[],
      ${sorted.map(({ count }) => count)}::int[]) as l(origin, name, count)
    group by origin, name order by origin, name
    on conflict (day, origin, name) do update set count = embed_loads.count + excluded.count`.execute(trx);
}

/** Removes old entries, and the oldest ones above the maximum. */
export async function removeOldLogs(db: Kysely<Tables>): Promise<void> {
  await sql`delete from logs where created_at < now() - ${retentionDays.lines} * interval '1 day'
    and (category <> ${feedback} or created_at < now() - ${retentionDays.feedback} * interval '1 day')`.execute(db);
  await sql`delete from logs where id <= (select max(id) from logs) - ${maxLines}`.execute(db);
  await sql`delete from entry_reads where day < current_date - ${retentionDays.counts}::int`.execute(db);
  await sql`delete from embed_loads where day < current_date - ${retentionDays.counts}::int`.execute(db);
}

/**
 * Writes reports at regular intervals.
 * @returns an object whose `stop` ends this after a last write
 */
export function startTelemetry(
  db: Kysely<Tables>,
  buffer: TelemetryBuffer,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop(): Promise<void> } {
  let current = Promise.resolve();
  const write = () => {
    current = current
      .then(() => writeTelemetry(db, buffer))
      .catch((error: unknown) => log.warn({ err: error }, 'telemetry could not be written; trying again soon'));
  };
  const timer = setInterval(write, writeInterval).unref();
  return {
    async stop() {
      clearInterval(timer);
      write();
      await current;
    },
  };
}
