import { sql, type Kysely, type RawBuilder } from 'kysely';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { fold, searchWords, titleWords } from '../../../domain/search';
import { hiddenPart, isSearchedAlike, searchableText } from '../../../domain/searchable';
import type { Tables } from '../../tables';
import { insertRow, type Write } from '../storage/statements';

/** A record, as far as it is searched in. */
export type Searchable = Parameters<typeof searchableText>[1] & { isPublic: boolean };

/** Brings the search index to what a record says now. `sorted`: at once; else the text waits, where searches look through it, until others are sorted in with it. */
export function searchWrite(type: ContentType<any>, record: Searchable, sorted: boolean): Write {
  return sql`${insertRow('search_index', { ...searchRow(type, record), is_sorted: sorted })}
    on conflict (resource, record_id) do update set is_public = excluded.is_public, title = excluded.title, title_words = excluded.title_words, code = excluded.code, text = excluded.text, is_sorted = excluded.is_sorted`;
}

/** The same after a save; nothing where the record is found as before. */
export function changedSearchWrite(type: ContentType<any>, record: Searchable, before: Searchable | null): Write[] {
  return before && isFoundAlike(type, record, before) ? [] : [searchWrite(type, record, false)];
}

function isFoundAlike(type: ContentType<any>, one: Searchable, other: Searchable): boolean {
  return one.isPublic === other.isPublic && nameOf(type, one) === nameOf(type, other) && codeOf(type, one) === codeOf(type, other) && isSearchedAlike(type, one, other);
}

const codeOf = (type: ContentType<any>, record: Searchable) => (type.codeField && String(record[type.codeField] ?? '')) || null;

export function searchRow(type: ContentType<any>, record: Searchable) {
  return {
    resource: type.name,
    record_id: record.id,
    is_public: record.isPublic,
    title: nameOf(type, record),
    title_words: titleWords(nameOf(type, record)),
    code: codeOf(type, record),
    text: searchableText(type, record),
  };
}

/** So many texts are sorted in at a time: who saves one of them again meanwhile waits for these. */
const sortedTogether = 50;

/**
 * Sorts the texts that were written into the index: no save has to wait for that. `atLeast`: only where so many wait, since many at
 * once cost a tenth each of one alone, and what is saved again meanwhile is sorted in once.
 */
export async function sortSearchIndex(searches: Kysely<Tables>, atLeast = 1): Promise<void> {
  // Looked through in order of the index: only so PostgreSQL notes which of its entries are dead, and searches pass over those.
  const waiting = sql`select resource, record_id from search_index where not is_sorted order by record_id`;
  const { rows } = await sql<{ many: boolean }>`select count(*) >= ${atLeast} as many from (${waiting} limit ${atLeast}) s`.execute(searches);
  for (let isDone = !rows[0]?.many; !isDone; ) {
    // Of several servers each takes others.
    const { numAffectedRows = 0n } = await sql`
      with few as (${waiting} limit ${sortedTogether} for no key update skip locked)
      update search_index s set is_sorted = true from few where s.resource = few.resource and s.record_id = few.record_id`.execute(searches);
    isDone = numAffectedRows < sortedTogether;
  }
  await sql`
    select gin_clean_pending_list(i.indexrelid::regclass) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where i.indrelid = 'search_index'::regclass and a.amname = 'gin'`.execute(searches);
}

/** The rows of a type, as `s`; named by value where it is one, so that the index is used. */
export function resourceIs({ name, members }: ContentType<any>): RawBuilder<unknown> {
  return members ? sql`s.resource = any(${members.map((member) => member.name)})` : sql`s.resource = ${name}`;
}

/** How texts are looked through: word by word (`read`), by what the trigram index says of them, where all are sorted in (`sorted`), or as the planner likes. */
type Way = 'read' | 'sorted' | 'any';

/** A value as the planner sees it: plans for values that it knows are made each time. */
type Given = (text: string) => RawBuilder<unknown>;
const known: Given = (text) => sql`${text}`;
/** One that it does not look at, so that one plan serves all of them: making one takes as long as searching. */
const unforeseen: Given = (text) => sql`(select ${text}::text)`;

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
const isIndexed = (term: string) => searchWords(term).some((spellings) => spellings.every((spelling) => /[\p{L}\p{N}]{3}/u.test(spelling)));

/**
 * The rows of a type that hold every word of a term: each its `record_id`. What is sorted in and what waits are asked one after the other: with `or`
 * PostgreSQL would ask each row again what the index has made it ask already, which doubles what a row costs.
 */
export function matchingRows(type: ContentType<any>, term: string, view: 'all' | 'public'): RawBuilder<unknown> {
  const rows = (way: Way, among: RawBuilder<unknown>) => sql`select s.record_id from search_index s where ${resourceIs(type)} and ${among} and ${matchesTerm(term, 's', view, way)}`;
  const names = (type.members ?? [type]).map(({ name }) => name);
  // The type as the trigram index knows it: else all that other types hold of the words would be read.
  return isIndexed(term) ? sql`${rows('sorted', sql`s.is_sorted and array[s.resource] && ${names}::text[]`)} union all ${rows('read', sql`not s.is_sorted`)}` : rows('read', sql`true`);
}

