import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import type { FilterOption } from './FilterOptions';

interface Props {
  label: string;
  options: readonly FilterOption[];
  isChosen: (value: string) => boolean;
  onPick: (value: string) => void;
}

/**
 * One filter as a dropdown that shows its label and is empty again after picking.
 * Typing the first letters moves to an option.
 */
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
        // Two groups may have the same name.
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

/** Stands over the options of a group. It takes nothing of what the select gives its options: nobody can pick it. */
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
/** The keyboard begins at the first option. */
GroupHeading.muiSkipListHighlight = true;
