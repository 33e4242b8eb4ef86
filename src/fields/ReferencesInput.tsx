import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useMemo, type FocusEvent, type InputHTMLAttributes, type Ref } from 'react';
import type { ReferencesField } from '../../domain/fields';
import type { ReferenceEntry } from '../../domain/references';
import { useReferenceMap, useReferences } from '../references';
import type { KindInputProps } from './kind';
import { OptionChips } from './OptionChips';
import { OptionList } from './OptionList';
import { findOptions, optionOf, referenceOptions, type Option } from './referenceOptions';
import { useField } from './useField';

/** A long list (communes) shows so many at once; typing narrows it. */
const shownOptions = 200;

/**
 * Entries of a reference list, picked by typing and kept in the order chosen. Entries that are chosen but no longer
 * offered stay. On the hook of MUI's Autocomplete: the component brings a positioning library that a list right
 * below its field doesn't need.
 */
export function ReferencesInput({ field, path, label }: KindInputProps<ReferencesField>) {
  const { id, value, onChange, onBlur, error } = useField<{ id: number }[]>(path);
  const entries = useReferences(field.list);
  const known = useReferenceMap(field.list);
  const options = useMemo(() => referenceOptions(entries, field.context), [entries, field.context]);
  const chosen = useMemo(() => (value ?? []).map((entry) => chosenOption(entry, known)), [value, known]);
  const auto = useAutocomplete<Option, true>({
    id,
    multiple: true,
    options,
    value: chosen,
    onChange: (_, next) => onChange(next.map(({ entry }) => entry)),
    getOptionLabel: (option) => option.label,
    getOptionKey: (option) => option.id,
    isOptionEqualToValue: (option, other) => option.id === other.id,
    filterOptions: (all, { inputValue }) => findOptions(all, inputValue).slice(0, shownOptions),
    filterSelectedOptions: true,
    autoHighlight: true,
    disableCloseOnSelect: true,
    openOnFocus: false,
  });
  const { ref, onBlur: leave, ...input } = auto.getInputProps() as InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> };

  return (
    <Box {...auto.getRootProps()} sx={{ position: 'relative' }}>
      <TextField
        id={id}
        label={label}
        inputRef={ref}
        error={error !== undefined}
        helperText={error}
        size="small"
        margin="none"
        fullWidth
        onBlur={(event) => {
          leave?.(event as FocusEvent<HTMLInputElement>);
          onBlur();
        }}
        slotProps={{
          htmlInput: { ...input, sx: { width: 0, minWidth: 60, flexGrow: 1 } },
          input: {
            ref: auto.setAnchorEl,
            sx: {
              flexWrap: 'wrap', gap: 0.5, py: 0.75, pl: chosen.length > 0 ? 0.75 : 1.75, pr: 3.5,
              '& > input': { px: chosen.length > 0 ? 0.75 : 0, py: 0.25, minHeight: 20 },
            },
            startAdornment: chosen.length > 0 ? <OptionChips options={chosen} itemProps={auto.getItemProps} /> : undefined,
            endAdornment: <ArrowIcon color="action" sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }} />,
          },
        }}
      />
      {auto.popupOpen && <OptionList options={auto.groupedOptions as Option[]} listProps={auto.getListboxProps()} optionProps={auto.getOptionProps} />}
    </Box>
  );
}

/** What is chosen, by the name of the list, else by the name the record came with. */
function chosenOption(chosen: { id: number }, known: Map<number, ReferenceEntry>): Option {
  const entry = known.get(chosen.id);
  if (entry) return optionOf(entry);
  const own = chosen as Partial<ReferenceEntry> & { id: number };
  const name = own.name ?? `#${own.id}`;
  return { id: own.id, label: name, haystack: '', entry: { ...own, name, translations: own.translations ?? { fr: {}, it: {} } } };
}
