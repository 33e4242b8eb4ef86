import { sql, type Kysely } from 'kysely';
import { contentTable, fileLinkTable, linkTable } from '../../../migrations/helpers';

/** Jobs with their relations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['name', 'description', 'location', 'employer', 'contact'];
  const columns = [
    ...texts.map((column) => `${column} text not null`),
    'application_deadline timestamptz',
    'links jsonb not null',
    'files jsonb not null',
    'position integer not null',
  ];
  const statements = [
    contentTable('jobs', columns),
    // As the list stands at first.
    'create index on jobs (position, id)',
    'create index on jobs (application_deadline)',
    ...linkTable('jobs', 'locations', 'locations'),
    ...linkTable('jobs', 'stints', 'stints'),
    ...fileLinkTable('jobs'),
    "insert into resource_state (resource) values ('jobs')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
