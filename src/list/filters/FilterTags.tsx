import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef } from 'react';
import type { Filter } from '../../../domain/filters';
import { listWords } from '../../i18n/lists';
import type { Chosen } from './chosenFilters';
import { FilterOptions, optionLabel } from './FilterOptions';
import type { ListedType } from '../ListType';

/** The chosen filters as tags (`Thema: Tourismus`). A click, Enter or Delete removes a tag. */
export function FilterTags({
  type,
  filters,
  chosen,
  remove,
  clear,
}: {
  type: Pick<ListedType, 'fields'> & Partial<Pick<ListedType, 'name'>>;
  filters: readonly [string, Filter][];
  chosen: readonly Chosen[];
  remove: (pair: Chosen) => void;
  clear: () => void;
}) {
  const root = useRef<HTMLUListElement>(null);
  const next = useRef(-1);
  const known = Object.fromEntries(filters);

  // After a tag is removed with the keyboard, the focus moves to the tag that takes its place.
  useLayoutEffect(() => {
    if (next.current < 0) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? [];
    buttons[Math.min(next.current, buttons.length - 1)]?.focus();
    next.current = -1;
  }, [chosen]);

  if (chosen.length === 0) return null;
  const drop = (pair: Chosen, index: number) => {
    next.current = index;
    remove(pair);
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      <Stack
        component="ul"
        ref={root}
        direction="row"
        aria-label={listWords.chosenFilters}
        sx={{ flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {chosen.map((pair, index) => {
          const filter = known[pair.filter];
          return (
            filter && (
              <li key={`${pair.filter} ${pair.value}`}>
                <FilterOptions type={type} name={pair.filter} filter={filter}>
                  {(options) => (
                    <Chip
                      size="small"
                      label={listWords.tag(filter.label, optionLabel(filter, options, pair.value))}
                      title={listWords.removeFilter}
                      onClick={() => drop(pair, index)}
                      onDelete={() => drop(pair, index)}
                    />
                  )}
                </FilterOptions>
              </li>
            )
          );
        })}
      </Stack>
      <Button size="small" onClick={clear}>
        {listWords.clearFilters}
      </Button>
    </Stack>
  );
}
