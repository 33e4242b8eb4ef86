import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { useFeature } from '../../session/config';
import { useListType } from '../ListType';
import { addFilter, chosenIn, offeredFilters, queryOf, removeFilter, termIn, type Chosen } from './chosenFilters';

/**
 * The search term and filters of the surrounding list as pairs of filter and value, with functions to change them.
 * The state is in react-admin's list parameters.
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
      // Includes filters set by an address that cannot be chosen.
      isNarrowed: Object.keys(filterValues ?? {}).length > 0,
      setTerm: (next: string) => narrow({ term: next }),
      // A filter by day has one value: a new one replaces it.
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
