import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useMemo, useRef } from 'react';
import { isAssignable } from '../../../domain/referenceUses';
import { referenceLists, type ReferenceListName } from '../../../domain/references';
import { OptionList } from '../../fields/options/OptionList';
import { findOptions, optionOf, type Option } from '../../fields/options/referenceOptions';
import { inboxWords } from '../../i18n/review';
import { useReferences } from '../../cache/references';

interface EntryFieldProps {
  list: ReferenceListName;
  chosen: Option | null;
  onChoose: (option: Option | null) => void;
  /** Enter, once an entry is chosen. */
  onConfirm: () => void;
}

/** One entry of a reference list, found by typing. */
export function EntryField({ list, chosen, onChoose, onConfirm }: EntryFieldProps) {
  const entries = useReferences(list);
  const options = useMemo(() => entries.filter((entry) => isAssignable(list, entry)).map(optionOf), [entries, list]);
  const auto = useAutocomplete<Option>({
    id: 'inbox-entry',
    options,
    value: chosen,
    onChange: (_, option) => onChoose(option),
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (option, other) => option.id === other.id,
    filterOptions: (all, { inputValue }) => findOptions(all, inputValue).slice(0, 200),
    autoHighlight: true,
  });
  const { ref, ...input } = auto.getInputProps();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <Box {...auto.getRootProps()} ref={root} sx={{ position: 'relative', mt: 2, minHeight: 340 }}>
      <TextField
        id="inbox-entry"
        label={`${inboxWords.assignEntry} (${referenceLists[list].label})`}
        fullWidth
        inputRef={ref}
        // The first Enter chooses, the next one confirms.
        onKeyDown={(event) => event.key === 'Enter' && !auto.popupOpen && onConfirm()}
        slotProps={{ htmlInput: input, input: { ref: auto.setAnchorEl } }}
      />
      {auto.popupOpen && (
        <OptionList
          options={auto.groupedOptions}
          listProps={auto.getListboxProps()}
          optionProps={auto.getOptionProps}
        />
      )}
    </Box>
  );
}
