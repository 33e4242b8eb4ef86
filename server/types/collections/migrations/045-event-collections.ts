import { sql, type Kysely } from 'kysely';
import { collectionTables } from '../tables';

/** Collections of events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of collectionTables('event_collections', 'events')) await sql.raw(statement).execute(db);
}
