import { sql, type Kysely } from 'kysely';

/** Words are told apart by type (see 078-searched-words), so those of persons and organisations need no index of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_index_contacts`.execute(db);
}
