import { isCalendarDay, toDay } from './days';

/** Moments as the clock of Zurich shows them. Since 1894 it has been one hour before UTC, or two in summer. */

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

/** The sentence for what is no moment. */
export const noMoment = 'Diesen Tag oder diese Uhrzeit gibt es nicht.';

/** What the clock shows, as `2027-03-18T09:00:00`. In: milliseconds since 1970, from the year 1900 on. */
export const clockAt = (time: number): string => wall.format(time).replace(' ', 'T');

/**
 * When the clock shows something, as `2027-03-18T09:00:00`: usually once; twice in the night in October when it is put
 * back, the hour of summer first; never in that in March when it is put forward. Out: milliseconds since 1970.
 */
export function timesAt(clock: string): number[] {
  const time = Date.parse(`${clock}Z`);
  return [time - 2 * hour, time - hour].filter((candidate) => clockAt(candidate) === clock);
}

/** A moment in the form that is kept: `2027-03-18T09:00:00+01:00`. */
export function momentOf(time: number): string {
  const clock = clockAt(time);
  return `${clock}+0${Math.round((Date.parse(`${clock}Z`) - time) / hour)}:00`;
}

/** The two in the order of the night in October. */
export const seasons = ['Sommerzeit', 'Winterzeit'] as const;

/**
 * The two moments that the clock shows alike, the earlier one first; undefined where it shows this one only. In: a
 * moment in the form that is kept.
 */
export function bothOf(moment: string): [string, string] | undefined {
  const [first, second] = timesAt(clockAt(Date.parse(moment)));
  return first === undefined || second === undefined ? undefined : [momentOf(first), momentOf(second)];
}

/**
 * `18.03.2027 09:00` in the clock of Zurich; in the hour that happens twice with which of them it is. What is no moment
 * stays as it is.
 */
export function writtenMoment(value: string): string {
  const moment = toMoment(value);
  if (moment === null) return value;
  const clock = `${moment.slice(0, 10).split('-').toReversed().join('.')} ${moment.slice(11, 16)}`;
  const both = bothOf(moment);
  return both ? `${clock} (${seasons[moment === both[0] ? 0 : 1]})` : clock;
}

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/;
/** As people write it: `5.3.2027 9:30`, `05.03.2027, 9.30`. */
const german = /^(\d{1,2}\.\s?\d{1,2}\.\s?\d{4})(?:,?\s+(\d{1,2})[:.h](\d{2})(?:\s+\((\p{L}+)\))?)?$/u;

/**
 * The moment that a text means, in the form that is kept: ISO 8601 with its offset, or as people write it; without an
 * offset, what the clock of Zurich shows, the first time where it shows it twice and nobody says which; a day alone
 * means its beginning. Null when there is no such moment.
 */
export function toMoment(input: string): string | null {
  const [, date, hours, minutes, season] = german.exec(input.trim()) ?? [];
  if (date !== undefined) {
    const moment = momentIn(toDay(date), hours, minutes);
    return (moment !== null && season === seasons[1] && bothOf(moment)?.[1]) || moment;
  }
  const [, day = null, ...rest] = iso.exec(input.trim()) ?? [];
  return momentIn(day, ...rest);
}

/** A day as existing clients expect it, `2026-07-01T00:00:00+02:00`; what has no beginning there stays as it is. */
export const dayWithOffset = (day: string | null): string | null =>
  day === null ? null : (toMoment(toDay(day) ?? '') ?? day);

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
  return time === undefined ? null : momentOf(time);
}
