import Stack from '@mui/material/Stack';
import { listWords } from '../../i18n/lists';
import { hasFilter } from '../../list/filters/chosenFilters';
import { fixedOptions } from '../../list/filters/FilterOptions';
import { FilterSelect } from '../../list/filters/FilterSelect';
import { FilterTags } from '../../list/filters/FilterTags';
import { SearchField } from '../../list/filters/SearchField';
import type { InboxFilters } from './useInboxFilters';

/** None of the filters takes its values from a field. */
const noFields = { fields: {} };

/**
 * What narrows the inbox: search, source, status, how things stand with who has handed it in; the chosen ones as tags.
 */
export function InboxFilterBar({ filters }: { filters: InboxFilters }) {
  const { chosen } = filters;
  return (
    <Stack role="search" aria-label={listWords.filters} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SearchField value={filters.term} onChange={filters.setTerm} />
        {filters.filters.map(([name, filter]) => (
          <FilterSelect
            key={name}
            label={filter.label}
            options={fixedOptions(filter)}
            isChosen={(value) => hasFilter(chosen, name, value)}
            onPick={(value) => filters.add(name, value)}
          />
        ))}
      </Stack>
      <FilterTags type={noFields} {...filters} />
    </Stack>
  );
}
