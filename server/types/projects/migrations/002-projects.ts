import { sql, type Kysely } from 'kysely';
import { contentTable, fileLinkTable, linkTable } from '../../../migrations/helpers';

/** Projects with their relations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    contentTable('projects', [
      'project_code text not null',
      'title text not null',
      'keywords text not null',
      'description text not null',
      'project_costs numeric',
      'financing jsonb not null',
      'start_date date',
      'end_date date',
      'dates jsonb not null',
      'links jsonb not null',
      'images jsonb not null',
      'files jsonb not null',
      'videos jsonb not null',
      'lat numeric',
      'lng numeric',
      'contacts jsonb not null',
      'check (start_date <= end_date)',
    ]),
    // Both ways, since what has no date comes last either way.
    'create index on projects (start_date)',
    'create index on projects (start_date desc nulls last)',
    'create index on projects (end_date)',
    'create index on projects (end_date desc nulls last)',
    'create index on projects (updated_at)',
    'create index on projects (created_at)',
    'create index on projects (id desc) where is_public',
    ...[
      'programs',
      'instruments',
      'topics',
      'geographic_regions',
      'tags',
      'countries',
      'states',
      'business_sectors',
    ].flatMap((list) => linkTable('projects', list, list)),
    ...fileLinkTable('projects'),
    "insert into resource_state (resource) values ('projects')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
