import { clockAt } from '../../domain/moments';
import { formatDay, formatMoment } from '../ui/format';

const midnight = '00:00';

/**
 * When an event is: one moment where it ends when it begins or nobody knows its end; a day with its hours; else from one moment to another.
 * Whole days, from midnight to midnight, have no hours. '' where nobody knows.
 */
export function formatEventDates(start: unknown, end: unknown): string {
  const [from, till] = [timeOf(start), timeOf(end)];
  if (from === null) return '';
  const [hour, lastHour] = [hourOf(from), till === null ? null : hourOf(till)];
  const isWhole = hour === midnight && (lastHour === null || lastHour === midnight || lastHour === '23:59');
  if (isWhole) return between(formatDay(start), till === null ? '' : formatDay(end));
  if (till === null || till === from) return formatMoment(start);
  if (formatDay(start) === formatDay(end)) return `${formatMoment(start)}–${lastHour}`;
  return between(formatMoment(start), formatMoment(end));
}

const between = (from: string, till: string) => (till === '' || till === from ? from : `${from} – ${till}`);
const hourOf = (time: number) => clockAt(time).slice(11, 16);

function timeOf(moment: unknown): number | null {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
