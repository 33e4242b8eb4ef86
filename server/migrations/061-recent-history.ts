import { sql, type Kysely } from 'kysely';

/**
 * The overview asks for what was written lately: rows lie in the order of their moments nearly, so an index over whole
 * blocks is enough, and costs a save nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index history_at on history using brin (at)`.execute(db);
}
