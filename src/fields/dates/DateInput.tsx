import type { DateField } from '../../../domain/fields';
import { isCalendarDay } from '../../../domain/values/days';
import { formWords } from '../../i18n/forms';
import { CalendarInput, type CalendarNotation } from './CalendarInput';
import type { KindInputProps } from '../kind';

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

/** Also with a time, as the existing server sends. */
function isDay(value: string): boolean {
  return isCalendarDay(value.slice(0, 10)) && (value.length === 10 || value[10] === 'T');
}

/** `2024-02-01` as `01.02.2024`. Anything but a date is unchanged. */
export function showDay(value: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '');
  return match ? `${match[3]}.${match[2]}.${match[1]}` : (value ?? '');
}

/**
 * Parses `1.2.2024`, `01.02.24`, `01022024` or `2024-02-01` as `2024-02-01`, and empty text as null. Anything else
 * is returned unchanged, so that it is refused on saving instead of lost. Two-digit years from 70 on are 19xx,
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
