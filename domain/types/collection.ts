import type { ContentType, ContentTypeWith, Order, RecordRule } from '../contentType';
import { boolean, choice, list, multiline, text, type Choice } from '../fields';
import type { Query } from '../http';
import { InvalidParameter, readListRequest, type ListRequest } from '../lists/listRequest';
import { records } from '../recordFields';

/**
 * What a collection of records of one type is: those that somebody chose, in their order, or all that its filters find.
 */

/**
 * As clients have always kept them: the filter by its name, and a value as the list takes it (an id, or a German name).
 */
export interface CollectionFilter {
  type: string;
  value: string;
}

export interface Collects {
  /** Whose records it collects, and which of their fields an entry shows beside its name. */
  members: ContentType;
  label: string;
  shows: readonly string[];
  /** The filters of their list that a collection may be made of. */
  filters: readonly string[];
  /** Filters that collections call otherwise than the list, and the values of the list in their words. */
  said?: Record<string, { as: string; label: string; values: Record<string, string> }>;
  /** The order of a dynamic one, where that is not the order of the list. */
  order?: Order;
}

/** So many can be chosen; what finds more is better said by filters. */
export const mostChosen = 5_000;

/** What the types of collections have alike: all of their declaration but their line in the table of contents. */
export function collectionOf(collects: Collects) {
  return {
    titleField: 'title',
    locales: ['de'],
    fields: collectionFields(collects),
    rules: [understoodFilters(collects)],
    filters: {
      selected: {
        kind: 'records',
        field: 'selection',
        resource: collects.members.name,
        match: 'any',
        label: collects.members.label.singular,
        hidden: true,
      },
      ids: { kind: 'ids', label: 'Ids', hidden: true },
    },
    orderBy: ['id', 'createdAt', 'updatedAt', 'title'],
    defaultOrder: { field: 'id', direction: 'ASC' },
    publicFields: ['title', 'description', 'isDynamic', 'selection', 'filters'],
  } as const satisfies Partial<ContentTypeWith<ReturnType<typeof collectionFields>>>;
}

function collectionFields({ members, label, shows, filters, said }: Collects) {
  const choices = filters.map((name): Choice => ({
    id: said?.[name]?.as ?? name,
    label: said?.[name]?.label ?? members.filters[name]?.label ?? name,
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
      max: mostChosen,
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

/**
 * A filter of a collection in the words of the list. What only looks like one stays as it is, and is no value of the
 * list.
 */
export function inList({ said = {} }: Collects, { type, value }: CollectionFilter): CollectionFilter {
  const [name, words] = Object.entries(said).find(([, { as }]) => as === type) ?? [];
  if (name === undefined || !words) return { type, value };
  return { type: name, value: Object.entries(words.values).find(([, word]) => word === value)?.[0] ?? value };
}

/** The other way round. */
export function inCollection({ said = {} }: Collects, { type, value }: CollectionFilter): CollectionFilter {
  const words = said[type];
  return words ? { type: words.as, value: words.values[value] ?? value } : { type, value };
}

export const orderOf = ({ members, order }: Collects): Order => order ?? members.defaultOrder;

/** What a list of the members is asked for that a dynamic collection shows. Errors: `InvalidParameter`. */
export function askedByFilters(collects: Collects, filters: readonly CollectionFilter[]): ListRequest {
  const { field, direction } = orderOf(collects);
  const query: Query = { orderBy: [field], orderDirection: [direction] };
  for (const { type, value } of filters.map((filter) => inList(collects, filter))) {
    const words = collects.said?.[type]?.values;
    if (words && !Object.hasOwn(words, value))
      throw new InvalidParameter(`Der Wert muss einer von diesen sein: ${Object.values(words).join(', ')}.`);
    query[type] = [...(query[type] ?? []), value];
  }
  return readListRequest(collects.members, query);
}

/** A filter says something that the list understands. */
function understoodFilters(collects: Collects): RecordRule {
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
  return ({ filters }) =>
    (filters as CollectionFilter[]).flatMap((filter, index) => {
      const message = problemOf(filter);
      return message === undefined ? [] : [{ field: `filters.${index}.value`, message }];
    });
}
