import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTime } from '../domain/values/timestamps';
import { calendarDay, inZurich } from './clock';

it('shows Zurich time, also around the nights when the clock changes', () => {
  const around = (moment: string) =>
    fc.integer({ min: -7_200, max: 7_200 }).map((seconds) => Date.parse(moment) + seconds * 1_000);
  const moments = fc.oneof(
    fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1_000),
    around('2026-03-29T01:00:00Z'),
    around('2026-10-25T01:00:00Z'),
  );
  fc.assert(
    fc.property(moments, (time) => inZurich(new Date(time)).format('YYYY-MM-DDTHH:mm:ss') === localTime(time)),
    { numRuns: 300 },
  );
});

it('calculates with days by the calendar', () => {
  const monthBefore = (day: string) => calendarDay(day).subtract(1, 'month').format('YYYY-MM-DD');
  expect(['2026-03-31', '2024-03-31', '2026-01-05', '2026-11-15'].map(monthBefore)).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2025-12-05',
    '2026-10-15',
  ]);
  expect(calendarDay('2026-04-01').diff(calendarDay('2026-03-01'), 'day')).toBe(31);
});
