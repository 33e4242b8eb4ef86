import type { ContentTypeName } from '../../domain/contents';
import { contentTypes } from '../../domain/contentTypes';
import { clockAt, momentOf, timesAt } from '../../domain/values/moments';

/** Until here the demo records were written; they were thought up for the day after. */
export const lastRecord = Date.UTC(2026, 9, 23, 16);

const oneDay = 86_400_000;
const oneWeek = 7 * oneDay;

/**
 * What lies as far from the day on which a demonstration is filled as it did from that on which it was thought up: what
 * is new, what is over soon; a deadline anyway. Not the dates of projects, which simulated sources know too, nor those that stand at the
 * end of a year.
 */
const living: Partial<Record<ContentTypeName, readonly string[]>> = {
  posts: ['date'],
  'financial-supports': [],
  events: ['startDate', 'endDate'],
};

/**
 * A demo record as of today: when it was written, and its dates that live, by whole weeks later, so that days of the
 * week stay.
 */
export function asOfToday<Values extends object>(name: ContentTypeName, record: Values, now = Date.now()): Values {
  const weeks = Math.floor((now - lastRecord) / oneWeek);
  const values = record as Record<string, unknown>;
  const changed = ['createdAt', 'updatedAt', ...(living[name] ?? [contentTypes[name].deadline ?? ''])].flatMap(
    (field) => (typeof values[field] === 'string' ? [[field, later(values[field], weeks * oneWeek)]] : []),
  );
  return { ...record, ...Object.fromEntries(changed) };
}

/** A day, a moment in UTC, or one as the clock of Zurich shows it, which then shows the same hour. */
function later(date: string, by: number): string {
  if (date.length === 10) return new Date(Date.parse(date) + by).toISOString().slice(0, 10);
  const time = Date.parse(date);
  if (date.endsWith('Z')) return new Date(time + by).toISOString();
  const clock = new Date(Date.parse(`${clockAt(time)}Z`) + by).toISOString().slice(0, 19);
  return momentOf(timesAt(clock)[0] ?? time + by);
}
