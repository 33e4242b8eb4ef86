import { sql, type Kysely } from 'kysely';

/**
 * Events of a type stand in the order of their list: of a rare type thousands of others were passed over before a page
 * was full.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on events (type, start_date desc nulls last, id desc)`.execute(db);
}
