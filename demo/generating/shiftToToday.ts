import type { ContentTypeName } from '../../domain/contents';
import { contentTypes } from '../../domain/contentTypes';
import { localTime, timestampOf, timesAt } from '../../domain/values/timestamps';

/** The time of the last change in the demo data, which was designed for the following day. */
export const lastRecord = Date.UTC(2026, 9, 23, 16);

const oneDay = 86_400_000;
const oneWeek = 7 * oneDay;

/**
 * Dates that are shifted to stay as far from the day a demo is created as they were from the day it was designed:
 * recent dates, dates that end soon, and all deadlines. Not the dates of projects, which simulated sources also know,
 * nor those at the end of a year.
 */
const living: Partial<Record<ContentTypeName, readonly string[]>> = {
  posts: ['date'],
  'financial-supports': [],
  events: ['startDate', 'endDate'],
};

/** A demo record as of today: its timestamps and shifting dates move by whole weeks, so that weekdays stay the same. */
export function shiftToToday<Values extends object>(name: ContentTypeName, record: Values, now = Date.now()): Values {
  const weeks = Math.floor((now - lastRecord) / oneWeek);
  const values = record as Record<string, unknown>;
  const changed = ['createdAt', 'updatedAt', ...(living[name] ?? [contentTypes[name].deadline ?? ''])].flatMap(
    (field) => (typeof values[field] === 'string' ? [[field, later(values[field], weeks * oneWeek)]] : []),
  );
  return { ...record, ...Object.fromEntries(changed) };
}

/** Shifts a date, a UTC timestamp, or a timestamp in Swiss local time, which keeps its hour. */
function later(date: string, by: number): string {
  if (date.length === 10) return new Date(Date.parse(date) + by).toISOString().slice(0, 10);
  const time = Date.parse(date);
  if (date.endsWith('Z')) return new Date(time + by).toISOString();
  const clock = new Date(Date.parse(`${localTime(time)}Z`) + by).toISOString().slice(0, 19);
  return timestampOf(timesAt(clock)[0] ?? time + by);
}
