import type { ContentType, RecordRule } from '../contentType';
import { boolean, choice, list, multiline, text, type Choice } from '../fields';
import type { Query } from '../http';
import { InvalidParameter, readListRequest, type ListRequest } from '../listRequest';
import { records } from '../recordFields';

/** What a collection of records of one type is: those that somebody chose, in their order, or all that its filters find. */

/** As clients have always kept them: the filter by its name, and a value as the list takes it (an id, or a German name). */
export interface CollectionFilter {
  type: string;
  value: string;
}

export interface Collects {
  /** Whose records it collects, and which of their fields an entry shows beside its name. */
  members: ContentType<any>;
  label: string;
  shows: readonly string[];
  /** The filters of their list that a collection may be made of. */
  filters: readonly string[];
  /** How a value of a filter is said to the list, where a collection says it in another way. */
  asked?: (filter: CollectionFilter) => CollectionFilter;
}

/** So many can be chosen; what finds more is better said by filters. */
export const mostChosen = 5_000;

/** The fields of a collection. */
export function collectionFields({ members, label, shows, filters }: Collects) {
  const choices = filters.map((name): Choice => ({ id: name, label: members.filters[name]?.label ?? name }));
  const part = { type: choice({ label: 'Filter', choices }), value: text({ label: 'Wert', max: 500 }) };
  return {
    title: text({ label: 'Name', searched: true, summary: true, required: 'Geben Sie bitte einen Titel an um die Kollektion zu speichern.' }),
    description: multiline({ label: 'Beschreibung', rows: 4, searched: true, summary: true }),
    isDynamic: boolean({ label: 'Dynamisches Suchprofil', summary: true }),
    selection: records(members.name, { label, max: mostChosen, loose: { shows }, summary: true }),
    filters: list(part, { label: 'Filter', addLabel: 'Filter hinzufügen', itemLabel: 'Filter', max: 100, summary: true }),
  };
}

/** What a list of the members is asked for that a dynamic collection shows. Errors: `InvalidParameter`. */
export function askedByFilters({ members, asked = (filter) => filter }: Collects, filters: readonly CollectionFilter[]): ListRequest {
  const query: Query = {};
  for (const { type, value } of filters.map(asked)) query[type] = [...(query[type] ?? []), value];
  return readListRequest(members, query);
}

/** A filter says something that the list understands. */
export function understoodFilters(collects: Collects): RecordRule {
  const problemOf = (filter: CollectionFilter): string | undefined => {
    // A list would pass over it, and find everything.
    if (filter.value.trim() === '') return 'Der Filter hat keinen Wert.';
    try {
      askedByFilters(collects, [filter]);
      return undefined;
    } catch (error) {
      if (error instanceof InvalidParameter) return error.message;
      throw error;
    }
  };
  return ({ filters }) => (filters as CollectionFilter[]).flatMap((filter, index) => {
    const message = problemOf(filter);
    return message === undefined ? [] : [{ field: `filters.${index}.value`, message }];
  });
}
