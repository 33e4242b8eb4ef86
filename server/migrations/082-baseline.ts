import { sql, type Kysely } from 'kysely';
import { contents } from './baseline/contents';
import { housekeeping } from './baseline/housekeeping';

/** What has a state of its own, for the texts that are rendered anew after an update. */
const resources = [
  'inbox',
  'projects',
  'project-collections',
  'events',
  'event-collections',
  'circular-economy-projects',
  'posts',
  'interactive-graphics',
  'financial-supports',
  'contacts',
  'contacts/person',
  'contacts/company',
  'contact-groups',
  'regions',
  'educations',
  'jobs',
  'publications',
];

/** Everything that there was before the first installation; later changes are migrations of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...housekeeping, ...contents]) await sql.raw(statement).execute(db);
  await sql`insert into resource_state (resource) select unnest(${resources}::text[])`.execute(db);
}
