import { sql, type Kysely } from 'kysely';
import { untranslatedIndexes } from './helpers';

const german = 'collate "de-x-icu"';
/**
 * By table: its title, in which order its list stands at first, and the languages. Those that stand by their ids have
 * these indexes.
 */
const orders: Record<string, { title: string; order: string; locales?: readonly string[] }> = {
  events: { title: 'title', order: 'start_date desc nulls last, id desc' },
  posts: { title: 'title', order: `date desc nulls last, title ${german}, id` },
  financial_supports: { title: 'name', order: 'position, id' },
  jobs: { title: 'name', order: 'position, id' },
  contact_groups: { title: 'name', order: 'position, id' },
  regions: { title: 'name', order: `name ${german}, id` },
  educations: { title: 'name', order: `name ${german}, id` },
  publications: { title: 'title', order: `title ${german}, id`, locales: ['fr', 'it', 'en'] },
};

/**
 * What a language lacks stands in the order of its list: in that of the ids, the list was walked and the texts of each
 * row were opened until the page was full (20,000 educations: 1,300 of them for 100).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, { title, order, locales = ['fr', 'it'] }] of Object.entries(orders)) {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where schemaname = current_schema() and tablename = ${table} and indexdef like '% (id) WHERE %translations ->%'`.execute(
      db,
    );
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
    for (const statement of untranslatedIndexes(table, title, locales, { order })) await sql.raw(statement).execute(db);
  }
}
