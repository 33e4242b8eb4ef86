import { sql, type Kysely } from 'kysely';
import { contents } from './baseline/contents';
import { housekeeping } from './baseline/housekeeping';

/** Resources that store whether their records must be re-rendered after an update. */
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

/** The whole schema as of the first installation; later changes are separate migrations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...housekeeping, ...contents]) await sql.raw(statement).execute(db);
  await sql`insert into resource_state (resource) select unnest(${resources}::text[])`.execute(db);
}
