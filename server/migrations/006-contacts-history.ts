import { sql, type Kysely } from 'kysely';

/**
 * Entries of the history that hold what has changed only: where a call changes one field of thousands of records. What
 * the whole record was is the last whole entry before, with the part over it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table history add column partial boolean not null default false`.execute(db);
  await sql`
    create function history_record(entry history) returns jsonb language sql stable as $$
      select case when entry.partial then (
        select before.record from history before
        where before.resource = entry.resource and before.record_id = entry.record_id and before.id < entry.id and not before.partial
        order by before.id desc limit 1) || entry.record
      else entry.record end
    $$`.execute(db);
}
