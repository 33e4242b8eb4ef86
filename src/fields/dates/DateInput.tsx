import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DateField } from '../../../domain/fields';
import { isCalendarDay } from '../../../domain/values/days';
import { formWords } from '../../i18n/forms';
import { type KindInputProps, useInputProps, invalidSlots, useTyped } from '../useField';

const notation: CalendarNotation = {
  picker: 'date',
  toPicker: (value) => (isDay(value) ? value.slice(0, 10) : ''),
  read: readDay,
  show: showDay,
  placeholder: formWords.dateFormat,
  wrong: formWords.noSuchDate,
};

/** A date, typed as DD.MM.YYYY. */
export const DateInput = ({ field: _, ...named }: KindInputProps<DateField>) => (
  <CalendarInput {...named} notation={notation} />
);

/** Also accepts a time, which the existing server sends. */
function isDay(value: string): boolean {
  return isCalendarDay(value.slice(0, 10)) && (value.length === 10 || value[10] === 'T');
}

/** Formats `2024-02-01` as `01.02.2024`. Anything but a date is unchanged. */
export function showDay(value: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '');
  return match ? `${match[3]}.${match[2]}.${match[1]}` : (value ?? '');
}

/**
 * Parses `1.2.2024`, `01.02.24`, `01022024` or `2024-02-01` as `2024-02-01`, and an empty text as null. Anything else
 * is returned unchanged, so that saving refuses it instead of losing it. Two-digit years from 70 onwards are 19xx,
 * others 20xx.
 */
export function readDay(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const match = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (!match) return text;
  const [, day, month, year] = match as unknown as [string, string, string, string];
  const full = year.length === 4 ? year : `${Number(year) >= 70 ? '19' : '20'}${year}`;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : text;
}

/** How a date or time is typed, shown and picked. */
export interface CalendarNotation {
  /** The type of the browser's picker, and the value in its format; `''` if invalid. */
  picker: 'date' | 'datetime-local';
  toPicker: (value: string) => string;
  /**
   * Converts typed or picked text to the stored value. Invalid text is returned unchanged, so that saving refuses it
   * instead of losing it.
   */
  read: (typed: string) => string | null;
  show: (value: string | null | undefined) => string;
  placeholder: string;
  /** The message for invalid text. */
  wrong: string;
}

/**
 * A date or time, typed in Swiss format whatever the browser's language, or picked from the browser's calendar. An
 * empty input is null.
 */
export function CalendarInput({ notation, ...named }: Omit<KindInputProps, 'field'> & { notation: CalendarNotation }) {
  const { path, ...props } = useInputProps(named);
  const { setValue } = useFormContext();
  const value = useWatch({ name: path }) as string | null | undefined;
  const { isTyping, text } = useTyped(notation.read, notation.show);
  const picker = useRef<HTMLInputElement>(null);
  const picked = value ? notation.toPicker(value) : '';
  const isWrong = !isTyping && value != null && value !== '' && picked === '';
  const wrong = invalidSlots(isWrong);
  return (
    <TextInput
      {...props}
      {...text}
      // Always rendered, because a message that pushes the page down would move buttons away from a click.
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
                disabled={props.readOnly}
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
