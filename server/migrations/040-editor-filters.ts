import { sql, type Kysely } from 'kysely';
import { untranslatedIndexes } from './helpers';

const german = 'collate "de-x-icu"';
const titles: Record<string, string> = {
  projects: 'title',
  educations: 'name',
  posts: 'title',
  jobs: 'name',
  financial_supports: 'name',
  circular_economy_projects: 'title',
  contact_groups: 'name',
};

/** What editors narrow lists by, and order them by, without reading all of a large table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Who has changed what, and when.
    'create index on history (user_id, resource, record_id, at)',
    ...Object.entries(titles).flatMap(([table, column]) => untranslatedIndexes(table, column, ['fr', 'it'])),
    ...untranslatedIndexes('publications', 'title', ['fr', 'it', 'en']),
    ...untranslatedIndexes('contacts', 'companyName', ['fr', 'it'], { rows: "type = 'company'" }),
    'create index on contacts (updated_at)',
    `create index on projects (title ${german}, id)`,
    `create index on projects (project_code ${german}, id)`,
    `create index on contacts (email ${german}, id) where type = 'person'`,
    `create index on contacts (phone ${german}, id) where type = 'person'`,
    `create index on contacts (city ${german}, id) where type = 'company'`,
    `create index on contacts (zip_code ${german}, id) where type = 'company'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
