import type { ContentType } from '../contentType';
import type { Field } from '../fields';
import { searchWordsOf } from './searchWords';
import { cachedByText } from '../values/cachedByText';
import { searchSpellings, spellingsIn } from './search';
import { visitValues } from '../visitValues';

type Values = Record<string, unknown>;

/** Separates the public part of a search text from the part for editors; search words never contain a line break. */
export const hiddenPart = '\n';

const spellingsOf = cachedByText(spellingsIn, 2_000_000);

/**
 * The search text of a record: its id and the searched fields in every language, including those in list items. Words
 * hidden from visitors follow after a line break, so one index serves both views.
 */
export function searchableText(type: ContentType, record: Searchable): string {
  const { shown, hidden } = searchedTexts(type, record);
  const open = searchSpellings(shown, spellingsOf);
  const others = [...searchSpellings(hidden, spellingsOf)].filter((word) => !open.has(word));
  return others.length > 0 ? `${[...open].join(' ')}${hiddenPart}${others.join(' ')}` : [...open].join(' ');
}

/** Whether two states of a record have the same search text. */
export function hasSameSearchText(type: ContentType, one: Searchable, other: Searchable): boolean {
  const [first, second] = [searchedTexts(type, one), searchedTexts(type, other)];
  return areSame(first.shown, second.shown) && areSame(first.hidden, second.hidden);
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

type Searchable = Values & { id: number; translations: Record<string, Values> };

/** Whether a value is searched, because either its field or the part itself declares it. */
export const isSearched = (type: ContentType, root: string, field: Field): boolean =>
  Boolean(type.fields[root]?.searched || field.searched);

/** The text for visitors, and the text for editors only. */
function searchedTexts(type: ContentType, record: Searchable): { shown: string[]; hidden: string[] } {
  const shown = [String(record.id)];
  const hidden: string[] = [];
  visitValues(type, record, ({ root, field, value }) => {
    if (isSearched(type, root, field))
      (type.publicFields.includes(root) ? shown : hidden).push(...searchWordsOf(field, value));
  });
  return { shown, hidden };
}
