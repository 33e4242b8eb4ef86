import type { ContentType } from '../domain/contentType';
import { searchWords } from '../domain/search';
import { searchableText } from '../domain/searchable';
import type { Row } from './rows';

/** The folded texts of rows as they were: to fold them is nearly all the work of a search. */
const known = new Map<string, string>();

/** Whether a record holds every word of a term, in its declared texts of any language or its id. */
export function matchesTerm(type: ContentType<any>, row: Row, term: string): boolean {
  const key = `${type.name} ${JSON.stringify(row)}`;
  if (known.size > 20_000) known.clear();
  const searched = known.get(key) ?? searchableText(type, row as Row & Parameters<typeof searchableText>[1]);
  known.set(key, searched);
  return searchWords(term).every((spellings) => spellings.some((spelling) => searched.includes(spelling)));
}
