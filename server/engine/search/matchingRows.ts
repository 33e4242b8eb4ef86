import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '../../../domain/lists/search';
import { perWord, arrayOf, allOf, isIndexed, matchesTerm, type View } from './matching';

/**
 * The `resource` and `record_id` of the rows that contain every word of a term. Rows in the trigram index are looked up
 * there; rows still waiting for it are scanned.
 */
export function matchingRows(resources: readonly string[], term: string, view: View): RawBuilder<unknown> {
  const rows = sql`select s.resource, s.record_id from search_index s
    where s.resource in (${sql.join(resources.map((name) => sql.lit(name)))})
      ${view === 'public' ? sql`and s.is_public` : sql``}`;
  const matchesRow = matchesTerm(term, 's', view);
  if (!isIndexed(term)) return sql`${rows} and ${matchesRow}`;
  const like = (spelling: string) => sql`s.text like ${`%${spelling.replace(/[\\%_]/g, '\\$&')}%`}`;
  // The index also covers the non-public part of a text, so the matches are checked again.
  return sql`
    ${rows} and s.is_indexed and array[s.resource] && ${arrayOf(resources)}
      and ${allOf(perWord(searchWords(term), like))} ${view === 'public' ? sql`and ${matchesRow}` : sql``}
    union all ${rows} and not s.is_indexed and ${matchesRow}`;
}
