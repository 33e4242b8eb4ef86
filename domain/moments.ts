import { isCalendarDay } from './days';

/** Moments as the clock of Zurich shows them. Since 1894 it has been one hour before UTC, or two in summer. */

const hour = 3_600_000;
const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
});

/** The sentence for what is no moment. */
export const noMoment = 'Diesen Tag oder diese Uhrzeit gibt es nicht.';

/** What the clock shows, as `2027-03-18T09:00:00`. In: milliseconds since 1970, from the year 1900 on. */
export const clockAt = (time: number): string => wall.format(time).replace(' ', 'T');

/**
 * When the clock shows something, as `2027-03-18T09:00:00`: usually once; twice in the night in October when it is put back, the
 * hour of summer first; never in that in March when it is put forward. Out: milliseconds since 1970.
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

const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](?:([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?))?$/;

/**
 * The moment that a text means, in the form that is kept: ISO 8601 with its offset; without one, what the clock of Zurich shows, the first
 * time where it shows it twice; a day alone means its beginning. Null when there is no such moment.
 */
export function toMoment(input: string): string | null {
  const match = written.exec(input.trim());
  const [, day = '', hours = '00', minutes = '00', seconds = '00', zone] = match ?? [];
  if (!isCalendarDay(day) || day < '1900' || day > '9998') return null;
  const clock = `${day}T${hours}:${minutes}:${seconds}`;
  const time = zone === undefined ? timesAt(clock)[0] : Date.parse(`${clock}${zone.replace(/^(...)(\d\d)$/, '$1:$2')}`);
  return time === undefined ? null : momentOf(time);
}
