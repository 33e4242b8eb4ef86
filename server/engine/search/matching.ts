import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { searchWords } from '../../../domain/lists/search';
import { hiddenPart } from '../../../domain/lists/searchable';

export type View = 'all' | 'public';

/**
 * Restricts rows `s` of the search index to a type. Literals instead of parameters, so that generic plans use the index
 * too; the names come from our own declarations.
 */
export const resourceIs = (type: ContentType): RawBuilder<unknown> =>
  type.members ? sql`s.resource = any(${arrayOf(namesOf(type))})` : sql`s.resource = ${sql.lit(type.name)}`;

/** The names of the types that a list shows. */
export const namesOf = (type: ContentType): string[] => (type.members ?? [type]).map(({ name }) => name);

export const arrayOf = (names: readonly string[]) => sql`array[${sql.join(names.map((name) => sql.lit(name)))}]`;

/**
 * The condition that a text contains every word of a term in one of its spellings; the public view searches only the
 * public part.
 * @param table alias of the search index in the query
 */
export function matchesTerm(term: string, table: string, view: View = 'all') {
  const seen = view === 'public' ? publicPart(table) : sql.ref(`${table}.text`);
  return allOf([sql`true`, ...perWord(searchWords(term), (spelling) => holds(seen, spelling))]);
}

const publicPart = (table: string) => sql`split_part(${sql.ref(`${table}.text`)}, ${sql.lit(hiddenPart)}, 1)`;

/** The part of a text that visitors may see, in rows `s` of the search index. */
export const publicText = publicPart('s');

/** A trigram index needs three consecutive letters or digits. */
const isIndexedWord = (spellings: readonly string[]) =>
  spellings.every((spelling) => /[\p{L}\p{N}]{3}/u.test(spelling));

/** Whether the index speeds up the search for a term. */
export const isIndexed = (term: string) => searchWords(term).some(isIndexedWord);

/** The same condition for a text outside the search index. */
export const textMatches = (term: string, column: string) =>
  allOf([sql`true`, ...perWord(searchWords(term), (spelling) => holds(sql.ref(column), spelling))]);

/** The condition that a text contains a spelling. */
export const holds = (text: RawBuilder<unknown>, spelling: string) => sql<boolean>`strpos(${text}, ${spelling}) > 0`;
export const allOf = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`;
/** One condition per word, matching any of its spellings. */
export const perWord = (words: readonly string[][], is: (spelling: string) => RawBuilder<unknown>) =>
  words.map((spellings) => sql<boolean>`(${sql.join(spellings.map(is), sql` or `)})`);
