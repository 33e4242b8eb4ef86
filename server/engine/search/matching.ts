import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { searchWords } from '../../../domain/lists/search';
import { hiddenPart } from '../../../domain/lists/searchable';

/** Who asks: editors, or strangers. */
type View = 'all' | 'public';

/** The rows of a type, as `s`; named by value, so that the index is used, also by plans that serve all values: the names are those of our types. */
export const resourceIs = (type: ContentType<any>): RawBuilder<unknown> => (type.members ? sql`s.resource = any(${arrayOf(namesOf(type))})` : sql`s.resource = ${sql.lit(type.name)}`);

/** The types whose rows a list shows, by name. */
export const namesOf = (type: ContentType<any>): string[] => (type.members ?? [type]).map(({ name }) => name);

const arrayOf = (names: readonly string[]) => sql`array[${sql.join(names.map((name) => sql.lit(name)))}]`;

/** A value as the planner sees it: plans for values that it knows are made each time. */
export type Given = (text: string) => RawBuilder<unknown>;
export const known: Given = (text) => sql`${text}`;
/** One that it does not look at, so that one plan serves all of them: making one takes as long as searching. */
export const unforeseen: Given = (text) => sql`(select ${text}::text)`;

/** The condition that a text holds every word of a term, each in one of its spellings; for strangers that the part which they see does. In: the name of the table in the query. */
export function matchesTerm(term: string, table: string, view: View = 'all', given = known) {
  const words = searchWords(term);
  return words.length === 0 ? sql<boolean>`true` : both(words.map((spellings) => holdsWord(spellings, table, view, given)));
}

function holdsWord(spellings: readonly string[], table: string, view: View, given: Given) {
  const text = sql.ref(`${table}.text`);
  return oneOf(spellings, (spelling) => holds(view === 'public' ? sql`split_part(${text}, ${sql.lit(hiddenPart)}, 1)` : text, given(spelling)));
}

/** The trigram index of the words knows one by every three letters or digits that follow each other. */
const isIndexedWord = (spellings: readonly string[]) => spellings.every((spelling) => /[\p{L}\p{N}]{3}/u.test(spelling));

/** Whether an index helps to find the records that hold a term. */
export const isIndexed = (term: string) => searchWords(term).some(isIndexedWord);

/**
 * The rows that hold every word of a term, of the types with these names: each its `resource` and `record_id`. Those that are sorted in are found by their words; what waits is looked
 * through, and what it held before does not count.
 */
export function matchingRows(resources: readonly string[], term: string, view: View, given = known): RawBuilder<unknown> {
  const amongThese = sql`s.resource in (${sql.join(resources.map((name) => sql.lit(name)))})`;
  const read = sql`select s.resource, s.record_id from search_index s where ${amongThese} and ${matchesTerm(term, 's', view, given)}`;
  if (!isIndexed(term)) return read;
  const has = searchWords(term).map((spellings) => (isIndexedWord(spellings)
    ? sql<boolean>`f.words && array(select w.id from search_words w where array[w.resource] && ${arrayOf(resources)} ${view === 'public' ? sql`and not w.is_hidden` : sql``} and ${oneOf(spellings, (spelling) => sql`w.word like ${given(`%${spelling.replace(/[\\%_]/g, '\\$&')}%`)}`)})`
    : sql<boolean>`(select ${holdsWord(spellings, 's', view, given)} from search_index s where s.resource = f.resource and s.record_id = f.record_id)`));
  // Of one type the number says it all, which is looked up faster.
  const waits = resources.length === 1 ? sql`f.record_id in (select s.record_id from search_index s where ${amongThese} and not s.is_sorted)` : sql`(f.resource, f.record_id) in (select s.resource, s.record_id from search_index s where not s.is_sorted)`;
  return sql`
    select f.resource, f.record_id from search_postings f where ${both(has)} and not (${waits})
    union all ${read} and not s.is_sorted`;
}

/** The condition that a text which no index knows holds every word of a term. In: its column. */
export const textMatches = (term: string, column: string) => both([sql`true`, ...allIn(searchWords(term), (spelling) => holds(sql.ref(column), known(spelling)))]);

/** Whether a text holds a word in one of its spellings. */
export const holds = (text: RawBuilder<unknown>, spelling: RawBuilder<unknown>) => sql<boolean>`strpos(${text}, ${spelling}) > 0`;
export const both = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`;
/** Each word, in any of its spellings. */
export const allIn = (words: readonly string[][], is: (spelling: string) => RawBuilder<unknown>) => words.map((spellings) => oneOf(spellings, is));
const oneOf = (spellings: readonly string[], is: (spelling: string) => RawBuilder<unknown>) => sql<boolean>`(${sql.join(spellings.map(is), sql` or `)})`;
