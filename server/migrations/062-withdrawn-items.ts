import { sql, type Kysely } from 'kysely';

/**
 * What its submitter has taken back is an ending of its own: no account and nothing else ends a submission without a
 * decision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'alter table inbox_items drop constraint inbox_items_outcome_check',
    "alter table inbox_items add constraint inbox_items_outcome_check check (outcome in ('merged', 'partial', 'dismissed', 'deleted', 'withdrawn', 'superseded'))",
    "update inbox_items set outcome = 'withdrawn' where outcome = 'superseded' and source = 'embed' and ended_by_email is null",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
