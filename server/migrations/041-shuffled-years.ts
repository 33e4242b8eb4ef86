import { sql, type Kysely } from 'kysely';

/**
 * Lists that are shuffled within years read the newest year alone, not all records of the type: public pages ask for
 * them all day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['projects', 'circular_economy_projects']) {
    await sql`create index on ${sql.table(table)} ((extract(year from start_date)) desc nulls last) where is_public`.execute(
      db,
    );
  }
}
