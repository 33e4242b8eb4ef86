import { isCalendarDay, toDay } from './days';

/** Timestamps in Zurich time, which has been one hour ahead of UTC since 1894, and two in summer. */

const hour = 3_600_000;
const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export const invalidTimestamp = 'Diesen Tag oder diese Uhrzeit gibt es nicht.';

/**
 * The local time in Zurich, `2027-03-18T09:00:00`.
 * @param time milliseconds since 1970, from the year 1900 on
 */
export const localTime = (time: number): string => wall.format(time).replace(' ', 'T');

/**
 * The points in time that a local time such as `2027-03-18T09:00:00` can mean, in milliseconds since 1970. Usually one;
 * two when clocks go back in October, summer time first; none in the skipped hour in March.
 */
export function timesAt(clock: string): number[] {
  const time = Date.parse(`${clock}Z`);
  return [time - 2 * hour, time - hour].filter((candidate) => localTime(candidate) === clock);
}

/** Formats a point in time in the stored form: `2027-03-18T09:00:00+01:00`. */
export function timestampOf(time: number): string {
  const clock = localTime(time);
  return `${clock}+0${Math.round((Date.parse(`${clock}Z`) - time) / hour)}:00`;
}

/** In the order in which they occur that night in October. */
export const seasons = ['Sommerzeit', 'Winterzeit'] as const;

/**
 * Both timestamps with the same local time, the earlier one first; undefined if there is only one.
 * @param moment in the stored form
 */
export function ambiguousTimestamps(moment: string): [string, string] | undefined {
  const [first, second] = timesAt(localTime(Date.parse(moment)));
  return first === undefined || second === undefined ? undefined : [timestampOf(first), timestampOf(second)];
}

/**
 * Formats a timestamp as `18.03.2027 09:00` in Zurich time, with the season in the hour that occurs twice. Anything
 * else stays unchanged.
 */
export function formatTimestamp(value: string): string {
  const moment = toTimestamp(value);
  if (moment === null) return value;
  const clock = `${moment.slice(0, 10).split('-').toReversed().join('.')} ${moment.slice(11, 16)}`;
  const both = ambiguousTimestamps(moment);
  return both ? `${clock} (${seasons[moment === both[0] ? 0 : 1]})` : clock;
}

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/;
/** German notations `5.3.2027 9:30`, `05.03.2027, 9.30`. */
const german = /^(\d{1,2}\.\s?\d{1,2}\.\s?\d{4})(?:,?\s+(\d{1,2})[:.h](\d{2})(?:\s+\((\p{L}+)\))?)?$/u;

/**
 * Reads a timestamp, in ISO 8601 or German notation, into the stored form. Without an offset it is Zurich time, the
 * earlier of two possible ones; a day without a time means its start. Null for anything else.
 */
export function toTimestamp(input: string): string | null {
  const [, date, hours, minutes, season] = german.exec(input.trim()) ?? [];
  if (date !== undefined) {
    const moment = momentIn(toDay(date), hours, minutes);
    return (moment !== null && season === seasons[1] && ambiguousTimestamps(moment)?.[1]) || moment;
  }
  const [, day = null, ...rest] = iso.exec(input.trim()) ?? [];
  return momentIn(day, ...rest);
}

/** A day in the notation of existing clients, `2026-07-01T00:00:00+02:00`; anything else stays unchanged. */
export const dayWithOffset = (day: string | null): string | null =>
  day === null ? null : (toTimestamp(toDay(day) ?? '') ?? day);

function momentIn(day: string | null, hours = '00', minutes = '00', seconds = '00', zone?: string): string | null {
  if (
    day === null ||
    !isCalendarDay(day) ||
    day < '1900' ||
    day > '9998' ||
    Number(hours) > 23 ||
    minutes > '59' ||
    seconds > '59'
  )
    return null;
  const clock = `${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  const time = zone === undefined ? timesAt(clock)[0] : Date.parse(`${clock}${zone.replace(/^(...)(\d\d)$/, '$1:$2')}`);
  return time === undefined ? null : timestampOf(time);
}
