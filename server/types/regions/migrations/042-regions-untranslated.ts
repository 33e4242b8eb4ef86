import { sql, type Kysely } from 'kysely';
import { untranslatedIndexes } from '../../../migrations/helpers';

/** Which regions lack a name in French or Italian is known without reading all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of untranslatedIndexes('regions', 'name', ['fr', 'it'])) await sql.raw(statement).execute(db);
}