/** The same of a text that no index knows. In: its column. */
export const textMatches = (term: string, column: string) => both([sql`true`, ...allIn(searchWords(term), (spelling) => holds(sql.ref(column), known(spelling)))]);

const holds = (text: RawBuilder<unknown>, spelling: RawBuilder<unknown>) => sql<boolean>`strpos(${text}, ${spelling}) > 0`;
const both = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`;
const allIn = (words: readonly string[][], is: (spelling: string) => RawBuilder<unknown>) => words.map((spellings) => sql<boolean>`(${sql.join(spellings.map(is), sql` or `)})`);

export type Hit = { resource: string; id: number; title: string; isPublic: boolean; code: string | null };

/** What a search has found: the best, and how many there are in all; from `most` on that there are more. */
export interface Hits {
  hits: Hit[];
  total: number;
  hasMore: boolean;
}

/** Of so many newest matches the best come first: ranking or counting all matches of a common word would take as long as reading them. */
const ranked = 200;
/** So many of the newest texts are looked through first, which takes some milliseconds and says how common the words are. */
const sample = 2_000;
/** Found so often among those, the rest is read from the newest on until there are enough; what is rarer the index finds. */
const common = 20;
/** Statements differ by how many words there are and in how many spellings each: of more words there would soon be more than are prepared of all. */
const mostWordsPrepared = 2;

/**
 * Records of any of the named resources that hold every word of the term: an id or code found exactly first, then those
 * with the words in their title, then the others; words at their beginning before those within another; among equals the newest.
 */
export async function searchEverywhere(searches: Kysely<Tables>, resources: readonly string[], term: string, limit: number): Promise<Hit[]> {
  return (await searchAndCount(searches, resources, term, limit)).hits;
}

/** Named by value, so that an index of their own is used where there is one; the names are those of our types. */
const amongThese = (resources: readonly string[]) => sql`s.resource in (${sql.raw(resources.map((name) => `'${name}'`).join(', '))})`;

/** The same, and how many there are in all: of what is found more often than anybody looks at, that there are more. */
export async function searchAndCount(searches: Kysely<Tables>, resources: readonly string[], term: string, limit: number): Promise<Hits> {
  const exact = /^\d{1,9}$/.test(term.trim()) ? Number(term.trim()) : 0;
  const words = searchWords(term);
  const among = amongThese(resources);
  const matches = (way: 'read' | 'sorted') => matchesTerm(term, 's', 'all', way, unforeseen);
  const rows = (...conditions: readonly RawBuilder<unknown>[]) => sql`select * from search_index s where ${both([among, ...conditions])}`;
  const newest = (all: RawBuilder<unknown>, most: number) => sql`(select * from (${all}) s order by s.record_id desc limit ${sql.lit(most)}) s`;
  const columns = sql`s.resource, s.record_id, s.title, s.is_public, s.code, ${rankOf(words, term.trim())} as rank`;
  const indexed = isIndexed(term) ? sql`${rows(sql`s.is_sorted`, matches('sorted'))} union all ${rows(sql`not s.is_sorted`, matches('read'))}` : rows(matches('read'));
  // Each part runs only where its count is what it says. The planner cannot know: it keeps no samples of long texts.
  const { rows: found } = await sql<Hit & { total: number }>`${sql.raw(words.length <= mostWordsPrepared ? '/* prepared */' : '')}
    with first as materialized (select ${columns} from ${newest(rows(), sample)} where ${matches('read')} limit ${sql.lit(ranked)}),
    many as materialized (select count(*) as n from first),
    found as (
      select * from first where (select n from many) = ${sql.lit(ranked)}
      union all select ${columns} from ${newest(rows(matches('read')), ranked)} where (select n from many) between ${sql.lit(common)} and ${sql.lit(ranked - 1)}
      union all select ${columns} from ${newest(indexed, ranked)} where (select n from many) < ${sql.lit(common)})
    select resource, record_id as id, title, is_public as "isPublic", code, count(*) over () as total
    from (${exact === 0 ? sql`select * from found` : sql`
      select * from found where record_id <> ${exact} union all select s.resource, s.record_id, s.title, s.is_public, s.code, 0 from search_index s where ${among} and s.record_id = ${exact}`}) f
    order by rank, record_id desc limit ${limit}`.execute(searches);
  const total = found[0]?.total ?? 0;
  return { hits: found.map(({ total: _, ...hit }) => hit), total: Math.min(total, ranked), hasMore: total >= ranked };
}

/** How good a hit is: found by its code, with the words in its title at their beginning, within others, by the beginning of words elsewhere, or else. */
function rankOf(words: readonly string[][], term: string): RawBuilder<number> {
  const all = (column: RawBuilder<unknown>, before: string) => both([sql`true`, ...allIn(words, (spelling) => holds(column, unforeseen(before + spelling)))]);
  const title = sql.ref('s.title_words');
  return sql`case when lower(s.code) in (${term.toLowerCase()}, ${fold(term)}) then 0
    when ${all(title, '')} then case when ${all(title, ' ')} then 1 else 2 end
    when ${all(sql.ref('s.text'), ' ')} then 3 else 4 end`;
}
