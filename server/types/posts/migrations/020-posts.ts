import { sql, type Kysely } from 'kysely';
import { contentTable, fileLinkTable, linkTable } from '../../../migrations/helpers';

/** News with their topics. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['title', 'description', 'text'];
  const lists = ['links', 'videos', 'images', 'files'];
  const statements = [
    contentTable('posts', [
      ...texts.map((column) => `${column} text not null`),
      'date date',
      ...lists.map((column) => `${column} jsonb not null`),
    ]),
    'create index on posts (date desc nulls last, title collate "de-x-icu", id)',
    ...linkTable('posts', 'topics', 'topics'),
    ...fileLinkTable('posts'),
    "insert into resource_state (resource) values ('posts')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
