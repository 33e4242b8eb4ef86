import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '../../../domain/lists/search';
import { allIn, arrayOf, both, isIndexed, matchesTerm, type View } from './matching';

/**
 * The rows that hold every word of a term, of the types with these names: each its `resource` and `record_id`. Those
 * that are sorted in are found by the trigram index; what waits for that is looked through.
 */
export function matchingRows(resources: readonly string[], term: string, view: View): RawBuilder<unknown> {
  const rows = sql`select s.resource, s.record_id from search_index s where s.resource in (${sql.join(resources.map((name) => sql.lit(name)))})`;
  const isHeld = matchesTerm(term, 's', view);
  if (!isIndexed(term)) return sql`${rows} and ${isHeld}`;
  const like = (spelling: string) => sql`s.text like ${`%${spelling.replace(/[\\%_]/g, '\\$&')}%`}`;
  // The index knows the type, as an array, and all of a text, also what strangers do not see.
  return sql`
    ${rows} and s.is_indexed and array[s.resource] && ${arrayOf(resources)} and ${both(allIn(searchWords(term), like))} ${view === 'public' ? sql`and ${isHeld}` : sql``}
    union all ${rows} and not s.is_indexed and ${isHeld}`;
}
