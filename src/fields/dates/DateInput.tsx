import type { DateField } from '../../../domain/fields';
import { isCalendarDay } from '../../../domain/values/days';
import { formWords } from '../../i18n/forms';
import { CalendarInput, type CalendarNotation } from './CalendarInput';
import { readDay, showDay } from './days';
import type { KindInputProps } from '../kind';

const notation: CalendarNotation = {
  picker: 'date',
  toPicker: (value) => (isDay(value) ? value.slice(0, 10) : ''),
  read: readDay,
  show: showDay,
  placeholder: formWords.dateFormat,
  wrong: formWords.noSuchDate,
};

/** A day, typed as DD.MM.YYYY. */
export const DateInput = ({ field: _, ...named }: KindInputProps<DateField>) => (
  <CalendarInput {...named} notation={notation} />
);

/** Also moments, which the existing server sends. */
function isDay(value: string): boolean {
  return isCalendarDay(value.slice(0, 10)) && (value.length === 10 || value[10] === 'T');
}
