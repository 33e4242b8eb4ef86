import { sql, type Kysely } from 'kysely';

/**
 * Which events were changed since a moment is known without reading all: there are five times as many as of most types.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on events (updated_at)`.execute(db);
}
