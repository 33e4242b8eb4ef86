import { isOffered, type Context, type ReferenceEntry } from '../../../domain/references';
import { searchText, searchWords } from '../../../domain/lists/search';

/** An option of a picker: its value, label and search text. */
export interface Option {
  id: number;
  label: string;
  haystack: string;
  entry: Pick<ReferenceEntry, 'id' | 'name' | 'translations'>;
  /** A second line, to distinguish entries with the same name. */
  detail?: string;
  /** The text of the input when it is chosen, if it is not the label. */
  typed?: string;
  /** The heading it is grouped under. */
  group?: string;
}

/** The entries that a form offers. Each can be found by its names in all languages, its synonyms and its code. */
export function referenceOptions(entries: readonly ReferenceEntry[], context: Context | undefined): Option[] {
  return entries.filter((entry) => isOffered(entry, context)).map(optionOf);
}

export function optionOf(entry: ReferenceEntry): Option {
  const { id, name, translations } = entry;
  const names = Object.values(translations ?? {}).map((translation) => translation?.name ?? '');
  const also = [entry.code, entry.longName, entry.zipCode, ...(entry.synonyms ?? [])].filter(
    (text) => typeof text === 'string',
  );
  return { id, label: name, haystack: searchText([name, ...names, ...also]), entry: { id, name, translations } };
}

/** The options that contain every word of the term, in any order and spelling; those that start with it first. */
export function findOptions(options: readonly Option[], term: string): Option[] {
  const words = searchWords(term);
  if (words.length === 0) return [...options];
  const found = options.filter(({ haystack }) =>
    words.every((spellings) => spellings.some((spelling) => haystack.includes(spelling))),
  );
  const starts = (option: Option) => words[0]!.some((spelling) => option.haystack.startsWith(spelling));
  return [...found.filter(starts), ...found.filter((option) => !starts(option))];
}

/** A chosen entry, with its name from the list, or else the name in the record. */
export function chosenOption(chosen: { id: number }, known: Map<number, ReferenceEntry>): Option {
  const entry = known.get(chosen.id);
  if (entry) return optionOf(entry);
  const own = chosen as Partial<ReferenceEntry> & { id: number };
  const name = own.name ?? `#${own.id}`;
  return {
    id: own.id,
    label: name,
    haystack: '',
    entry: { ...own, name, translations: own.translations ?? { fr: {}, it: {} } },
  };
}
