import { sql, type Kysely } from 'kysely';

/**
 * Texts that a page does not hold lie beside it as they are, no longer packed: unpacking 12 kB took 30 µs more for each
 * text that a search looked at than fetching them takes (a word in every twentieth news post: 19 ms, now 9). Those that
 * are written anew wait to be sorted in, as after a save. docs/decisions/search.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Reading all texts takes longer than a request may.
    'set local statement_timeout = 0',
    'alter table search_index alter column text set storage external',
    "update search_index set text = text || '', is_sorted = false where pg_column_compression(text) is not null",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
