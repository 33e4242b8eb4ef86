import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { formWords } from '../../i18n/forms';
import type { KindInputProps } from '../kind';
import { useField } from '../useField';

/** How a point in time is typed, shown and picked. */
export interface CalendarNotation {
  /** The browser's own picker, and the value in its notation; `''` for what is none. */
  picker: 'date' | 'datetime-local';
  toPicker: (value: string) => string;
  /**
   * What was typed or picked as the value that is kept: what is none comes back as typed, so that it is refused on
   * saving instead of being lost.
   */
  read: (typed: string) => string | null;
  show: (value: string | null | undefined) => string;
  placeholder: string;
  /** The sentence for what is none. */
  wrong: string;
}

/**
 * A point in time, typed in the Swiss notation whatever the browser's language, or picked from the browser's calendar.
 * Empty is null.
 */
export function CalendarInput({
  source,
  label,
  required,
  notation,
}: Omit<KindInputProps, 'field'> & { notation: CalendarNotation }) {
  const { value, onChange, onBlur, error, textField } = useField<string | null>(source, { label, required });
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const leave = () => {
    setTyped(null);
    onBlur();
  };
  const picked = value ? notation.toPicker(value) : '';
  const wrong = typed === null && value != null && value !== '' && picked === '';
  return (
    <TextField
      {...textField}
      value={typed ?? notation.show(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(notation.read(event.target.value));
      }}
      onBlur={leave}
      error={error !== undefined || wrong}
      // Its line is there from the start: a message that pushes the page down takes the next click off its button.
      helperText={error ?? (wrong ? notation.wrong : ' ')}
      placeholder={notation.placeholder}
      slotProps={{
        htmlInput: { ...textField.slotProps.htmlInput, inputMode: 'numeric' },
        inputLabel: { shrink: true },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ position: 'relative' }}>
              <IconButton
                size="small"
                edge="end"
                aria-label={`${label}: ${formWords.openCalendar}`}
                onClick={() => picker.current?.showPicker?.()}
              >
                <CalendarIcon fontSize="small" />
              </IconButton>
              <input
                ref={picker}
                type={notation.picker}
                tabIndex={-1}
                aria-hidden="true"
                value={picked}
                onChange={(event) => {
                  setTyped(null);
                  onChange(notation.read(event.target.value));
                }}
                style={{
                  position: 'absolute',
                  inset: 0,
                  opacity: 0,
                  pointerEvents: 'none',
                  width: '100%',
                  height: '100%',
                  border: 0,
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
