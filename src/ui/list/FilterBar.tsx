import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef } from 'react';
import { listTexts } from '../../i18n/lists';
import { hasFilter } from './chosenFilters';
import { FilterOptions } from './FilterOptions';
import { FilterSelect } from './FilterSelect';
import { FilterTags } from './FilterTags';
import { SearchField } from './SearchField';
import type { List } from './useList';

/** What narrows a list: its search field, its filters as dropdowns, the chosen ones as tags. */
export function FilterBar({ list }: { list: List }) {
  const { type, filters, term, chosen, setTerm, add } = list;
  const bar = useRef<HTMLDivElement>(null);

  // Where a button vanished with what it removed, the keyboard goes on at the search field.
  const count = chosen.length + (term ? 1 : 0);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) bar.current?.querySelector('input')?.focus();
    before.current = count;
  }, [count]);

  return (
    <Stack ref={bar} role="search" aria-label={listTexts.filters} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SearchField value={term} onChange={setTerm} />
        {filters.map(([name, filter]) => (
          <FilterOptions key={name} type={type} filter={filter}>
            {(options) => (
              <FilterSelect
                label={filter.label}
                options={options}
                isChosen={(value) => hasFilter(chosen, name, value)}
                onPick={(value) => add(name, value)}
              />
            )}
          </FilterOptions>
        ))}
      </Stack>
      <FilterTags list={list} />
    </Stack>
  );
}
