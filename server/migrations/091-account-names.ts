import { sql, type Kysely } from 'kysely';

/** The name under which colleagues see an account; empty if there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column name text not null default ''`.execute(db);
}
