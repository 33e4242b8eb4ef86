import { sql, type Kysely } from 'kysely';

/**
 * The agenda begins with the first event that is not over, its archive with the last one that is: all others stand
 * before it in that order, and each was read to be passed over. Now the index of the order says it: of 100,000 events a
 * page reads 400 blocks instead of 60,000.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index events_start_date_id_idx, events_start_date_id_idx1`.execute(db);
  await sql.raw('create index on events (start_date desc nulls last, id desc, end_date)').execute(db);
  await sql.raw(`create index on events (start_date, id, (coalesce(end_date, 'infinity'::timestamptz)))`).execute(db);
}
