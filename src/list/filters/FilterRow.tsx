import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useRef, useState, useLayoutEffect, type RefObject } from 'react';
import type { Filter } from '../../../domain/filters';
import { listWords } from '../../i18n/lists';
import type { ListedType } from '../ListType';
import { hasFilter, type Chosen } from './chosenFilters';
import { FilterOptions } from './FilterOptions';
import { FilterSelect, MomentSelect } from './FilterSelect';

interface FilterRowProps {
  type: Pick<ListedType, 'fields' | 'name'>;
  filters: readonly [string, Filter][];
  chosen: readonly Chosen[];
  onPick: (filter: string, value: string) => void;
}

/**
 * As many filters as fit in one row, the others behind 'Weitere Filter'. On a narrow screen all are behind
 * 'Filter'.
 */
export function FilterRow({ type, filters, chosen, onPick }: FilterRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const fitting = useFitting(row, filters.length);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const select = ([name, filter]: readonly [string, Filter], pick: (value: string) => void) =>
    filter.kind === 'moment' ? (
      <MomentSelect label={filter.label} isChosen={(value) => hasFilter(chosen, name, value)} onPick={pick} />
    ) : (
      <FilterOptions type={type} name={name} filter={filter}>
        {(options) => (
          <FilterSelect
            label={filter.label}
            options={options}
            isChosen={(value) => hasFilter(chosen, name, value)}
            onPick={pick}
          />
        )}
      </FilterOptions>
    );
  const others = filters.slice(fitting);
  const label = fitting === 0 ? listWords.filters : listWords.moreFilters;
  return (
    <>
      {/* Filters that do not fit wrap to further rows, which are clipped. */}
      <Box
        ref={row}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          flex: { xs: '0 0 0', sm: '1 1 0' },
          ml: { xs: -1, sm: 0 },
          minWidth: 0,
          height: 32,
          overflow: 'hidden',
        }}
      >
        {filters.map((entry, index) => (
          <Box key={entry[0]} sx={{ visibility: index < fitting ? 'visible' : 'hidden' }}>
            {select(entry, (value) => onPick(entry[0], value))}
          </Box>
        ))}
      </Box>
      {others.length > 0 && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<TuneIcon />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ flex: 'none' }}
        >
          {label}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } as object }}
      >
        <Stack sx={{ gap: 1, p: 1.5, minWidth: 220 }}>
          {others.map((entry) => (
            <Box key={entry[0]} sx={{ '& > *': { width: '100%' } }}>
              {select(entry, (value) => {
                onPick(entry[0], value);
                setAnchor(null);
              })}
            </Box>
          ))}
        </Stack>
      </Popover>
    </>
  );
}

/** The number of children in the first line of a wrapping row, updated with its width. */
function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const children = [...element.children] as HTMLElement[];
      const { right } = element.getBoundingClientRect();
      const first = children[0]?.offsetTop;
      const outside = children.findIndex(
        (child) => child.offsetTop !== first || child.getBoundingClientRect().right > right + 1,
      );
      setFitting(outside < 0 ? children.length : outside);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [row, count]);
  return fitting;
}
