import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Filter } from '../../domain/filters';
import { collectionWords } from '../i18n/types';
import { useReferences } from '../cache/references';
import { FilterRow } from '../list/filters/FilterRow';
import { FilterTags } from '../list/filters/FilterTags';
import { SearchField } from '../list/filters/SearchField';
import { useNarrowing } from '../list/filters/chosenFilters';
import { useListType } from '../list/ListType';
import { listWords } from '../i18n/lists';

/**
 * The filters of the surrounding list. In a dynamic collection they are its content: there is no search term, and
 * drafts are never shown publicly.
 */
export function CollectionFilters({ isDynamic }: { isDynamic: boolean }) {
  const { type } = useListType();
  const narrowing = useNarrowing();
  const { filters, term, chosen, setTerm, add } = narrowing;
  const offered = isDynamic ? filters.filter(([, { kind }]) => kind !== 'visibility') : filters;
  return (
    <Stack role="search" aria-label={listWords.filters} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        {!isDynamic && <SearchField value={term} onChange={setTerm} />}
        <FilterRow type={type} filters={offered} chosen={chosen} onPick={add} />
      </Stack>
      <FilterTags type={type} {...narrowing} />
      {isDynamic &&
        chosen.map(({ filter, value }) => {
          const declared = type.filters[filter];
          return (
            declared?.kind === 'references' && (
              <VanishedNote key={`${filter} ${value}`} filter={declared} value={value} />
            )
          );
        })}
    </Stack>
  );
}

/** Warns that a filter refers to a reference that no longer exists. */
function VanishedNote({ filter, value }: { filter: Extract<Filter, { kind: 'references' }>; value: string }) {
  const entries = useReferences(filter.list);
  const isThere = entries.length === 0 || entries.some(({ id, name }) => String(id) === value || name === value);
  return isThere ? null : <Alert severity="warning">{collectionWords.vanished(filter.label, value)}</Alert>;
}
