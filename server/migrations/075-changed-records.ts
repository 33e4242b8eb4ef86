import { sql, type Kysely } from 'kysely';

/**
 * What was changed since a day is found by when it was: without an index a list in another order was read to its end
 * for the few that were (20,000 regions: 19,000 rows passed over). Tables that have one already are not named.
 */
const tables = [
  'regions',
  'educations',
  'posts',
  'circular_economy_projects',
  'financial_supports',
  'publications',
  'jobs',
  'interactive_graphics',
  'event_collections',
  'project_collections',
  'contact_groups',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(`create index on ${table} (updated_at)`).execute(db);
}
