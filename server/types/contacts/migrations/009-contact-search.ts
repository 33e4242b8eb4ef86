import { sql, type Kysely } from 'kysely';

/**
 * Persons and organisations by their words alone. Who types 'Genoss' means one of 20,000 organisations; in the index of
 * all texts that word leads through every project that names one first. docs/decisions/search.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index search_index_contacts on search_index using gin (text gin_trgm_ops) where resource in ('contacts/person', 'contacts/company')`,
    )
    .execute(db);
}
