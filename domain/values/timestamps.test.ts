import { describe, expect, it } from 'vitest';
import { timestampOf, timesAt, toTimestamp, formatTimestamp } from './timestamps';

describe('a timestamp', () => {
  it.each([
    // With an offset: converts to Zurich time.
    ['2027-03-18T09:00:00+01:00', '2027-03-18T09:00:00+01:00'],
    ['2027-03-18T08:00:00Z', '2027-03-18T09:00:00+01:00'],
    ['2027-07-18T08:00:00.123Z', '2027-07-18T10:00:00+02:00'],
    ['2027-03-18T09:00:00+0100', '2027-03-18T09:00:00+01:00'],
    ['2027-01-01T00:30:00+09:00', '2026-12-31T16:30:00+01:00'],
    // Without an offset: Zurich time; a day without a time starts at midnight.
    ['2027-03-18 09:00:00', '2027-03-18T09:00:00+01:00'],
    ['2027-07-18T09:05', '2027-07-18T09:05:00+02:00'],
    ['2027-07-18', '2027-07-18T00:00:00+02:00'],
    // In the hour that occurs twice: the first time, unless the offset indicates the second.
    ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+01:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
    // The hour that is skipped does not exist.
    ['2027-03-28T02:30', null],
    ['2027-02-29T09:00', null],
    ['2027-03-18T24:00', null],
    ['2027-03-18T09:60', null],
    ['0027-03-18T09:00Z', null],
    ['bald', null],
    ['', null],
    ['31.02.2027 09:00', null],
    ['28.3.2027 2:30', null],
    // German notation, also from spreadsheets.
    ['18.03.2027 09:00', '2027-03-18T09:00:00+01:00'],
    ['8.7.2027, 9.05', '2027-07-08T09:05:00+02:00'],
    ['18.7.2027', '2027-07-18T00:00:00+02:00'],
    ['25.10.2026 02:30', '2026-10-25T02:30:00+02:00'],
    ['25.10.2026 02:30 (Winterzeit)', '2026-10-25T02:30:00+01:00'],
  ])('%s becomes %s', (input, moment) => expect(toTimestamp(input)).toBe(moment));

  it('has the same notation from any source; a local time occurs once, twice or never', () => {
    for (let time = Date.parse('2026-10-24T20:00:00Z'); time < Date.parse('2026-10-25T06:00:00Z'); time += 600_000) {
      expect(toTimestamp(timestampOf(time))).toBe(timestampOf(time));
      expect(Date.parse(timestampOf(time))).toBe(time);
      expect(toTimestamp(formatTimestamp(timestampOf(time)))).toBe(timestampOf(time));
    }
    expect(
      [timesAt('2026-10-25T01:59:59'), timesAt('2026-10-25T02:00:00'), timesAt('2027-03-28T02:00:00')].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 2, 0]);
  });
});
