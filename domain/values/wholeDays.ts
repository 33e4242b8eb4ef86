import { dayBefore } from '../editorFilters';
import { swissDay } from './days';
import { localTime } from './timestamps';

/**
 * Detects whole days in Zurich time: from midnight to midnight, or to the last minute of a day.
 * @returns the first and last day, `YYYY-MM-DD`; null if the event starts or ends at another time
 */
export function wholeDays(start: string, end: string | null): { first: string; last: string } | null {
  const [from, till] = [Date.parse(start), Date.parse(end ?? start)];
  const hour = (time: number) => localTime(time).slice(11, 16);
  if (hour(from) !== '00:00' || !['00:00', '23:59'].includes(hour(till))) return null;
  return { first: swissDay.format(from), last: swissDay.format(Math.max(from, till)) };
}

/** The next day: calendars use it as the exclusive end of whole days. */
export const dayAfter = (day: string): string => dayBefore(day, -1);
