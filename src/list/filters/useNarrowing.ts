import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { useFeature } from '../../session/config';
import { useListType } from '../ListType';
import { addFilter, chosenIn, offeredFilters, queryOf, removeFilter, termIn, type Chosen } from './chosenFilters';

/**
 * What the list around it is narrowed by, as pairs of filter and value, and how to change that: all of it lies in
 * react-admin's list parameters.
 */
export function useNarrowing() {
  const { type } = useListType();
  const { filterValues, setFilters } = useListContext();
  const enabled = useFeature();
  const filters = useMemo(() => offeredFilters(type.filters, enabled), [type, enabled]);
  return useMemo(() => {
    const term = termIn(filterValues);
    const chosen = chosenIn(filterValues);
    const narrow = (next: { term?: string; chosen?: readonly Chosen[] }) =>
      setFilters(queryOf({ term, chosen, ...next }));
    return {
      filters,
      term,
      chosen,
      // Also by what an address says that nobody can choose.
      isNarrowed: Object.keys(filterValues ?? {}).length > 0,
      setTerm: (next: string) => narrow({ term: next }),
      // From one day on: another takes its place.
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
