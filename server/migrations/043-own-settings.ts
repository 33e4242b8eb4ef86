import { sql, type Kysely } from 'kysely';

/** What people have set up for themselves, wherever they sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column settings jsonb not null default '{}'`.execute(db);
}
