import { sql, type Kysely } from 'kysely';

/** Whose entries they are is what another index begins with: each save wrote both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index history_user_id_idx`.execute(db);
}
