import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { searchWords } from '../../../domain/lists/search';
import { hiddenPart } from '../../../domain/lists/searchable';

/** The rows of a type, as `s`; named by value, so that the index is used, also by plans that serve all values: the names are those of our types. */
export const resourceIs = (type: ContentType<any>): RawBuilder<unknown> => (type.members ? sql`s.resource = any(${namesIn(type)})` : sql`s.resource = ${sql.lit(type.name)}`);

const namesIn = (type: ContentType<any>) => sql`array[${sql.join((type.members ?? [type]).map(({ name }) => sql.lit(name)))}]`;

/** How texts are looked through: word by word (`read`), by what the trigram index says of them, where all are sorted in (`sorted`), or as the planner likes. */
type Way = 'read' | 'sorted' | 'any';

/** A value as the planner sees it: plans for values that it knows are made each time. */
type Given = (text: string) => RawBuilder<unknown>;
export const known: Given = (text) => sql`${text}`;
/** One that it does not look at, so that one plan serves all of them: making one takes as long as searching. */
export const unforeseen: Given = (text) => sql`(select ${text}::text)`;

/**
 * The condition that a row of the search index holds every word of a term, each in one of its spellings. For strangers also that the part
 * which they see does: the whole text is asked first, since it is what the index knows. In: the name of the table in the query.
 */
export function matchesTerm(term: string, table: string, view: 'all' | 'public' = 'all', way: Way = 'any', given = known) {
  const text = sql.ref(`${table}.text`);
  const isSorted = sql.ref(`${table}.is_sorted`);
  const words = searchWords(term);
  if (words.length === 0) return sql<boolean>`true`;
  const read = allIn(words, (spelling) => holds(text, given(spelling)));
  const indexed = allIn(words, (spelling) => sql`${text} like ${given(`%${spelling.replace(/[\\%_]/g, '\\$&')}%`)}`);
  const asked: Record<Way, RawBuilder<unknown>[]> = {
    read,
    sorted: indexed,
    // What is not sorted in yet is looked through. What no index helps with takes a fifth of the time that `like` does: the planner asks what it takes for
    // cheaper first, and one text is that, two ways are not.
    any: [...read, sql`(${isSorted} and ${both(indexed)} or not ${isSorted} and ${both(read)})`],
  };
  return both([...asked[way], ...(view === 'public' ? allIn(words, (spelling) => holds(sql`split_part(${text}, ${sql.lit(hiddenPart)}, 1)`, given(spelling))) : [])]);
}

/** Whether the trigram index knows any word of a term in all its spellings. */
export const isIndexed = (term: string) => searchWords(term).some((spellings) => spellings.every((spelling) => /[\p{L}\p{N}]{3}/u.test(spelling)));

/**
 * The rows of a type that hold every word of a term: each its `record_id`. What is sorted in and what waits are asked one after the other: with `or`
 * PostgreSQL would ask each row again what the index has made it ask already, which doubles what a row costs.
 */
export function matchingRows(type: ContentType<any>, term: string, view: 'all' | 'public', given = known): RawBuilder<unknown> {
  const rows = (way: Way, among: RawBuilder<unknown>) => sql`select s.record_id from search_index s where ${resourceIs(type)} and ${among} and ${matchesTerm(term, 's', view, way, given)}`;
  // The type as the trigram index knows it: else all that other types hold of the words would be read.
  return isIndexed(term) ? sql`${rows('sorted', sql`s.is_sorted and array[s.resource] && ${namesIn(type)}`)} union all ${rows('read', sql`not s.is_sorted`)}` : rows('read', sql`true`);
}

/**
 * Whether a text holds all that the trigram index knows of each word of a term, wherever it stands: every three letters that follow each other. So many texts are
 * read where the index is asked, whether they hold the words or not.
 */
export function holdsParts(term: string, text: RawBuilder<unknown>, isPrepared: boolean): RawBuilder<boolean> {
  const among = (parts: string[]) => (isPrepared ? sql`(select ${parts}::text[])` : sql`${parts}::text[]`);
  return both(allIn(searchWords(term), (spelling) => sql`not exists (select from unnest(${among(partsOf(spelling))}) part where strpos(${text}, part) = 0)`));
}

const partsOf = (word: string) => [...new Set((word.match(/[\p{L}\p{N}]{3,}/gu) ?? []).flatMap((letters) => {
  const each = [...letters];
  return each.slice(2).map((last, at) => `${each[at]}${each[at + 1]}${last}`);
}))];

/** The condition that a text which no index knows holds every word of a term. In: its column. */
export const textMatches = (term: string, column: string) => both([sql`true`, ...allIn(searchWords(term), (spelling) => holds(sql.ref(column), known(spelling)))]);

/** Whether a text holds a word in one of its spellings. */
export const holds = (text: RawBuilder<unknown>, spelling: RawBuilder<unknown>) => sql<boolean>`strpos(${text}, ${spelling}) > 0`;
export const both = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`;
/** Each word, in any of its spellings. */
export const allIn = (words: readonly string[][], is: (spelling: string) => RawBuilder<unknown>) => words.map((spellings) => sql<boolean>`(${sql.join(spellings.map(is), sql` or `)})`);
