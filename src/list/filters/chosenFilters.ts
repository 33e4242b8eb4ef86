import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { Feature } from '../../../domain/features';
import type { Filter, Filters } from '../../../domain/filters';
import { useFeature, useHasPart } from '../../session/config';
import { useListType } from '../ListType';

/** A chosen filter: its parameter and a value as in the query. */
export type Chosen = { filter: string; value: string };

/** Adds a filter; ignores empty values and duplicates. */
export function addFilter(chosen: readonly Chosen[], filter: string, value: string): readonly Chosen[] {
  if (value === '' || hasFilter(chosen, filter, value)) return chosen;
  return [...chosen, { filter, value }];
}

export function removeFilter(chosen: readonly Chosen[], filter: string, value: string): readonly Chosen[] {
  return chosen.filter((pair) => pair.filter !== filter || pair.value !== value);
}

export function hasFilter(chosen: readonly Chosen[], filter: string, value: string): boolean {
  return chosen.some((pair) => pair.filter === filter && pair.value === value);
}

/** The filters offered to an editor: those that are not hidden and whose feature is enabled. */
export function offeredFilters(
  filters: Filters,
  enabled: (feature: Feature | undefined) => boolean,
): [string, Filter][] {
  return Object.entries(filters).filter(([, { hidden, feature }]) => !hidden && enabled(feature));
}

/** The query of a list or export, such as `{term, topic: ['1','2']}`, without empty parts. */
export function queryOf({
  term,
  chosen,
}: {
  term: string;
  chosen: readonly Chosen[];
}): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  if (term.trim()) query.term = term.trim();
  for (const { filter, value } of chosen) query[filter] = [...(query[filter] ?? []), value];
  return query;
}

/** The search term in such a query. */
export function termIn(query: unknown): string {
  const { term } = (query ?? {}) as { term?: unknown };
  return typeof term === 'string' ? term : '';
}

/** The chosen filters in such a query, which may come from a URL edited by hand. */
export function chosenIn(query: unknown): Chosen[] {
  if (typeof query !== 'object' || query === null) return [];
  return Object.entries(query).flatMap(([filter, values]) =>
    filter === 'term'
      ? []
      : [values]
          .flat()
          .filter((value) => typeof value === 'string' || typeof value === 'number')
          .map((value) => ({ filter, value: String(value) })),
  );
}

/** Filters from storage. Anything malformed is ignored, and so are filters not in `offered`, if it is given. */
export function readChosen(stored: string | null, offered?: readonly string[]): Chosen[] {
  let chosen: readonly Chosen[] = [];
  for (const pair of listIn(stored)) {
    const { filter, value } = (pair ?? {}) as Partial<Chosen>;
    if (typeof filter !== 'string' || typeof value !== 'string' || offered?.includes(filter) === false) continue;
    chosen = addFilter(chosen, filter, value);
  }
  return [...chosen];
}

function listIn(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * The search term and filters of the surrounding list, as pairs of filter and value, with functions to change them. The
 * state is stored in react-admin's list parameters.
 */
export function useSearchAndFilters() {
  const { type } = useListType();
  const { filterValues, setFilters } = useListContext();
  const enabled = useFeature();
  // The mock has no assignments.
  const assigns = useHasPart('comments');
  const filters = useMemo(
    () => offeredFilters(type.filters, enabled).filter(([, { kind }]) => assigns || kind !== 'assignedTo'),
    [type, enabled, assigns],
  );
  return useMemo(() => {
    const term = termIn(filterValues);
    const chosen = chosenIn(filterValues);
    const narrow = (next: { term?: string; chosen?: readonly Chosen[] }) =>
      setFilters(queryOf({ term, chosen, ...next }));
    return {
      filters,
      term,
      chosen,
      // Includes filters that a URL set and users cannot choose.
      isNarrowed: Object.keys(filterValues ?? {}).length > 0,
      setTerm: (next: string) => narrow({ term: next }),
      // A filter by day has one value, so a new one replaces it.
      add: (filter: string, value: string) =>
        narrow({
          chosen: addFilter(
            type.filters[filter]?.kind === 'moment' ? chosen.filter((pair) => pair.filter !== filter) : chosen,
            filter,
            value,
          ),
        }),
      remove: ({ filter, value }: Chosen) => narrow({ chosen: removeFilter(chosen, filter, value) }),
      clear: () => narrow({ term: '', chosen: [] }),
    };
  }, [filters, filterValues, setFilters, type]);
}
