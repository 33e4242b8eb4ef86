import { sql, type Kysely } from 'kysely';
import { titleWords } from '../../domain/lists/search';

const batch = 50_000;

/**
 * What titles are ranked by lies beside the texts: PostgreSQL hands out the best hits alone. docs/decisions/search.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('set local statement_timeout = 0');
  await run("alter table search_index add column title_words text not null default ''");
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where i.indrelid = 'search_index'::regclass and a.amname = 'gin'`.execute(db);
  // Sorting all texts in anew at the end takes a part of what it does one by one.
  for (const { name } of indexes) await run(`drop index ${name}`);
  const { rows } = await sql<{
    resource: string;
    id: number;
    title: string;
  }>`select resource, record_id as id, title from search_index order by ctid`.execute(db);
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    await sql`update search_index s set title_words = given.words
      from unnest(${some.map(({ resource }) => resource)}::text[], ${some.map(({ id }) => id)}::int[], ${some.map(({ title }) => titleWords(title))}::text[]) as given(resource, id, words)
      where s.resource = given.resource and s.record_id = given.id`.execute(db);
  }
  for (const { definition } of indexes) await run(definition);
  await run('analyze search_index');
}
