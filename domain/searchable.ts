import type { ContentType } from './contentType';
import { searchWordsOf } from './kinds/searchWords';
import { searchText } from './search';
import { visitValues } from './visitValues';

type Values = Record<string, unknown>;

/**
 * What a record is searched in, and what the search index keeps of it: its id, and its declared texts in every language, down
 * to those of the items in its lists.
 */
export function searchableText(type: ContentType<any>, record: Values & { id: number; translations: Record<string, Values> }): string {
  const texts = [String(record.id)];
  visitValues(type, record, ({ root, field, value }) => {
    if (type.fields[root].searched) texts.push(...searchWordsOf(field, value));
  });
  return searchText(texts);
}
