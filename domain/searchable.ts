import type { ContentType } from './contentType';
import { searchWordsOf } from './kinds/searchWords';
import { searchText } from './search';
import { visitValues } from './visitValues';

type Values = Record<string, unknown>;

/** Between what strangers may search for and what only editors may; words of a term hold no line break. */
export const hiddenPart = '\n';

/**
 * What a record is searched in, and what the search index keeps of it: its id, and its declared texts in every language, down
 * to those of the items in its lists. Words that strangers do not see stand behind a line break, so that one index serves both.
 */
export function searchableText(type: ContentType<any>, record: Values & { id: number; translations: Record<string, Values> }): string {
  const shown = [String(record.id)];
  const hidden: string[] = [];
  visitValues(type, record, ({ root, field, value }) => {
    if (type.fields[root].searched) (type.publicFields.includes(root) ? shown : hidden).push(...searchWordsOf(field, value));
  });
  const open = searchText(shown);
  const known = new Set(open.split(' '));
  const others = searchText(hidden).split(' ').filter((word) => word !== '' && !known.has(word));
  return others.length > 0 ? `${open}${hiddenPart}${others.join(' ')}` : open;
}
