import { sql, type Kysely } from 'kysely';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { contentTypes } from '../../../domain/contentTypes';
import type { ContentTypeName } from '../../../domain/contents';
import { searchWordsOf } from '../../../domain/lists/searchWords';
import type { ContentLocale } from '../../../domain/locales';
import { isSearched } from '../../../domain/lists/searchable';
import { firstHolding, holdsWords, plainText, searchWords } from '../../../domain/lists/search';
import { visitValues } from '../../../domain/visitValues';
import type { Tables } from '../../tables';
import { tableOf } from '../storage/naming';

/**
 * Why a record was found: the field that holds words of the term, in which language, and what stands around the first
 * of them.
 */
interface Found {
  label: string;
  locale: ContentLocale;
  /** Its place in the record, as the form calls it: `translations.fr.title`. */
  path: string;
  text: string;
}

type Hit = { resource: string; id: number; title: string; code: string | null };

/**
 * Says of hits whose title does not hold the words where they stand. Out: one for each hit, undefined where there is
 * nothing to say.
 */
export async function whereFound(
  db: Kysely<Tables>,
  hits: readonly Hit[],
  term: string,
): Promise<(Found | undefined)[]> {
  const words = searchWords(term);
  // What is found by its id or code is shown with them.
  const open = hits.filter(({ id, title, code }) => !holdsWords(`${title} ${code ?? ''} ${id}`, words));
  const bodies = new Map<string, object>();
  for (const resource of new Set(open.map((hit) => hit.resource))) {
    const ids = open.filter((hit) => hit.resource === resource).map(({ id }) => id);
    const { rows } = await sql<{
      id: number;
      body: string;
    }>`select id, body from ${sql.table(tableOf(contentTypes[resource as ContentTypeName]))} where id = any(${ids})`.execute(
      db,
    );
    for (const { id, body } of rows) bodies.set(`${resource}/${id}`, JSON.parse(body) as object);
  }
  return hits.map((hit) => {
    const body = bodies.get(`${hit.resource}/${hit.id}`);
    return body && foundIn(hit.resource as ContentTypeName, body, words);
  });
}

/** The first place that holds all words, else the one that holds the first of them. */
function foundIn(resource: ContentTypeName, record: object, words: readonly string[][]): Found | undefined {
  const type = contentTypes[resource];
  if (holdsWords(nameOf(type as never, record as never), words)) return undefined;
  let [all, some]: (Found | undefined)[] = [];
  visitValues(type, record, ({ path, field, root, locale, value }) => {
    if (all || !isSearched(type as ContentType, root, field)) return;
    const text = plainText(searchWordsOf(field, value).join(' '));
    if (text === '') return;
    const found = () => ({
      label: (type.fields as Record<string, { label: string }>)[root]?.label ?? '',
      locale,
      path,
      text: around(text, words),
    });
    if (holdsWords(text, words)) all = found();
    else if (!some && holdsWords(text, words.slice(0, 1))) some = found();
  });
  return all ?? some;
}

const most = 90;

/** Some words around the first that was found. */
function around(text: string, words: readonly string[][]): string {
  const parts = text.split(' ');
  const index = Math.max(0, firstHolding(text, words));
  const start = Math.max(0, index - 4);
  const shown = `${start > 0 ? '… ' : ''}${parts.slice(start).join(' ')}`;
  return shown.length > most ? `${shown.slice(0, most).replace(/\s+\S*$/, '')} …` : shown;
}
