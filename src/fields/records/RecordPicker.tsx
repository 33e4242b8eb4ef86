import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type FocusEvent, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { declaredType } from '../../../domain/contentType';
import { recordWords } from '../../i18n/lists';
import { OptionList } from '../options/OptionList';
import type { Option } from '../options/referenceOptions';
import { CreateRecordDialog } from './CreateRecordDialog';
import { isUnknown, relatedOption, type RelatedRecord, type UnknownRecord } from './recordOption';
import { useRecordOptions } from './useRecordOptions';

/** Stands at the end of the list: makes the record that was not found. */
const createId = -1;

interface RecordPickerProps {
  id: string;
  label: string;
  resource: string;
  /** A name without a record is typed in already, and waits to be found or made. */
  value: RelatedRecord | UnknownRecord | null;
  onChange: (record: RelatedRecord | null) => void;
  onBlur?: () => void;
  error?: ReactNode;
  required?: boolean;
  /** A record that cannot be chosen: the one of the form. */
  except?: number | undefined;
  /** What is not there can be made without leaving the form. */
  canCreate?: boolean;
}

/** One record of a type, found by typing; the server searches, so it may be one of twenty thousand. */
export function RecordPicker({
  id,
  label,
  resource,
  value,
  onChange,
  onBlur,
  error,
  required,
  except,
  canCreate = false,
}: RecordPickerProps) {
  const type = declaredType(resource);
  const [open, setOpen] = useState(false);
  const unknown = isUnknown(value) ? value.name : '';
  const [typed, setTyped] = useState<string | null>(null);
  const term = typed ?? unknown;
  const [creating, setCreating] = useState<string | null>(null);
  const found = useRecordOptions(resource, term, open);
  const chosen = value && !isUnknown(value) ? relatedOption(resource, value) : null;
  const [text, setText] = useState(chosen?.label ?? unknown);
  const create: Option[] =
    canCreate && type && !found.busy
      ? [
          {
            id: createId,
            label: recordWords.createNamed(type.label.singular, term.trim()),
            haystack: '',
            entry: { id: createId, name: '', translations: { fr: {}, it: {} } },
          },
        ]
      : [];
  const offered = [...found.options.filter((option) => option.id !== except), ...create];
  const auto = useAutocomplete<Option>({
    id,
    // What is chosen is an option too, though nobody needs to see it.
    options: chosen && !offered.some((option) => option.id === chosen.id) ? [...offered, chosen] : offered,
    filterOptions: (all) => all.filter((option) => offered.includes(option)),
    value: chosen,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    inputValue: text,
    onInputChange: (_, next, reason) => {
      setText(reason === 'input' ? next : next || unknown);
      setTyped(reason === 'input' ? next : null);
    },
    onChange: (_, option) => {
      if (option?.id === createId) setCreating(term.trim());
      else onChange(option ? (option.entry as unknown as RelatedRecord) : null);
    },
    getOptionLabel: (option) => (option.id === createId ? (chosen?.label ?? '') : option.label),
    getOptionKey: (option) => option.id,
    isOptionEqualToValue: (option, other) => option.id === other.id,
    autoHighlight: true,
    selectOnFocus: true,
  });
  const {
    ref,
    onBlur: leave,
    ...input
  } = auto.getInputProps() as InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> };
  const done = (record: RelatedRecord | null) => {
    setCreating(null);
    if (record) onChange(record);
    document.getElementById(id)?.focus();
  };
  return (
    <Box {...auto.getRootProps()} sx={{ position: 'relative' }}>
      <TextField
        id={id}
        label={label}
        inputRef={ref}
        required={required}
        error={Boolean(error)}
        helperText={error ?? (unknown ? recordWords.unknown(unknown) : chosen?.detail || undefined)}
        placeholder={recordWords.typeToFind}
        size="small"
        margin="none"
        fullWidth
        onBlur={(event) => {
          leave?.(event as FocusEvent<HTMLInputElement>);
          onBlur?.();
        }}
        slotProps={{
          htmlInput: { ...input, required: false, 'aria-required': required || undefined, maxLength: 200 },
          input: {
            ref: auto.setAnchorEl,
            sx: { pr: 3.5 },
            endAdornment: <ArrowIcon color="action" sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }} />,
          },
        }}
      />
      {auto.popupOpen && (
        <OptionList
          options={auto.groupedOptions as Option[]}
          listProps={auto.getListboxProps()}
          optionProps={auto.getOptionProps}
          empty={
            found.busy
              ? recordWords.searching
              : found.error
                ? `${recordWords.searchFailed} ${found.error.message}`
                : undefined
          }
        />
      )}
      {creating !== null && type && <CreateRecordDialog type={type} term={creating} onDone={done} />}
    </Box>
  );
}
