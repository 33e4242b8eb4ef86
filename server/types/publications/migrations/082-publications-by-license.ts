import { sql, type Kysely } from 'kysely';
import { german } from '../../../migrations/helpers';

/** Publications of a licence stand in the order of their list: of one that every tenth has, the rows of all others were read before a page was full. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index on publications (license_type, title ${german}, id)`).execute(db);
}
