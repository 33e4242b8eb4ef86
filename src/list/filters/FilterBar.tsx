import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Fields } from '../../../domain/fields';
import { listWords } from '../../i18n/lists';
import { useListType } from '../ListType';
import { FilterRow } from './FilterRow';
import { FilterTags } from './FilterTags';
import { SavedSearches } from './SavedSearches';
import { SearchField } from './SearchField';
import { useNarrowing } from './useNarrowing';

/**
 * What narrows a list: its search field, its filters as dropdowns, the chosen ones as tags; beside it saved searches
 * and other tools.
 */
export function FilterBar({ tools }: { tools?: ReactNode }) {
  const { type } = useListType();
  const narrowing = useNarrowing();
  const { filters, term, chosen, setTerm, add } = narrowing;
  const isSearched = Object.values(type.fields as Fields).some(({ searched }) => searched);
  // Also what nobody is offered, but a link has asked for; of ids one reads nothing.
  const tagged = Object.entries(type.filters).filter(
    ([, { hidden, kind }]) => !hidden || kind === 'visibility' || kind === 'moment',
  );
  const bar = useRef<HTMLDivElement>(null);

  // Where a button vanished with what it removed, the keyboard goes on at the search field.
  const count = chosen.length + (term ? 1 : 0);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      bar.current?.querySelector('input')?.focus();
    before.current = count;
  }, [count]);

  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'start' }}>
      <Stack ref={bar} role="search" aria-label={listWords.filters} sx={{ flex: '1 1 0', minWidth: 0, gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
          {isSearched && <SearchField value={term} onChange={setTerm} />}
          {filters.length > 0 && <FilterRow type={type} filters={filters} chosen={chosen} onPick={add} />}
        </Stack>
        <FilterTags type={type} {...narrowing} filters={tagged} />
      </Stack>
      {(isSearched || filters.length > 0) && <SavedSearches />}
      {tools}
    </Stack>
  );
}
