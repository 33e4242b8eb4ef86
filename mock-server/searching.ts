import type { ContentType } from '../domain/contentType';
import { searchWords } from '../domain/search';
import { searchableText } from '../domain/searchable';
import type { Row } from './rows';

/** Whether a record holds every word of a term, in its declared texts of any language or its id. */
export function matchesTerm(type: ContentType<any>, row: Row, term: string): boolean {
  const searched = searchableText(type, row as Row & Parameters<typeof searchableText>[1]);
  return searchWords(term).every((spellings) => spellings.some((spelling) => searched.includes(spelling)));
}
