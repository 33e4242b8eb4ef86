import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fold, searchWords } from '../../../domain/lists/search';
import { hiddenPart } from '../../../domain/lists/searchable';
import type { Tables } from '../../tables';
import { perWord, allOf, holds, matchesTerm, publicText, type View } from './matching';
import { matchingRows } from './matchingRows';

export type Hit = { resource: string; id: number; title: string; isPublic: boolean; code: string | null };

/** The best matches and the total number of matches; counting stops at `maxRanked`. */
interface Hits {
  hits: Hit[];
  total: number;
  hasMore: boolean;
}

/**
 * Only this many of the newest matches are ranked and counted: ranking all matches of a common word would take as long
 * as reading all rows.
 */
export const maxRanked = 200;
/** The number of newest rows that are scanned first; this suffices for common words. */
const scannedFirst = 2_000;

/**
 * Records of the given resources that contain every word of the term. Exact ids and codes come first, then matches in
 * the title, then in other text; matches within a word come last. Among equals, the newest come first.
 */
export async function searchEverywhere(
  searches: Kysely<Tables>,
  resources: readonly string[],
  term: string,
  limit: number,
): Promise<Hit[]> {
  return (await searchAndCount(searches, resources, term, limit)).hits;
}

/**
 * `searchEverywhere` with the total number of matches, up to a limit.
 * @param view the public view searches and ranks only public text, and no ids or codes
 */
export async function searchAndCount(
  searches: Kysely<Tables>,
  resources: readonly string[],
  term: string,
  limit: number,
  view: View = 'all',
): Promise<Hits> {
  const exact = view === 'all' && /^\d{1,9}$/.test(term.trim()) ? Number(term.trim()) : 0;
  const words = searchWords(term);
  const among = sql`s.resource in (${sql.join(resources.map((name) => sql.lit(name)))})
    ${view === 'public' ? sql`and s.is_public` : sql``}`;
  const exactly = sql`select s.resource, s.record_id, s.title, s.is_public, s.code, 0 from search_index s
    where ${among} and s.record_id = ${exact}`;
  const rank = view === 'public' ? rankOf(words, publicText) : rankOf(words, sql.ref('s.text'), term.trim());
  const columns = sql`s.resource, s.record_id, s.title, s.is_public, s.code, ${rank} as rank`;
  // `offset 0` prevents PostgreSQL from carrying the whole text through counting and sorting.
  const best = async (rows: RawBuilder<unknown>) => {
    const { rows: hits } = await sql<Hit & { total: number }>`
      select resource, record_id as id, title, is_public as "isPublic", code, count(*) over () as total from (
        select ${columns} from (${rows}) s
        ${exact ? sql`where s.record_id <> ${exact} union all ${exactly}` : sql`offset 0`}) f
      order by rank, record_id desc limit ${limit}`.execute(searches);
    return { hits: hits.map(({ total: _, ...hit }) => hit), total: hits[0]?.total ?? 0 };
  };
  const matchesRow = matchesTerm(term, 's', view);
  // Common words occur among the newest rows. Rare ones need the index, which would be too slow for common ones.
  let found = await best(
    sql`select * from (select * from search_index s where ${among} order by s.record_id desc limit ${scannedFirst}) s
      where ${matchesRow} limit ${maxRanked}`,
  );
  if (found.total < maxRanked)
    found = await best(sql`
      select s.* from (select * from (${matchingRows(resources, term, view)}) f order by f.record_id desc
        limit ${maxRanked}) f
      join search_index s using (resource, record_id)`);
  return { hits: found.hits, total: Math.min(found.total, maxRanked), hasMore: found.total >= maxRanked };
}

/**
 * The rank of a match: code; whole words in the title; word beginnings in the title; word beginnings elsewhere; letters
 * within words of the title; letters within words elsewhere.
 */
function rankOf(words: readonly string[][], text: RawBuilder<unknown>, code?: string): RawBuilder<number> {
  const all = (column: RawBuilder<unknown>, before: string, after = '') =>
    allOf([sql`true`, ...perWord(words, (spelling) => holds(column, before + spelling + after))]);
  const title = sql.ref('s.title_words');
  const begins = (spelling: string) =>
    sql<boolean>`(${holds(text, ` ${spelling}`)} or ${holds(text, hiddenPart + spelling)})`;
  const isCode = code === undefined ? sql`false` : sql`lower(s.code) in (${code.toLowerCase()}, ${fold(code)})`;
  return sql`case when ${isCode} then 0
    when ${all(title, ' ')} then case when ${all(sql`(${title} || ' ')`, ' ', ' ')} then 1 else 2 end
    when ${allOf([sql`true`, ...perWord(words, begins)])} then 3
    when ${all(title, '')} then 4 else 5 end`;
}
