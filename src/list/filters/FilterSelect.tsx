import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type ReactNode, useState } from 'react';
import TextField from '@mui/material/TextField';
import type { FilterOption } from './FilterOptions';
import { swissDay } from '../../../domain/values/days';
import { momentChoices } from '../../../domain/editorFilters';
import { listWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

interface Props {
  label: string;
  options: readonly FilterOption[];
  isChosen: (value: string) => boolean;
  onPick: (value: string) => void;
}

/** A filter as a dropdown that shows its label and is empty again after a choice. Typing moves to an option. */
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
        // Groups can share a name.
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

/** A heading above the options of a group. It ignores the select's props, so it cannot be chosen. */
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
/** The keyboard starts at the first option. */
GroupHeading.muiSkipListHighlight = true;

const other = 'other';
const options = [...momentChoices, { id: other, label: listWords.otherDay }];

/** A filter from a day on: common choices relative to today, or any date. */
export function MomentSelect({
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
 * @param onDone gets the day, or null if cancelled
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
