import { sql, type Kysely } from 'kysely';
import { contentTable } from '../../../migrations/helpers';

/** Interactive graphics: what their elements and markers say lies with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['title', 'type', 'description', 'copyright', 'svg', 'selector', 'start'];
  const statements = [
    contentTable('interactive_graphics', [
      ...texts.map((column) => `${column} text not null`),
      'elements jsonb not null',
      'markers jsonb not null',
    ]),
    // As the list stands at first.
    'create index on interactive_graphics (title collate "de-x-icu", id)',
    "insert into resource_state (resource) values ('interactive-graphics')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
