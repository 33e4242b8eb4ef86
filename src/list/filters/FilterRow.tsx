import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useRef, useState, useLayoutEffect, type RefObject, type ReactNode } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import type { Filter } from '../../../domain/filters';
import { swissDay } from '../../../domain/values/days';
import { timestampChoices } from '../../../domain/editorFilters';
import { listWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import type { ListedType } from '../ListType';
import { hasFilter, type Chosen } from './chosenFilters';
import { FilterOptions, type FilterOption } from './FilterOptions';

interface FilterRowProps {
  type: Pick<ListedType, 'fields' | 'name'>;
  filters: readonly [string, Filter][];
  chosen: readonly Chosen[];
  onPick: (filter: string, value: string) => void;
}

/**
 * As many filters as fit in one row, and the others behind 'Weitere Filter'. On a narrow screen all are behind
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
      {/* Filters that do not fit wrap into further rows, which are clipped. */}
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

/** The number of children in the first line of a wrapping row, updated when its width changes. */
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

interface Props {
  label: string;
  options: readonly FilterOption[];
  isChosen: (value: string) => boolean;
  onPick: (value: string) => void;
}

/** A filter as a dropdown that shows its label, and is empty again after a choice. Typing moves to an option. */
export function FilterSelect({ label, options, isChosen, onPick }: Props) {
  return (
    <Select
      size="small"
      displayEmpty
      value=""
      onChange={({ target }) => onPick(target.value)}
      renderValue={() => label}
      inputProps={{ 'aria-label': label }}
      MenuProps={{ slotProps: { list: { dense: true, 'aria-label': label }, paper: { sx: { maxHeight: 420 } } } }}
      sx={{ height: 32, fontSize: '0.8125rem', '& .MuiSelect-select': { py: '5px', pl: '10px' } }}
    >
      {options.flatMap(({ id, label: option, group }, index) => [
        // Several groups can have the same name.
        group !== undefined && group !== options[index - 1]?.group && (
          <GroupHeading key={`${group} ${id}`}>{group}</GroupHeading>
        ),
        <MenuItem key={id} value={id} disabled={isChosen(id)} sx={group === undefined ? undefined : { pl: 4 }}>
          {option}
        </MenuItem>,
      ])}
    </Select>
  );
}

/** A heading above the options of a group. It ignores the select's props, so that it cannot be chosen. */
function GroupHeading({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      role="presentation"
      sx={{ px: 2, lineHeight: '32px', fontWeight: 500, color: 'text.secondary' }}
    >
      {children}
    </Box>
  );
}
/** The keyboard starts at the first option, not at the heading. */
GroupHeading.muiSkipListHighlight = true;

const other = 'other';
const options = [...timestampChoices, { id: other, label: listWords.otherDay }];

/** A filter by first day: common choices relative to today, or any date. */
function MomentSelect({
  label,
  isChosen,
  onPick,
}: {
  label: string;
  isChosen: (value: string) => boolean;
  onPick: (value: string) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const take = (day: string | null) => {
    setAsking(false);
    if (day) onPick(day);
  };
  return (
    <>
      <FilterSelect
        label={label}
        options={options}
        isChosen={isChosen}
        onPick={(value) => (value === other ? setAsking(true) : onPick(value))}
      />
      {isAsking && <DayDialog title={label} first={swissDay.format(new Date())} onDone={take} />}
    </>
  );
}

/**
 * Asks for a day, starting with `first`.
 * @param onDone called with the day, or null if cancelled
 */
function DayDialog({ title, first, onDone }: { title: string; first: string; onDone: (day: string | null) => void }) {
  const [day, setDay] = useState(first);
  const take = () => onDone(day || null);
  return (
    <ChoiceDialog
      title={title}
      onClose={() => onDone(null)}
      choices={[
        { label: listWords.cancel, act: () => onDone(null) },
        { label: listWords.take, act: take, confirms: true },
      ]}
    >
      <TextField
        type="date"
        fullWidth
        autoFocus
        label={listWords.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey) return;
          // Otherwise Enter would also press the button focused after the dialog closes.
          event.preventDefault();
          take();
        }}
        slotProps={{ htmlInput: { max: '9998-12-31' }, inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      />
    </ChoiceDialog>
  );
}
