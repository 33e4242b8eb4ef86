import { sql, type Kysely } from 'kysely';
import { contentTable, fileLinkTable, linkTable } from '../../../migrations/helpers';

/** Educations with their relations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['name', 'text', 'location', 'organizer', 'contact', 'description'];
  const lists = ['programs', 'links', 'videos', 'images', 'files'];
  const statements = [
    contentTable('educations', [
      ...texts.map((column) => `${column} text not null`),
      ...lists.map((column) => `${column} jsonb not null`),
    ]),
    // Names are sorted as people sort them.
    'create index on educations (name collate "de-x-icu", id)',
    ...['education_types', 'languages', 'locations'].flatMap((list) => linkTable('educations', list, list)),
    ...fileLinkTable('educations'),
    "insert into resource_state (resource) values ('educations')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
