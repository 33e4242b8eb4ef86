import { sql, type Kysely } from 'kysely';

const german = 'collate "de-x-icu"';
/** By table: the order in which its list stands at first, and the relations whose ids its rows held. */
const lists: Record<string, { order: string; relations: readonly string[] }> = {
  posts: { order: `date desc nulls last, title ${german}, id`, relations: ['topics'] },
  financial_supports: {
    order: 'position, id',
    relations: ['project_types', 'beneficiaries', 'topics', 'instruments', 'geographic_regions', 'states'],
  },
  educations: { order: `name ${german}, id`, relations: ['education_types', 'languages', 'locations'] },
  jobs: { order: 'position, id', relations: ['locations', 'stints'] },
  publications: { order: `title ${german}, id`, relations: ['topics', 'languages', 'geographic_regions'] },
  events: {
    order: 'start_date desc nulls last, id desc, end_date',
    relations: ['topics', 'languages', 'locations'],
  },
};

/**
 * Lists are one plain query, and searches one index of the texts: what rows and tables held for faster ones goes.
 * docs/decisions/lists-and-caching.md, docs/decisions/search.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Sorting all texts anew takes longer than a request may.
    'set local statement_timeout = 0',
    `set local maintenance_work_mem = '256MB'`,
    'drop table search_postings, search_words',
    'drop index search_index_contacts',
    'alter table search_index drop column is_sorted',
    'create index search_index_text on search_index using gin ((array[resource]) array_ops, text gin_trgm_ops) where is_indexed',
    ...Object.entries(lists).flatMap(([table, { order, relations }]) => [
      ...relations.flatMap((relation) => [
        `drop trigger linked_ids on ${table}_${relation}`,
        `drop function ${table}_${relation}_linked()`,
      ]),
      `drop trigger written on ${table}`,
      `drop function ${table}_written()`,
      // The index of the order goes with them.
      `alter table ${table} drop column written, ${relations.map((relation) => `drop column linked_${relation}`).join(', ')}`,
      `create index on ${table} (${order})`,
    ]),
    'analyze',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
