import { sql, type Kysely } from 'kysely';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { contentTypes } from '../../../domain/contentTypes';
import type { ContentTypeName } from '../../../domain/contents';
import { searchWordsOf } from '../../../domain/lists/searchWords';
import type { ContentLocale } from '../../../domain/locales';
import { isSearched } from '../../../domain/lists/searchable';
import { firstMatchingWord, containsWords, plainText, searchWords } from '../../../domain/lists/search';
import { visitValues } from '../../../domain/visitValues';
import type { Tables } from '../../tables';
import { tableOf } from '../storage/naming';
import type { Hit } from './searchEverywhere';

/**
 * Where a record matches: the field that contains words of the term, its language, and the text around the first of
 * them.
 */
interface Found {
  label: string;
  locale: ContentLocale;
  /** The path of the field in the form, e.g. `translations.fr.title`. */
  path: string;
  text: string;
}

/**
 * Adds to each match what distinguishes records of the same name (for people, their email address and city), and where
 * the words occur if not in the title. One query.
 */
export async function describeHits(
  db: Kysely<Tables>,
  hits: readonly Hit[],
  term: string,
): Promise<(Hit & { detail?: string; found?: Found })[]> {
  const words = searchWords(term);
  const typeOf = ({ resource }: Hit) => contentTypes[resource as ContentTypeName] as ContentType;
  // Matches by id or code need no explanation.
  const open = new Set(hits.filter(({ id, title, code }) => !containsWords(`${title} ${code ?? ''} ${id}`, words)));
  const read = hits.filter((hit) => typeOf(hit).detailOf || open.has(hit));
  if (read.length === 0) return [...hits];
  const bodiesOf = (type: ContentType) => {
    const ids = read.filter(({ resource }) => resource === type.name).map(({ id }) => id);
    return sql`select ${sql.lit(type.name)} as resource, id, body from ${sql.table(tableOf(type))}
      where id = any(${ids}::int[])`;
  };
  const statement = sql.join([...new Set(read.map(typeOf))].map(bodiesOf), sql` union all `);
  const { rows } = await sql<{ resource: string; id: number; body: string }>`${statement}`.execute(db);
  const bodies = new Map(rows.map(({ resource, id, body }) => [`${resource}/${id}`, JSON.parse(body) as object]));
  return hits.map((hit) => {
    const body = bodies.get(`${hit.resource}/${hit.id}`);
    const detail = body && typeOf(hit).detailOf?.(body);
    const found = body && open.has(hit) ? foundIn(hit.resource as ContentTypeName, body, words) : undefined;
    return { ...hit, ...(detail && { detail }), ...(found && { found }) };
  });
}

/**
 * The first field that contains all words, or else the first that contains the first word.
 * @param wanted the preferred language
 */
export function foundIn(
  resource: ContentTypeName,
  record: object,
  words: readonly string[][],
  wanted?: ContentLocale,
): Found | undefined {
  const type = contentTypes[resource];
  if (containsWords(nameOf(type as never, record as never), words)) return undefined;
  let [all, some, elsewhere]: (Found | undefined)[] = [];
  visitValues(type, record, ({ path, field, root, locale, value }) => {
    if (all || !isSearched(type as ContentType, root, field)) return;
    const text = plainText(searchWordsOf(field, value).join(' '));
    if (text === '') return;
    const found = () => ({
      label: (type.fields as Record<string, { label: string }>)[root]?.label ?? '',
      locale,
      path,
      text: excerpt(text, words),
    });
    if (containsWords(text, words)) {
      if (wanted === undefined || locale === wanted) all = found();
      else elsewhere ??= found();
    } else if (!some && containsWords(text, words.slice(0, 1))) some = found();
  });
  return all ?? elsewhere ?? some;
}

const maxExcerptLength = 90;

/** Some words around the first match. */
function excerpt(text: string, words: readonly string[][]): string {
  const parts = text.split(' ');
  const index = Math.max(0, firstMatchingWord(text, words));
  const start = Math.max(0, index - 4);
  const shown = `${start > 0 ? '… ' : ''}${parts.slice(start).join(' ')}`;
  return shown.length > maxExcerptLength ? `${shown.slice(0, maxExcerptLength).replace(/\s+\S*$/, '')} …` : shown;
}
