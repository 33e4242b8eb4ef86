import { sql, type Kysely } from 'kysely';

/** The list of all changes, latest first. Replaces a BRIN index, which cannot provide an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of ['create index history_latest on history (at, id)', 'drop index history_at'])
    await sql.raw(statement).execute(db);
}
