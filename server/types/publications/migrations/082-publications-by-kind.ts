import { sql, type Kysely } from 'kysely';
import { german } from '../../../migrations/helpers';

/**
 * Publications of a licence and of a type stand in the order of their list: of a licence that every tenth has, the rows
 * of all others were read before a page was full.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['license_type', 'type'])
    await sql.raw(`create index on publications (${column}, title ${german}, id)`).execute(db);
}
