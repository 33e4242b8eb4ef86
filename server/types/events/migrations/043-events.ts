import { sql, type Kysely } from 'kysely';
import { contentTable, fileLinkTable, linkTable, untranslatedIndexes } from '../../../migrations/helpers';

/** Events with their relations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['title', 'description', 'type', 'color', 'location', 'organizer', 'contact', 'text', 'registration'];
  const lists = ['programs', 'links', 'videos', 'images', 'files'];
  const columns = [
    ...texts.map((column) => `${column} text not null`),
    ...lists.map((column) => `${column} jsonb not null`),
    'is_promoted_de boolean not null',
    'is_promoted_fr boolean not null',
    'is_promoted_it boolean not null',
    'start_date timestamptz',
    'end_date timestamptz',
  ];
  const statements = [
    contentTable('events', columns),
    // As the list stands at first; what is to come, the next first.
    'create index on events (start_date desc nulls last, id desc)',
    'create index on events (start_date, id)',
    'create index on events (end_date)',
    // Titles are sorted as people sort them.
    'create index on events (title collate "de-x-icu", id)',
    ...['topics', 'languages', 'locations'].flatMap((list) => linkTable('events', list, list)),
    ...fileLinkTable('events'),
    ...untranslatedIndexes('events', 'title', ['fr', 'it']),
    "insert into resource_state (resource) values ('events')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
