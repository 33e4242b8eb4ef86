import { sql, type Kysely } from 'kysely';

/** The types with drafts. */
const tables = [
  'projects',
  'events',
  'circular_economy_projects',
  'posts',
  'interactive_graphics',
  'financial_supports',
  'contact_groups',
  'regions',
  'educations',
  'jobs',
  'publications',
];

/** When records become public, and drafts again. See docs/decisions/publishing.md. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql
      .raw(`alter table ${table} add column publish_from timestamptz, add column publish_till timestamptz`)
      .execute(db);
    for (const column of ['publish_from', 'publish_till'])
      await sql.raw(`create index on ${table} (${column}) where ${column} is not null`).execute(db);
  }
}
