import { sql, type Kysely } from 'kysely';
import { collectionTables } from '../tables';

/** Collections of projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of collectionTables('project_collections', 'projects')) await sql.raw(statement).execute(db);
}
