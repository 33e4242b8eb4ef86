import { sql, type Kysely } from 'kysely';
import { contentTable, fileLinkTable, linkTable } from '../../../migrations/helpers';

/** Projects of the circular economy with their relations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = 'circular_economy_projects';
  const texts = ['title', 'type', 'description', 'keywords'];
  const lists = ['links', 'videos', 'images', 'files'];
  const relations = ['topics', 'business_sectors', 'geographic_regions', 'instruments', 'tags', 'countries', 'states'];
  const statements = [
    contentTable(table, [
      ...texts.map((column) => `${column} text not null`),
      'start_date date',
      'end_date date',
      ...lists.map((column) => `${column} jsonb not null`),
      'check (end_date is null or start_date is null or start_date <= end_date)',
    ]),
    ...relations.flatMap((relation) => linkTable(table, relation, relation)),
    ...fileLinkTable(table),
    "insert into resource_state (resource) values ('circular-economy-projects')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
