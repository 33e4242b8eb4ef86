import { sql, type Kysely } from 'kysely';

/**
 * What becomes of a submission between its confirmation and the decision: what who has handed it in has corrected.
 * Questions of editors are links, as all that strangers answer by one. And where it came from, for so long as that
 * limits how much comes from one place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table submissions
      add column network text,
      /* Of the documents that came with it, once they are files. */
      add column document_bytes integer,
      /* Of the record: what each correction has changed. */
      add column corrections jsonb`,
    `create index submissions_waiting on submissions (network) where kind = 'entry' and used_at is null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
