import { localTime } from './timestamps';
import { wholeDays } from './wholeDays';

/** Formats a day or local time as `18.03.2027`. */
export const formatDay = (clock: string): string => `${clock.slice(8, 10)}.${clock.slice(5, 7)}.${clock.slice(0, 4)}`;
const formatClock = (clock: string) => `${formatDay(clock)} ${clock.slice(11, 16)}`;

const isMoment = (moment: unknown): moment is string => typeof moment === 'string' && !Number.isNaN(Date.parse(moment));

/**
 * Formats the dates of an event: a single time if start and end are equal or the end is unknown; a day with hours if
 * both are on the same day; otherwise from one time to another. Whole days are shown without hours. '' without a start.
 */
export function formatEventDates(start: unknown, end: unknown): string {
  if (!isMoment(start)) return '';
  const till = isMoment(end) ? end : null;
  const days = wholeDays(start, till);
  if (days) return between(formatDay(days.first), formatDay(days.last));
  const [from, to] = [localTime(Date.parse(start)), localTime(Date.parse(till ?? start))];
  if (from.slice(0, 10) === to.slice(0, 10))
    return `${formatClock(from)}${Date.parse(till ?? start) === Date.parse(start) ? '' : `–${to.slice(11, 16)}`}`;
  return between(formatClock(from), formatClock(to));
}

const between = (from: string, till: string) => (till === from ? from : `${from} – ${till}`);
