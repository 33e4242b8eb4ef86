import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A point in time in Zurich time, now by default, whatever the server's time zone. */
export const inZurich = (moment?: Date): Dayjs => dayjs(moment).tz('Europe/Zurich');

/** A calendar day for date arithmetic, unaffected by daylight saving time. */
export const calendarDay = (day: string): Dayjs => dayjs.utc(day);
