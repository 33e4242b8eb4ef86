import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A moment, or now, as the clock of Zurich shows it, wherever the server stands. */
export const inZurich = (moment?: Date): Dayjs => dayjs(moment).tz('Europe/Zurich');

/** A calendar day to compute with: no hour of it is lost or comes twice. */
export const calendarDay = (day: string): Dayjs => dayjs.utc(day);
