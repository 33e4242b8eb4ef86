import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useMemo, useRef, type FocusEvent, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import Chip from '@mui/material/Chip';
import { OptionList } from './OptionList';
import type { Option } from './referenceOptions';

/** A long list (communes) shows so many at once; typing narrows it. */
const shownOptions = 200;

interface OptionsPickerProps {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: Option[];
  /** The options for what is typed. */
  find: (options: readonly Option[], term: string) => Option[];
  onChange: (chosen: Option[]) => void;
  onBlur: () => void;
  error: ReactNode;
  onOpen?: (open: boolean) => void;
  onTerm?: (term: string) => void;
  /** Said while nothing is found. */
  empty?: string | undefined;
}

/**
 * Several entries, picked by typing: shown by name, kept in the order chosen. On the hook of MUI's Autocomplete: the
 * component brings a positioning library that a list right below its field doesn't need.
 */
export function OptionsPicker({
  id,
  label,
  options,
  chosen,
  find,
  onChange,
  onBlur,
  error,
  onOpen,
  onTerm,
  empty,
}: OptionsPickerProps) {
  const shown = useMemo(() => chosen.toSorted((one, other) => one.label.localeCompare(other.label, 'de')), [chosen]);
  const auto = useAutocomplete<Option, true>({
    id,
    multiple: true,
    options,
    value: shown,
    onChange: (_, next) =>
      onChange([
        ...chosen.filter((option) => next.includes(option)),
        ...next.filter((option) => !chosen.includes(option)),
      ]),
    onOpen: () => onOpen?.(true),
    onClose: () => onOpen?.(false),
    onInputChange: (_, text) => onTerm?.(text),
    getOptionLabel: (option) => option.label,
    getOptionKey: (option) => option.id,
    isOptionEqualToValue: (option, other) => option.id === other.id,
    filterOptions: (all, { inputValue }) => find(all, inputValue).slice(0, shownOptions),
    filterSelectedOptions: true,
    autoHighlight: true,
    disableCloseOnSelect: true,
    openOnFocus: false,
  });
  // Told when somebody comes to it: at once, every picker of a form would be drawn twice.
  const frame = useRef<HTMLDivElement>(null);
  const setAnchor: (element: HTMLElement | null) => void = auto.setAnchorEl;
  const {
    ref,
    onBlur: leave,
    ...input
  } = auto.getInputProps() as InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> };

  return (
    <Box {...auto.getRootProps()} onFocus={() => setAnchor(frame.current)} sx={{ position: 'relative' }}>
      <TextField
        id={id}
        label={label}
        inputRef={ref}
        error={Boolean(error)}
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
            ref: frame,
            sx: {
              flexWrap: 'wrap',
              gap: 0.5,
              py: 0.75,
              pl: chosen.length > 0 ? 0.75 : 1.75,
              pr: 3.5,
              '& > input': { px: chosen.length > 0 ? 0.75 : 0, py: 0.25, minHeight: 20 },
            },
            startAdornment:
              chosen.length > 0 ? <OptionChips options={shown} itemProps={auto.getItemProps} /> : undefined,
            endAdornment: <ArrowIcon color="action" sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }} />,
          },
        }}
      />
      {auto.popupOpen && (
        <OptionList
          options={auto.groupedOptions as Option[]}
          listProps={auto.getListboxProps()}
          optionProps={auto.getOptionProps}
          empty={empty}
        />
      )}
    </Box>
  );
}

/** What `useAutocomplete` gives for a chosen entry. */
type ItemProps = (args: { index: number }) => {
  key: number;
  'data-item-index': number;
  tabIndex: -1;
  onDelete: (event: unknown) => void;
};

/** The chosen entries, each removable by its cross, by Backspace, or from the keyboard with the arrow keys. */
function OptionChips({ options, itemProps }: { options: readonly Option[]; itemProps: ItemProps }) {
  return options.map((option, index) => {
    const { key: _, ...props } = itemProps({ index });
    return <Chip key={option.id} size="small" label={option.label} title={option.label} {...props} />;
  });
}
