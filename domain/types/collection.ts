import type { ContentType, DeclarationOf, Order, RecordRule } from '../contentType';
import { boolean, choice, list, multiline, text, type Choice } from '../fields';
import type { Query } from '../http';
import { InvalidParameter, readListRequest, type ListRequest } from '../lists/listRequest';
import { records } from '../recordFields';

/** Collections of records of one type: chosen records in an order, or all that match a set of filters. */

/** The stored notation, which existing clients use: the name of the filter and a value (an id or a German name). */
export interface CollectionFilter {
  type: string;
  value: string;
}

export interface Collects {
  /** The type of its records, and the fields shown with each name. */
  members: ContentType;
  label: string;
  shows: readonly string[];
  /** The filters that a collection can use. */
  filters: readonly string[];
  /** Filters whose names and values in collections differ from those of the list. */
  renamed?: Record<string, { as: string; label: string; values: Record<string, string> }>;
  /** The order of a dynamic collection if it differs from the list's default. */
  order?: Order;
}

/** The maximum number of chosen records; larger collections should use filters. */
export const maxChosen = 5_000;

/** The shared declaration of collection types, except their lines in the table of contents. */
export function collectionOf(collects: Collects) {
  return {
    titleField: 'title',
    locales: ['de'],
    fields: collectionFields(collects),
    rules: [validFilters(collects)],
    filters: {
      selected: {
        kind: 'records',
        field: 'selection',
        resource: collects.members.name,
        match: 'any',
        label: collects.members.label.singular,
        hidden: true,
      },
    },
    defaultOrder: { field: 'id', direction: 'ASC' },
    publicFields: ['title', 'description', 'isDynamic', 'selection', 'filters'],
  } as const satisfies Partial<DeclarationOf<ReturnType<typeof collectionFields>>>;
}

function collectionFields({ members, label, shows, filters, renamed }: Collects) {
  const choices = filters.map((name): Choice => ({
    id: renamed?.[name]?.as ?? name,
    label: renamed?.[name]?.label ?? members.filters[name]?.label ?? name,
  }));
  const part = {
    type: choice({ label: 'Filter', choices }),
    value: text({ label: 'Wert', max: 500, takesNumbers: true }),
  };
  return {
    title: text({
      label: 'Name',
      searched: true,
      summary: true,
      required: 'Geben Sie bitte einen Titel an um die Kollektion zu speichern.',
    }),
    description: multiline({ label: 'Beschreibung', rows: 4, searched: true, summary: true }),
    isDynamic: boolean({ label: 'Dynamisches Suchprofil', summary: true }),
    selection: records(members.name, {
      label,
      max: maxChosen,
      ordered: true,
      loose: { shows },
      summary: true,
      counted: true,
    }),
    filters: list(part, {
      label: 'Filter',
      addLabel: 'Filter hinzufügen',
      itemLabel: 'Filter',
      max: 100,
      summary: true,
      counted: true,
    }),
  };
}

/** Translates a filter of a collection into that of the list. Unknown values stay unchanged and do not match. */
export function toListFilter({ renamed = {} }: Collects, { type, value }: CollectionFilter): CollectionFilter {
  const [name, words] = Object.entries(renamed).find(([, { as }]) => as === type) ?? [];
  if (name === undefined || !words) return { type, value };
  return { type: name, value: Object.entries(words.values).find(([, word]) => word === value)?.[0] ?? value };
}

/** The reverse of `toListFilter`. */
export function toCollectionFilter({ renamed = {} }: Collects, { type, value }: CollectionFilter): CollectionFilter {
  const words = renamed[type];
  return words ? { type: words.as, value: words.values[value] ?? value } : { type, value };
}

export const orderOf = ({ members, order }: Collects): Order => order ?? members.defaultOrder;

/**
 * The list request for the records of a dynamic collection.
 * @throws InvalidParameter
 */
export function requestOfFilters(collects: Collects, filters: readonly CollectionFilter[]): ListRequest {
  const { field, direction } = orderOf(collects);
  const query: Query = { orderBy: [field], orderDirection: [direction] };
  for (const { type, value } of filters.map((filter) => toListFilter(collects, filter))) {
    const words = collects.renamed?.[type]?.values;
    if (words && !Object.hasOwn(words, value))
      throw new InvalidParameter(`Der Wert muss einer von diesen sein: ${Object.values(words).join(', ')}.`);
    query[type] = [...(query[type] ?? []), value];
  }
  return readListRequest(collects.members, query);
}

/** Validates filters against the list. */
function validFilters(collects: Collects): RecordRule {
  const problemOf = (filter: CollectionFilter): string | undefined => {
    // The list would ignore an empty filter and match everything.
    if (filter.value.trim() === '') return 'Der Filter hat keinen Wert.';
    try {
      requestOfFilters(collects, [filter]);
      return undefined;
    } catch (error) {
      if (error instanceof InvalidParameter) return error.message;
      throw error;
    }
  };
  return ({ filters }) =>
    (filters as CollectionFilter[]).flatMap((filter, index) => {
      const message = problemOf(filter);
      return message === undefined ? [] : [{ field: `filters.${index}.value`, message }];
    });
}
