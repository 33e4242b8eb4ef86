import type { ContentType } from '../contentType';
import type { Field } from '../fields';
import { searchWordsOf } from './searchWords';
import { remembered } from '../values/remembered';
import { searchSpellings, spellingsIn } from './search';
import { visitValues } from '../visitValues';

type Values = Record<string, unknown>;

/** Between what strangers may search for and what only editors may; words of a term hold no line break. */
export const hiddenPart = '\n';

const spellingsOf = remembered(spellingsIn, 2_000_000);

/**
 * What a record is searched in, and what the search index keeps of it: its id, and its declared texts in every
 * language, down to those of the items in its lists. Words that strangers do not see stand behind a line break, so that
 * one index serves both.
 */
export function searchableText(type: ContentType, record: Searchable): string {
  const { shown, hidden } = searchedTexts(type, record);
  const open = searchSpellings(shown, spellingsOf);
  const others = [...searchSpellings(hidden, spellingsOf)].filter((word) => !open.has(word));
  return others.length > 0 ? `${[...open].join(' ')}${hiddenPart}${others.join(' ')}` : [...open].join(' ');
}

/** Whether two states of a record are searched in the same texts. */
export function isSearchedAlike(type: ContentType, one: Searchable, other: Searchable): boolean {
  const [first, second] = [searchedTexts(type, one), searchedTexts(type, other)];
  return areSame(first.shown, second.shown) && areSame(first.hidden, second.hidden);
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

type Searchable = Values & { id: number; translations: Record<string, Values> };

/**
 * Whether a value is searched: that of a field which says so, with all that it consists of, and a part which says so
 * itself.
 */
export const isSearched = (type: ContentType, root: string, field: Field): boolean =>
  Boolean(type.fields[root]?.searched || field.searched);

/** The texts that strangers may search, and those that only editors may. */
function searchedTexts(type: ContentType, record: Searchable): { shown: string[]; hidden: string[] } {
  const shown = [String(record.id)];
  const hidden: string[] = [];
  visitValues(type, record, ({ root, field, value }) => {
    if (isSearched(type, root, field))
      (type.publicFields.includes(root) ? shown : hidden).push(...searchWordsOf(field, value));
  });
  return { shown, hidden };
}
