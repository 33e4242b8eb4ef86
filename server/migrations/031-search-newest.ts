import { sql, type Kysely } from 'kysely';

/** The newest of all types come from an index: the search over everything looks through them first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_index_newest on search_index (record_id desc)`.execute(db);
}
