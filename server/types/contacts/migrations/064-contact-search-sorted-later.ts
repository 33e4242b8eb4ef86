import { sql, type Kysely } from 'kysely';

/** The words of persons and organisations, as far as they are sorted in (see 063-search-sorted-later). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_index_contacts`.execute(db);
  await sql
    .raw(
      `create index search_index_contacts on search_index using gin (text gin_trgm_ops) where is_sorted and resource in ('contacts/person', 'contacts/company')`,
    )
    .execute(db);
}
