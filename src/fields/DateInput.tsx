import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { DateField } from '../../domain/fields';
import { isCalendarDay } from '../../domain/days';
import { formWords } from '../i18n/forms';
import { readDay, showDay } from './days';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/**
 * A day, typed as DD.MM.YYYY whatever the browser's language, or picked from the browser's calendar. Empty is null.
 */
export function DateInput({ source, label, required }: KindInputProps<DateField>) {
  const { value, onChange, onBlur, error, textField } = useField<string | null>(source, { label, required });
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const leave = () => {
    setTyped(null);
    onBlur();
  };
  const wrong = typed === null && value != null && value !== '' && readDay(value) === value && !isDay(value);
  return (
    <TextField
      {...textField}
      value={typed ?? showDay(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readDay(event.target.value));
      }}
      onBlur={leave}
      error={error !== undefined || wrong}
      // Its line is there from the start: a message that pushes the page down takes the next click off its button.
      helperText={error ?? (wrong ? formWords.noSuchDate : ' ')}
      placeholder={formWords.dateFormat}
      slotProps={{
        htmlInput: { ...textField.slotProps.htmlInput, inputMode: 'numeric' },
        inputLabel: { shrink: true },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ position: 'relative' }}>
              <IconButton size="small" edge="end" aria-label={`${label}: ${formWords.openCalendar}`} onClick={() => picker.current?.showPicker?.()}>
                <CalendarIcon fontSize="small" />
              </IconButton>
              <input
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden="true"
                value={isDay(value) ? value.slice(0, 10) : ''}
                onChange={(event) => {
                  setTyped(null);
                  onChange(event.target.value || null);
                }}
                style={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none', width: '100%', height: '100%', border: 0 }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Also moments, which the existing server sends. */
function isDay(value: string | null | undefined): value is string {
  return typeof value === 'string' && isCalendarDay(value.slice(0, 10)) && (value.length === 10 || value[10] === 'T');
}
