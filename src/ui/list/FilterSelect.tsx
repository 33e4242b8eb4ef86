import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Choice } from '../../../domain/fields';

interface Props {
  label: string;
  options: readonly Choice[];
  isChosen: (value: string) => boolean;
  onPick: (value: string) => void;
}

/**
 * One filter as a dropdown that shows its label and is empty again after picking (document 1, section 5).
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
      sx={{ fontSize: '0.8125rem', '& .MuiSelect-select': { py: '5px', pl: '10px' } }}
    >
      {options.map(({ id, label: option }) => (
        <MenuItem key={id} value={id} disabled={isChosen(id)}>{option}</MenuItem>
      ))}
    </Select>
  );
}
