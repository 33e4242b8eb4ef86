import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formWords } from '../../i18n/forms';
import type { KindInputProps } from '../kind';
import { useInputProps, wrongSlots } from '../useField';
import { useTyped } from '../useTyped';

/** How a date or time is typed, shown and picked. */
export interface CalendarNotation {
  /** The browser's picker, and the value in its format; `''` if invalid. */
  picker: 'date' | 'datetime-local';
  toPicker: (value: string) => string;
  /**
   * The typed or picked text as stored value. Invalid text is returned unchanged, so that it is refused on saving
   * instead of lost.
   */
  read: (typed: string) => string | null;
  show: (value: string | null | undefined) => string;
  placeholder: string;
  /** The message for invalid text. */
  wrong: string;
}

/**
 * A date or time, typed in Swiss format whatever the browser's language, or picked from the browser's calendar.
 * Empty is null.
 */
export function CalendarInput({ notation, ...named }: Omit<KindInputProps, 'field'> & { notation: CalendarNotation }) {
  const { path, ...props } = useInputProps(named);
  const { setValue } = useFormContext();
  const value = useWatch({ name: path }) as string | null | undefined;
  const { isTyping, text } = useTyped(notation.read, notation.show);
  const picker = useRef<HTMLInputElement>(null);
  const picked = value ? notation.toPicker(value) : '';
  const isWrong = !isTyping && value != null && value !== '' && picked === '';
  const wrong = wrongSlots(isWrong);
  return (
    <TextInput
      {...props}
      {...text}
      // Always present: a message that pushes the page down would move buttons away from a click.
      helperText={isWrong ? notation.wrong : ''}
      placeholder={notation.placeholder}
      slotProps={{
        ...wrong,
        htmlInput: { ...props.slotProps.htmlInput, inputMode: 'numeric' },
        inputLabel: { ...wrong.inputLabel, shrink: true },
        input: {
          ...wrong.input,
          endAdornment: (
            <InputAdornment position="end" sx={{ position: 'relative' }}>
              <IconButton
                size="small"
                edge="end"
                aria-label={`${named.label}: ${formWords.openCalendar}`}
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
                onChange={(event) =>
                  setValue(path, notation.read(event.target.value), { shouldDirty: true, shouldValidate: true })
                }
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
