import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { isAssignable } from '../../../domain/referenceUses';
import { referenceLists, type ReferenceListName } from '../../../domain/references';
import { useReferences } from '../../cache/references';
import { findOptions, optionOf, type Option } from '../../fields/options/referenceOptions';
import { formWords } from '../../i18n/forms';
import { inboxWords } from '../../i18n/review';

interface EntryFieldProps {
  list: ReferenceListName;
  chosen: Option | null;
  onChoose: (option: Option | null) => void;
  /** Called on Enter when an entry is chosen. */
  onConfirm: () => void;
}

/** One reference, found by typing. */
export function EntryField({ list, chosen, onChoose, onConfirm }: EntryFieldProps) {
  const entries = useReferences(list);
  const options = useMemo(() => entries.filter((entry) => isAssignable(list, entry)).map(optionOf), [entries, list]);
  const [isOpen, setOpen] = useState(false);
  return (
    <Autocomplete
      id="inbox-entry"
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      value={chosen}
      onChange={(_, option) => onChoose(option)}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      filterOptions={(all, { inputValue }) => findOptions(all, inputValue).slice(0, 200)}
      noOptionsText={formWords.noOptions}
      autoHighlight
      // Rendered inside the dialog, which has room for it.
      disablePortal
      sx={{ mt: 2, minHeight: 340 }}
      renderInput={(props) => (
        <TextField
          {...props}
          label={`${inboxWords.assignEntry} (${referenceLists[list].label})`}
          autoFocus
          // The first Enter chooses, the next one confirms.
          onKeyDown={(event) => event.key === 'Enter' && !isOpen && onConfirm()}
        />
      )}
    />
  );
}
