import { sql, type Kysely } from 'kysely';

const german = 'collate "de-x-icu"';
/** By table: the index of its default order, and the relations whose ids its rows stored. */
const lists: Record<string, { index: string; order: string; relations: readonly string[] }> = {
  posts: {
    index: 'posts_date_title_id_idx',
    order: `date desc nulls last, title ${german}, id`,
    relations: ['topics'],
  },
  financial_supports: {
    index: 'financial_supports_position_id_idx',
    order: 'position, id',
    relations: ['project_types', 'beneficiaries', 'topics', 'instruments', 'geographic_regions', 'states'],
  },
  educations: {
    index: 'educations_name_id_idx',
    order: `name ${german}, id`,
    relations: ['education_types', 'languages', 'locations'],
  },
  jobs: { index: 'jobs_position_id_idx', order: 'position, id', relations: ['locations', 'stints'] },
  publications: {
    index: 'publications_title_id_idx',
    order: `title ${german}, id`,
    relations: ['topics', 'languages', 'geographic_regions'],
  },
  events: {
    index: 'events_start_date_id_end_date_idx',
    order: 'start_date desc nulls last, id desc, end_date',
    relations: ['topics', 'languages', 'locations'],
  },
};

/**
 * Lists become plain queries, and searches use one index; removes what rows and tables stored for earlier designs. New
 * databases have none of that. See docs/decisions/lists-and-caching.md and docs/decisions/search.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Indexing all texts takes longer than a request may.
    'set local statement_timeout = 0',
    `set local maintenance_work_mem = '256MB'`,
    'drop table if exists search_postings, search_words',
    'drop index if exists search_index_contacts',
    'alter table search_index drop column if exists is_sorted',
    'create index if not exists search_index_text on search_index using gin ((array[resource]) array_ops, ' +
      'text gin_trgm_ops) where is_indexed',
    ...Object.entries(lists).flatMap(([table, { index, order, relations }]) => [
      ...relations.flatMap((relation) => [
        `drop trigger if exists linked_ids on ${table}_${relation}`,
        `drop function if exists ${table}_${relation}_linked()`,
      ]),
      `drop trigger if exists written on ${table}`,
      `drop function if exists ${table}_written()`,
      // Dropping the columns also drops the index for the order.
      `alter table ${table} drop column if exists written, ` +
        `${relations.map((relation) => `drop column if exists linked_${relation}`).join(', ')}`,
      `create index if not exists ${index} on ${table} (${order})`,
    ]),
    'analyze',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
