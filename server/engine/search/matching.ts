import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { searchWords } from '../../../domain/lists/search';
import { hiddenPart } from '../../../domain/lists/searchable';

/** Who asks: editors, or strangers. */
export type View = 'all' | 'public';

/**
 * The rows of a type, as `s`; named by value, so that the index is used, also by plans that serve all values: the names
 * are those of our types.
 */
export const resourceIs = (type: ContentType): RawBuilder<unknown> =>
  type.members ? sql`s.resource = any(${arrayOf(namesOf(type))})` : sql`s.resource = ${sql.lit(type.name)}`;

/** The types whose rows a list shows, by name. */
export const namesOf = (type: ContentType): string[] => (type.members ?? [type]).map(({ name }) => name);

export const arrayOf = (names: readonly string[]) => sql`array[${sql.join(names.map((name) => sql.lit(name)))}]`;

/**
 * The condition that a text holds every word of a term, each in one of its spellings; for strangers that the part which
 * they see does. In: the name of the table in the query.
 */
export function matchesTerm(term: string, table: string, view: View = 'all') {
  const text = sql.ref(`${table}.text`);
  const seen = view === 'public' ? sql`split_part(${text}, ${sql.lit(hiddenPart)}, 1)` : text;
  return both([sql`true`, ...allIn(searchWords(term), (spelling) => holds(seen, spelling))]);
}

/** A trigram index knows words by every three letters or digits that follow each other. */
const isIndexedWord = (spellings: readonly string[]) =>
  spellings.every((spelling) => /[\p{L}\p{N}]{3}/u.test(spelling));

/** Whether an index helps to find the records that hold a term. */
export const isIndexed = (term: string) => searchWords(term).some(isIndexedWord);

/** The condition that a text which no index knows holds every word of a term. In: its column. */
export const textMatches = (term: string, column: string) =>
  both([sql`true`, ...allIn(searchWords(term), (spelling) => holds(sql.ref(column), spelling))]);

/** Whether a text holds a word in one of its spellings. */
export const holds = (text: RawBuilder<unknown>, spelling: string) => sql<boolean>`strpos(${text}, ${spelling}) > 0`;
export const both = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`;
/** Each word, in any of its spellings. */
export const allIn = (words: readonly string[][], is: (spelling: string) => RawBuilder<unknown>) =>
  words.map((spellings) => sql<boolean>`(${sql.join(spellings.map(is), sql` or `)})`);
