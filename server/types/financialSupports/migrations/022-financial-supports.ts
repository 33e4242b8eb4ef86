import { sql, type Kysely } from 'kysely';
import { contentTable, fileLinkTable, linkTable } from '../../../migrations/helpers';

/** Financial supports with their relations, in the order that people give them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = 'financial_supports';
  const texts = [
    'name',
    'description',
    'additional_information',
    'inclusion_criteria',
    'exclusion_criteria',
    'application',
    'financing_ratio',
    'res',
    'policies',
  ];
  const relations = [
    'authorities',
    'states',
    'beneficiaries',
    'topics',
    'project_types',
    'instruments',
    'geographic_regions',
  ];
  const statements = [
    contentTable(table, [
      ...texts.map((column) => `${column} text not null`),
      'logo jsonb',
      'start_date date',
      'end_date date',
      'links jsonb not null',
      'contacts jsonb not null',
      'position integer not null',
      'check (end_date is null or start_date is null or start_date <= end_date)',
    ]),
    `create index on ${table} (position, id)`,
    ...relations.flatMap((relation) => linkTable(table, relation, relation)),
    ...fileLinkTable(table),
    "insert into resource_state (resource) values ('financial-supports')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
