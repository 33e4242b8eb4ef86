import { expect, it } from 'vitest';
import { shiftToToday } from './shiftToToday';

it('keeps recent records recent, on the same weekday and at the same hour, whenever a demo is created', () => {
  const later = (name: 'jobs' | 'posts' | 'projects', record: object) =>
    shiftToToday(name, record, Date.UTC(2027, 3, 15, 10));
  const job = { createdAt: '2026-10-21T10:00:00.000Z', applicationDeadline: '2026-11-06T16:00:00+01:00' };
  expect(later('jobs', job)).toEqual({
    createdAt: '2027-04-07T10:00:00.000Z',
    applicationDeadline: '2027-04-23T16:00:00+02:00',
  });
  expect(later('jobs', { applicationDeadline: null })).toEqual({ applicationDeadline: null });
  expect(later('posts', { date: '2026-10-21' })).toEqual({ date: '2027-04-07' });
  expect(later('projects', { startDate: '2026-10-01' })).toEqual({ startDate: '2026-10-01' });
});
