import { sql, type Kysely } from 'kysely';
import { untranslatedStatistics } from './helpers';

const titles: Record<string, string> = {
  projects: 'title',
  events: 'title',
  posts: 'title',
  circular_economy_projects: 'title',
  educations: 'name',
  jobs: 'name',
  financial_supports: 'name',
  regions: 'name',
  contact_groups: 'name',
};

/**
 * How many titles a language lacks is known to the planner: where it is every third, a list of them is read in its
 * order until the page is full, instead of all that lack it. What was left empty on purpose is rare, and an index knows
 * it. docs/decisions/lists-and-caching.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Looking through large tables takes longer than a request may.
    'set local statement_timeout = 0',
    ...Object.entries(titles).flatMap(([table, title]) => untranslatedStatistics(table, title, ['fr', 'it'])),
    ...untranslatedStatistics('publications', 'title', ['fr', 'it', 'en']),
    `analyze ${Object.keys(titles).join(', ')}, publications`,
    // Last: from here on nobody saves until all is done.
    `create index translation_gaps_empty on translation_gaps (resource, field, locale, record_id) where state = 'empty'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
