import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A point in time, by default now, in Zurich time, regardless of the time zone of the server. */
export const inZurich = (moment?: Date): Dayjs => dayjs(moment).tz('Europe/Zurich');

/** A calendar day for date arithmetic, without changes of the clock. */
export const calendarDay = (day: string): Dayjs => dayjs.utc(day);
