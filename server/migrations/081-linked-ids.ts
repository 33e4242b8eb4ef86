import { sql, type Kysely } from 'kysely';
import { german, linkedIds, linkedIdsOf, markOfWrites, newMark } from './helpers';

/**
 * By table: the index of the order in which its list stands at first, what that is now, and the relations by which it
 * is filtered. The largest last, since nobody reads a table from here on until all is done.
 */
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
 * The index of a list's order says what its records are linked to, so that a filter passes over the others without
 * looking anywhere else. It gathered all that an entry has (0.4 µs each) and held the order against it, a millisecond
 * for every page; asked of the index a page of 100 takes a tenth of that. In the order of ids the links themselves
 * stand as the list does. The index says as well by which write a row is as it is: of a page whose texts are in memory
 * no row is looked up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, { index, order, relations }] of Object.entries(lists)) {
    const columns = relations.map((relation) => `linked_${relation}`);
    const statements = [
      // Those that are there say nothing yet, new ones begin with none.
      `alter table ${table} add column written bigint, ${columns.map((column) => `add column ${column} integer[]`).join(', ')}`,
      `alter table ${table} ${columns.map((column) => `alter column ${column} set default '{}'`).join(', ')}`,
      ...relations.flatMap((relation) => linkedIds(table, relation)),
      `update ${table} p set written = ${newMark}, ${relations.map((relation) => `linked_${relation} = (${linkedIdsOf(`${table}_${relation}`, 'p.id')})`).join(', ')}`,
      ...markOfWrites(table),
      `drop index ${index}`,
      `create index on ${table} (${order}) include (is_public, written, ${columns.join(', ')})`,
      `analyze ${table}`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}
