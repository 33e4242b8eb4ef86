import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projects } from '../types/project';
import { readListRequest } from './listRequest';

describe('a point in time', () => {
  // 00:30 in Switzerland, but still the previous day in UTC.
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-08T23:30:00Z') }));
  afterEach(() => void vi.useRealTimers());
  const changedAtBounds = (filter: string, value: string) =>
    readListRequest(projects, { [filter]: [value] }).filters.map(({ values }) => values);

  it('can be a day, or a number of days before the current day', () => {
    expect(changedAtBounds('changedSince', '2026-03-02')).toEqual([['2026-03-01T23:00:00.000Z']]);
    expect(changedAtBounds('changedSince', '7d')).toEqual([['2026-03-01T23:00:00.000Z']]);
    expect(changedAtBounds('changedSince', '0d')).toEqual([['2026-03-08T23:00:00.000Z']]);
    expect(changedAtBounds('changedBefore', '1d')).toEqual([['2026-03-08T23:00:00.000Z']]);
    vi.setSystemTime(Date.parse('2026-03-09T23:30:00Z'));
    expect(changedAtBounds('changedSince', '7d')).toEqual([['2026-03-02T23:00:00.000Z']]);
  });

  it.each(['7', 'd', '-7d', '7 d', '999999d', '99999999d', '2026-02-30'])('%s is refused', (value) => {
    expect(() => changedAtBounds('changedSince', value)).toThrow(/2024-01-31/);
  });
});
