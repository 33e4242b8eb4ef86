import { sql, type Kysely } from 'kysely';

/**
 * A saved text waits until it is sorted into the trigram index with others; the rows that wait stand in an index of
 * their own. docs/decisions/search.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Sorting all texts anew takes longer than a request may.
    'set local statement_timeout = 0',
    'alter table search_index add column is_sorted boolean not null default true',
    'drop index search_index_text',
    'create index search_index_text on search_index using gin (text gin_trgm_ops) where is_sorted',
    'create index search_index_unsorted on search_index (record_id) where not is_sorted',
    // Unless the planner knows that few wait, it takes half of them to.
    'analyze search_index',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
