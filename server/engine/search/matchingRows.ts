import { sql, type RawBuilder } from 'kysely';
import { allContentTypes } from '../../../domain/contentTypes';
import { searchWords } from '../../../domain/lists/search';
import { allIn, arrayOf, both, holdsWord, isIndexed, isIndexedWord, known, matchesTerm, oneOf, type Given, type View } from './matching';

/** Types whose texts have an index of their own, since a part of a word stands in thousands of their words (`ContentType.ownWords`). */
export const searchedByText: readonly string[] = allContentTypes.filter(({ ownWords }) => ownWords).map(({ name }) => name);

/** Of so many types the words are found by type. */
const mostByIndex = 3;

/**
 * The rows that hold every word of a term, of the types with these names: each its `resource` and `record_id`. Those that are sorted in are found by their words, or by the index of
 * their texts; what waits is looked through, and what was written down of it before does not count.
 */
export function matchingRows(resources: readonly string[], term: string, view: View, given = known): RawBuilder<unknown> {
  const read = sql`select s.resource, s.record_id from search_index s where ${isOneOf('s', resources)} and ${matchesTerm(term, 's', view, given)}`;
  if (!isIndexed(term)) return read;
  const [byWords, byText] = [resources.filter((name) => !searchedByText.includes(name)), resources.filter((name) => searchedByText.includes(name))];
  return sql.join([
    ...(byWords.length > 0 ? [rowsByWords(byWords, term, view, given)] : []),
    ...(byText.length > 0 ? [rowsByText(byText, term, view, given)] : []),
    sql`${read} and not s.is_sorted`,
  ], sql` union all `);
}

function rowsByWords(resources: readonly string[], term: string, view: View, given: Given): RawBuilder<unknown> {
  // The index knows the type, too, which helps where few are asked for; of all of them it would read everything.
  const ofThese = resources.length <= mostByIndex ? sql`array[w.resource] && ${arrayOf(resources)}` : isOneOf('w', resources);
  const has = searchWords(term).map((spellings) => (isIndexedWord(spellings)
    ? sql<boolean>`f.words && array(select w.id from search_words w where ${ofThese} ${view === 'public' ? sql`and not w.is_hidden` : sql``} and ${oneOf(spellings, (spelling) => contains(sql.ref('w.word'), spelling, given))})`
    : sql<boolean>`(select ${holdsWord(spellings, 's', view, given)} from search_index s where s.resource = f.resource and s.record_id = f.record_id)`));
  // Of one type the number says it all, which is looked up faster.
  const waits = resources.length === 1
    ? sql`f.record_id in (select s.record_id from search_index s where ${isOneOf('s', resources)} and not s.is_sorted)`
    : sql`(f.resource, f.record_id) in (select s.resource, s.record_id from search_index s where not s.is_sorted)`;
  return sql`select f.resource, f.record_id from search_postings f where ${both(has)} and not (${waits})`;
}

const rowsByText = (resources: readonly string[], term: string, view: View, given: Given) => sql`
  select s.resource, s.record_id from search_index s where s.is_sorted and ${isOneOf('s', resources)}
  and ${both(allIn(searchWords(term), (spelling) => contains(sql.ref('s.text'), spelling, given)))} ${view === 'public' ? sql`and ${matchesTerm(term, 's', view, given)}` : sql``}`;

const isOneOf = (table: string, resources: readonly string[]) => sql`${sql.ref(`${table}.resource`)} in (${sql.join(resources.map((name) => sql.lit(name)))})`;

/** As a trigram index knows it. */
const contains = (text: RawBuilder<unknown>, spelling: string, given: Given) => sql`${text} like ${given(`%${spelling.replace(/[\\%_]/g, '\\$&')}%`)}`;
