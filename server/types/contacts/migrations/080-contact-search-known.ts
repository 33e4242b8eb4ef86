import { sql, type Kysely } from 'kysely';

/** The texts of persons and organisations, as far as the index knows them (see 078-searched-words). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`drop index search_index_contacts`.execute(db);
  await sql
    .raw(
      `create index search_index_contacts on search_index using gin (text gin_trgm_ops) where is_indexed and resource in ('contacts/person', 'contacts/company')`,
    )
    .execute(db);
}
