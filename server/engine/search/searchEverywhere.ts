import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fold, searchWords } from '../../../domain/lists/search';
import type { Tables } from '../../tables';
import { allIn, both, holds, matchesTerm, unforeseen } from './matching';
import { matchingRows } from './matchingRows';

/** A record that was found. */
export type Hit = { resource: string; id: number; title: string; isPublic: boolean; code: string | null };

/** What a search has found: the best, and how many there are in all; from `ranked` on that there are more. */
interface Hits {
  hits: Hit[];
  total: number;
  hasMore: boolean;
}

/**
 * Of so many newest matches the best come first: ranking or counting all matches of a common word would take as long as
 * reading them.
 */
const ranked = 200;
/**
 * So many of the newest texts are looked through first, which takes some milliseconds and says how common the words
 * are.
 */
const sample = 2_000;
/**
 * To look through one of the newest texts, which lie beside each other, costs so many times what it costs to find one
 * by its words.
 */
const reading = 0.5;
/**
 * Statements differ by how many words there are and in how many spellings each: of more words there would soon be more
 * than are prepared of all.
 */
const mostWordsPrepared = 2;

/**
 * Records of any of the named resources that hold every word of the term: an id or code found exactly first, then those
 * with the words in their title, then the others; words at their beginning before those within another; among equals
 * the newest.
 */
export async function searchEverywhere(
  searches: Kysely<Tables>,
  resources: readonly string[],
  term: string,
  limit: number,
): Promise<Hit[]> {
  return (await searchAndCount(searches, resources, term, limit)).hits;
}

/** Named by value, so that an index of their own is used where there is one; the names are those of our types. */
const amongThese = (resources: readonly string[]) =>
  sql`s.resource in (${sql.raw(resources.map((name) => `'${name}'`).join(', '))})`;

/** The same, and how many there are in all: of what is found more often than anybody looks at, that there are more. */
export async function searchAndCount(
  searches: Kysely<Tables>,
  resources: readonly string[],
  term: string,
  limit: number,
): Promise<Hits> {
  const exact = /^\d{1,9}$/.test(term.trim()) ? Number(term.trim()) : 0;
  const words = searchWords(term);
  const among = amongThese(resources);
  const matches = matchesTerm(term, 's', 'all', unforeseen);
  const rows = (...conditions: readonly RawBuilder<unknown>[]) =>
    sql`select * from search_index s where ${both([among, ...conditions])}`;
  const newest = (all: RawBuilder<unknown>, most: number) =>
    sql`(select * from (${all}) s order by s.record_id desc limit ${sql.lit(most)}) s`;
  const columns = sql`s.resource, s.record_id, s.title, s.is_public, s.code, ${rankOf(words, term.trim())} as rank`;
  const indexed = sql`(select s.* from (select * from (${matchingRows(resources, term, 'all', unforeseen)}) f order by f.record_id desc limit ${sql.lit(ranked)}) f join search_index s using (resource, record_id)) s`;
  // Each part runs only where its count is what it says: what is common is read from the newest on until there is
  // enough, what is rarer is found by its words. The planner cannot know: it keeps no samples of long texts.
  const { rows: found } = await sql<
    Hit & { total: number }
  >`${sql.raw(words.length <= mostWordsPrepared ? '/* prepared */' : '')}
    with first as materialized (select ${columns} from ${newest(rows(), sample)} where ${matches} limit ${sql.lit(ranked)}),
    many as materialized (
      select n = ${sql.lit(ranked)} as enough, n * n * (select greatest(reltuples, 0) from pg_class where oid = 'search_index'::regclass) >= ${sql.lit(reading * ranked * sample * sample)} as common from (select count(*) as n from first) f),
    found as (
      select * from first where (select enough from many)
      union all select ${columns} from ${newest(rows(matches), ranked)} where (select common and not enough from many)
      union all select ${columns} from ${indexed} where (select not common and not enough from many))
    select resource, record_id as id, title, is_public as "isPublic", code, count(*) over () as total
    from (${
      exact === 0
        ? sql`select * from found`
        : sql`
      select * from found where record_id <> ${exact} union all select s.resource, s.record_id, s.title, s.is_public, s.code, 0 from search_index s where ${among} and s.record_id = ${exact}`
    }) f
    order by rank, record_id desc limit ${limit}`.execute(searches);
  const total = found[0]?.total ?? 0;
  return { hits: found.map(({ total: _, ...hit }) => hit), total: Math.min(total, ranked), hasMore: total >= ranked };
}

/**
 * How good a hit is: found by its code, with the words in its title at their beginning, within others, by the beginning
 * of words elsewhere, or else.
 */
function rankOf(words: readonly string[][], term: string): RawBuilder<number> {
  const all = (column: RawBuilder<unknown>, before: string) =>
    both([sql`true`, ...allIn(words, (spelling) => holds(column, unforeseen(before + spelling)))]);
  const title = sql.ref('s.title_words');
  return sql`case when lower(s.code) in (${term.toLowerCase()}, ${fold(term)}) then 0
    when ${all(title, '')} then case when ${all(title, ' ')} then 1 else 2 end
    when ${all(sql.ref('s.text'), ' ')} then 3 else 4 end`;
}
