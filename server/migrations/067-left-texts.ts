import { sql, type Kysely } from 'kysely';

/** Which single texts within lists were left empty on purpose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table translation_gaps add column left_texts jsonb not null default '[]'`.execute(db);
}
