import { sql, type Kysely } from 'kysely';
import { contentTable, fileLinkTable, linkTable } from '../../../migrations/helpers';

/** Publications with their relations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = [
    'title',
    'description',
    'keywords',
    'email',
    'url',
    'type',
    'license_type',
    'rights_holder',
    'license_name',
    'license_url',
    'license_attribution',
  ];
  const lists = ['files', 'authors', 'organizations'];
  const columns = [
    ...texts.map((column) => `${column} text not null`),
    'start_date date',
    'end_date date',
    ...lists.map((column) => `${column} jsonb not null`),
  ];
  const statements = [
    contentTable('publications', columns),
    // Titles are sorted as people sort them.
    'create index on publications (title collate "de-x-icu", id)',
    ...linkTable('publications', 'languages', 'languages'),
    ...linkTable('publications', 'geographic_regions', 'geographic_regions'),
    ...linkTable('publications', 'topics', 'topics'),
    ...fileLinkTable('publications'),
    "insert into resource_state (resource) values ('publications')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
