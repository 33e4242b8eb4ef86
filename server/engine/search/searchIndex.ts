import { sql, type Kysely, type RawBuilder } from 'kysely';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { fold, searchText, searchWords } from '../../../domain/search';
import { hiddenPart, searchableText } from '../../../domain/searchable';
import type { Tables } from '../../tables';
import { insertRow, type Write } from '../storage/statements';

type Searchable = Parameters<typeof searchableText>[1] & { isPublic: boolean };

/** Brings the search index to what a record says now. A text that stays as it is is not indexed again. */
export function searchWrite(type: ContentType<any>, record: Searchable): Write {
  return sql`${insertRow('search_index', searchRow(type, record))}
    on conflict (resource, record_id) do update set is_public = excluded.is_public, title = excluded.title, code = excluded.code, text = excluded.text`;
}

export function searchRow(type: ContentType<any>, record: Searchable) {
  return {
    resource: type.name,
    record_id: record.id,
    is_public: record.isPublic,
    title: nameOf(type, record),
    code: (type.codeField && String(record[type.codeField] ?? '')) || null,
    text: searchableText(type, record),
  };
}

/** Has PostgreSQL sort the texts that were written into the index: no save has to wait for that, and no search has to look through a long list. */
export async function sortSearchIndex(searches: Kysely<Tables>): Promise<void> {
  await sql`
    select gin_clean_pending_list(i.indexrelid::regclass) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where i.indrelid = 'search_index'::regclass and a.amname = 'gin'`.execute(searches);
}

/**
 * The condition that a search text holds every word of a term, each in one of its spellings. For strangers also that the part which
 * they see does: the whole text is asked first, since it is what the index knows.
 */
export function matchesTerm(term: string, text: string, view: 'all' | 'public' = 'all') {
  const holds = (where: RawBuilder<unknown>, spelling: string) => sql<boolean>`${where} like ${`%${spelling.replace(/[\\%_]/g, '\\$&')}%`}`;
  const allIn = (where: RawBuilder<unknown>) => searchWords(term).map((spellings) => sql`(${sql.join(spellings.map((spelling) => holds(where, spelling)), sql` or `)})`);
  const whole = sql.ref(text);
  const words = [...allIn(whole), ...(view === 'public' ? allIn(sql`split_part(${whole}, ${sql.lit(hiddenPart)}, 1)`) : [])];
  return words.length > 0 ? sql<boolean>`${sql.join(words, sql` and `)}` : sql<boolean>`true`;
}

export type Hit = { resource: string; id: number; title: string; isPublic: boolean; code: string | null };

/** Of so many newest matches the best come first: ranking all matches of a common word would take as long as reading them. */
const ranked = 200;

/**
 * Records of any of the named resources that hold every word of the term: an id or code found exactly first, then those
 * with the words in their title, then the others; among equals the newest.
 */
export async function searchEverywhere(searches: Kysely<Tables>, resources: readonly string[], term: string, limit: number): Promise<Hit[]> {
  const exact = /^\d{1,9}$/.test(term.trim()) ? Number(term.trim()) : 0;
  // Type by type, since the index gives the newest of each for nothing; each named by value, so that an index of its own is used.
  const newest = resources.map((resource) => sql`(select s.resource, s.record_id, s.title, s.is_public, s.code from search_index s
    where s.resource = ${resource} and ${matchesTerm(term, 's.text')} order by s.record_id desc limit ${ranked})`);
  const { rows } = await sql<Hit>`
    (select resource, record_id as id, title, is_public as "isPublic", code from search_index
      where resource = any(${resources}) and record_id = ${exact})
    union
    (select hits.* from (${sql.join(newest, sql` union all `)}) hits order by record_id desc limit ${ranked})`.execute(searches);
  const words = searchWords(term);
  const rank = ({ id, title, code }: Hit) => {
    if (id === exact || fold(code ?? '') === fold(term.trim())) return 0;
    const text = searchText([title]);
    return words.every((spellings) => spellings.some((spelling) => text.includes(spelling))) ? 1 : 2;
  };
  const ranks = new Map(rows.map((hit) => [hit, rank(hit)]));
  const rankOf = (hit: Hit) => ranks.get(hit) ?? 0;
  return rows.sort((a, b) => rankOf(a) - rankOf(b) || b.id - a.id).slice(0, limit);
}
