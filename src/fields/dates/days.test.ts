import { expect, it } from 'vitest';
import { readDay, showDay } from './DateInput';
import { readDateTime } from './DateTimeInput';

it.each([
  ['01.02.2024', '2024-02-01'],
  ['1.2.2024', '2024-02-01'],
  ['1.2.24', '2024-02-01'],
  ['1.2.71', '1971-02-01'],
  ['01022024', '2024-02-01'],
  ['010224', '2024-02-01'],
  ['31022024', '31022024'],
  ['2024-02-01', '2024-02-01'],
  ['', null],
  ['  ', null],
  ['30.02.2024', '30.02.2024'],
  ['morgen', 'morgen'],
])('reads %j as %j', (typed, day) => expect(readDay(typed)).toBe(day));

it('shows dates in Swiss format, also with times, and anything else unchanged', () => {
  expect(showDay('2024-02-01')).toBe('01.02.2024');
  expect(showDay('2024-02-01T00:00:00+01:00')).toBe('01.02.2024');
  expect(showDay(null)).toBe('');
  expect(showDay('morgen')).toBe('morgen');
});

it.each([
  ['18.3.2027 9:00', '2027-03-18T09:00:00+01:00'],
  ['18032027 0900', '2027-03-18T09:00:00+01:00'],
  ['180320270900', '2027-03-18T09:00:00+01:00'],
  ['1803270900', '2027-03-18T09:00:00+01:00'],
  ['18032027', '2027-03-18T00:00:00+01:00'],
  ['180327', '2027-03-18T00:00:00+01:00'],
  ['', null],
  ['18032027 2500', '18032027 2500'],
])('reads %j as the time %j', (typed, moment) => expect(readDateTime(typed)).toBe(moment));
