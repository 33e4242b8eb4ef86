import { clockAt } from '../../domain/moments';
import { wholeDays } from '../../domain/wholeDays';
import { formatDay, formatMoment } from '../ui/format';

const isMoment = (moment: unknown): moment is string => typeof moment === 'string' && !Number.isNaN(Date.parse(moment));

/**
 * When an event is: one moment where it ends when it begins or nobody knows its end; a day with its hours; else from one moment to another.
 * Whole days have no hours. '' where nobody knows.
 */
export function formatEventDates(start: unknown, end: unknown): string {
  if (!isMoment(start)) return '';
  const till = isMoment(end) ? end : null;
  const days = wholeDays(start, till);
  if (days) return between(formatDay(days.first), formatDay(days.last));
  if (till === null || Date.parse(till) === Date.parse(start)) return formatMoment(start);
  if (formatDay(start) === formatDay(till)) return `${formatMoment(start)}–${clockAt(Date.parse(till)).slice(11, 16)}`;
  return between(formatMoment(start), formatMoment(till));
}

const between = (from: string, till: string) => (till === from ? from : `${from} – ${till}`);
