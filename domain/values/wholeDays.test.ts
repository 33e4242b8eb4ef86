import { expect, it } from 'vitest';
import { dayAfter, wholeDays } from './wholeDays';

it('events from midnight to midnight, or to the last minute, are whole days in Zurich time', () => {
  expect(wholeDays('2027-05-01T00:00:00+02:00', null)).toEqual({ first: '2027-05-01', last: '2027-05-01' });
  expect(wholeDays('2027-04-30T22:00:00Z', '2027-05-03T23:59:00+02:00')).toEqual({
    first: '2027-05-01',
    last: '2027-05-03',
  });
  expect(wholeDays('2027-05-01T00:00:00+02:00', '2027-05-01T12:00:00+02:00')).toBeNull();
  expect(wholeDays('2027-05-01T08:00:00+02:00', '2027-05-02T00:00:00+02:00')).toBeNull();
  expect(dayAfter('2027-12-31')).toBe('2028-01-01');
});
