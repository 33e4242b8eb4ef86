import { expect, it } from 'vitest';
import { daysSince, isRecent } from './RecipientsDialog';

const now = Date.parse('2026-11-21T12:00:00Z');

it('counts whole days, and calls the last 30 recent', () => {
  expect(
    ['2026-11-21T11:00:00Z', '2026-11-20T12:00:00Z', '2026-10-22T12:00:00Z', '2026-12-01T00:00:00Z'].map((moment) =>
      daysSince(moment, now),
    ),
  ).toEqual([0, 1, 30, 0]);
  expect(
    ['2026-11-21T11:00:00Z', '2026-10-22T12:00:00Z', '2026-10-22T11:59:59Z', null].map((moment) =>
      isRecent(moment, now),
    ),
  ).toEqual([true, true, false, false]);
});
